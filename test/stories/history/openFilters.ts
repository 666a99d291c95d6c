import type { Page } from '@playwright/test';

/** Opens the filter fields of the transactions, which a phone hides behind one control. */
export const openFilters = async (page: Page): Promise<void> => {
  await page.locator('main search').waitFor();
  const closed = page.locator('main search button[aria-expanded=false]');
  if ((await closed.count()) > 0) await closed.click();
};
