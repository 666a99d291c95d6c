import type { Page } from '@playwright/test';

/** Opens the fields of the transactions where one control holds them back: on a phone. */
export const openFilters = async (page: Page): Promise<void> => {
  await page.locator('main search').waitFor();
  const closed = page.locator('main search button[aria-expanded=false]');
  if ((await closed.count()) > 0) await closed.click();
};
