import type { Locator, Page } from 'playwright-core';

/** The button that leads from the one method that a phone shows to all methods, in every language. */
const change = (page: Page): Locator => page.locator('main [role=group]:has(> h2):has(svg) button');

/** What is on the page once a payment method can be chosen. */
export const payMethods = (page: Page): Locator =>
  page.locator('main [name=way]').or(change(page)).first();

/** Shows every payment method, as a wide screen does by itself. */
export const openMethods = async (page: Page): Promise<void> => {
  await payMethods(page).waitFor();
  if (await change(page).isVisible()) await change(page).click();
};

/** Takes a payment method by its value. */
export const chooseMethod = async (
  page: Page,
  method: 'BALANCE' | 'CARD' | 'INSTALMENT',
): Promise<void> => {
  await openMethods(page);
  await page.locator(`main [name=way][value=${method}]`).check();
};
