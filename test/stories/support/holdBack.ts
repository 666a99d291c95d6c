import type { Page } from '@playwright/test';

/** Keeps requests to these addresses waiting, as on a poor network, until the returned function is called. */
export const holdBack = async (page: Page, addresses: string): Promise<() => void> => {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};
