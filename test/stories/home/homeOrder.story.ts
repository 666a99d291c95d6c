import type { Page } from '@playwright/test';
import { expect, story } from '../support/story';

/** The names of the elements of the screen that Tab reaches, in that order. */
const stops = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('main').focus();
  const names: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const here = document.activeElement;
      if (!here?.closest('main')) return null;
      return (here.getAttribute('aria-label') ?? here.textContent ?? '').trim();
    });
    if (name === null) break;
    names.push(name);
  }
  return names;
};

const before = (names: readonly string[], one: string, other: string) => {
  expect(names, `"${one}" and "${other}"`).toEqual(expect.arrayContaining([one, other]));
  expect(names.indexOf(one), `"${one}" before "${other}"`).toBeLessThan(names.indexOf(other));
};

for (const width of [360, 1280])
  story(
    `At ${width} px Home is read and reached in one order: services, spending, what is due, offers`,
    async ({ page, logInAs }) => {
      await page.setViewportSize({ width, height: 800 });
      await logInAs('asha');
      await expect(page.getByRole('link', { name: 'Renew · ₹882.40' })).toBeVisible();
      // The offers load when they are scrolled to.
      await page.getByRole('heading', { name: 'Offers' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Pause offers' }).waitFor();
      const names = await stops(page);
      before(names, 'Renew: Living-room box', 'Refresh box: Living-room box');
      before(names, 'Refresh box: Living-room box', 'Renew: Broadband');
      before(names, 'Renew: Broadband', 'View history');
      before(names, 'View history', 'Renew · ₹882.40');
      before(names, 'Renew · ₹882.40', 'Pause offers');
      const read = await page.getByRole('main').getByRole('heading').allTextContents();
      expect(read.slice(1, 3)).toEqual(['Living-room box', 'Broadband']);
      expect(read.indexOf('Spending')).toBeLessThan(read.indexOf('Offers'));
    },
  );

story(
  'The settings open by the keyboard from any screen, and Escape leads back to their button',
  async ({ page, logInAs }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInAs('asha');
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
    await page.getByRole('button', { name: 'Dark' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
    await expect(button).toBeFocused();
  },
);
