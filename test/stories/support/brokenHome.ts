import { expect, type Page } from '@playwright/test';

/** Leaves the home, breaks what it is drawn with, and comes back: the full-screen error is shown. */
export const openBrokenHome = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Packs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
  await page.evaluate(() => {
    Date.prototype.getHours = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
};
