import type { Page } from '@playwright/test';

export type Kept = Readonly<Record<string, string>>;

/** Everything in localStorage, by key. */
export const keptIn = (page: Page): Promise<Kept> => page.evaluate(() => ({ ...localStorage }));

/** Every value the browser keeps for this page: both storages, and what IndexedDB gives away. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database cannot be read'));
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
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
