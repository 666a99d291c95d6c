import type { BrowserContext, Page } from '@playwright/test';

export type Kept = Readonly<Record<string, string>>;

/** Everything in localStorage, by key. */
export const keptIn = (page: Page): Promise<Kept> => page.evaluate(() => ({ ...localStorage }));

/**
 * What the browser keeps for this page: the storages, the cookies that scripts can read, the addresses in the caches,
 * and what can be read from IndexedDB.
 */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database cannot be read'));
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys())
      found.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const place of database.objectStoreNames) {
        const values: unknown[] = await answerOf(
          database.transaction(place).objectStore(place).getAll(),
        );
        for (const value of values) {
          if (value instanceof CryptoKey && value.extractable)
            found.push(await crypto.subtle.exportKey('jwk', value));
          else found.push(value instanceof CryptoKey ? 'a key that cannot be read out' : value);
        }
      }
      database.close();
    }
    return JSON.stringify(found);
  });

/** What the browser keeps for all open pages of the portal; nothing for a page that cannot be read. */
export const browserKeeps = async (context: BrowserContext, origin: string): Promise<string> => {
  const pages = context.pages().filter((page) => page.url().startsWith(`${origin}/`));
  const kept = await Promise.all(pages.map((page) => askedTwice(() => everythingKept(page))));
  // The validation token is left out: it is returned for every typed number, and useless without the code on the phone.
  return kept.join('\n').replaceAll(/(\\"validationtoken\\":\\")[^\\]*/g, '$1');
};

/** Asks a second time if the page is just being left, when the next page is there. */
const askedTwice = (ask: () => Promise<string>): Promise<string> =>
  ask().catch(() => ask().catch(() => ''));
