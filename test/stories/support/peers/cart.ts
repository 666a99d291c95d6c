import type { Page } from '@playwright/test';
import { FROM_PORTAL } from '../../../operator/testClient';

/** Puts packs into the cart directly at the operator, as another device of the household would. */
export const putIntoCart = async (page: Page, ...productids: readonly string[]): Promise<void> => {
  const answer = await page
    .context()
    .request.post(new URL('/subscriber/v1/cart', page.url()).href, {
      form: { productid: productids.join(',') },
      headers: FROM_PORTAL,
    });
  if (!answer.ok()) throw new Error(await answer.text());
};
