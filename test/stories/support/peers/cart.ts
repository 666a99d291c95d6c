import type { Page } from '@playwright/test';

/** Straight to the operator, as another device of the household would. */
export const putIntoCart = (page: Page, ...productids: readonly string[]): Promise<unknown> =>
  page.evaluate(async (productid) => {
    const body = new URLSearchParams({ productid });
    const answer = await fetch('/subscriber/v1/cart', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
  }, productids.join(','));
