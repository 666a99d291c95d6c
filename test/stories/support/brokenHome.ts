import { expect, type Page } from '@playwright/test';

/** Leaves the home, breaks what it is drawn with, and comes back: the page says that it could not be rendered. */
export const openBrokenHome = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Packs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
  await breakHome(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Something went wrong on this page.' }),
  ).toBeVisible();
};

/** Makes the code that draws the home throw this many times. */
export const breakHome = (page: Page, times = Infinity): Promise<void> =>
  page.evaluate((faults) => {
    const left = document.documentElement.dataset;
    left['faults'] = faults;
    Date.prototype.getHours = () => {
      left['faults'] = String(Number(left['faults']) - 1);
      if (Number(left['faults']) >= 0) throw new Error('broken on purpose');
      return 12;
    };
  }, String(times));

export const mendHome = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.dataset['faults'] = '0'));
