import type { BrowserContext, Page } from '@playwright/test';

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

const BLOCK = /(<script type="application\/json" id="configuration">)[\s\S]*?(<\/script>)/;

/** Serves the page as an operator would edit it, with another configuration block and nothing else changed. */
export const withBlock = async (page: Page | BrowserContext, block: () => string) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // The browser follows redirects itself, because it has to know the page's address.
    const answer = await route.fetch({ maxRedirects: 0 });
    if (answer.status() !== 200) return route.fulfill({ response: answer });
    const html = (await answer.text()).replace(
      BLOCK,
      (_, open: string, close: string) => open + block() + close,
    );
    return route.fulfill({ response: answer, body: html });
  });
};

/** Serves the page as an operator does whose backend honours idempotency keys. */
export const withHonouredKeys = (page: Page | BrowserContext) =>
  withBlock(page, () =>
    JSON.stringify({
      server: 'production',
      operator: { name: 'Selfcare' },
      idempotency: 'honoured',
    }),
  );
