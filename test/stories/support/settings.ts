import type { Page } from '@playwright/test';

/** The button of the settings menu, in whatever language. */
export const settingsButton = (page: Page) =>
  page.locator('[popovertarget=settings]').locator('visible=true');

/** Opens the settings menu of the bar or the rail, presses a choice in it and leaves it. */
const choose = async (page: Page, name: string) => {
  await settingsButton(page).click();
  await page.locator('#settings').getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('Escape');
};

export const chooseTheme = (page: Page, name: 'Same as device' | 'Light' | 'Dark') =>
  choose(page, name);

export const chooseLanguage = (page: Page, name: string) => choose(page, name);

/** The theme that is pressed in the menu, by its name; the menu need not be open. */
export const pressedTheme = (page: Page) =>
  page.locator('#settings [data-theme-choice][aria-pressed=true]');
