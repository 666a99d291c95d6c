import type { Page } from '@playwright/test';
import { loadHardCatalogue } from '../peers/hardCatalogue';
import { serverFailing, type View, viewsAt } from '../viewTable';

const SAVE = '/nxtselfcareportal/addpacks?view=save';
const find = (page: Page) => page.locator('main aside button').click();
const TAKE = 'main section button';
/** Finds elements by their place, not by words, because the views are in several languages. */
const take = async (page: Page) => {
  await find(page);
  await page.locator('main dl').waitFor();
  await page.locator(TAKE).first().click();
  await page.waitForURL('**/checkout');
};
const payFromBalance = async (page: Page) => {
  await page.locator('button[aria-label*="₹"]').click();
  await page.waitForURL('**/checkout?step=paid');
};
const sunita = (query = '') => viewsAt(`${SAVE}${query}`, 'sunita');

/** The views of "the same channels for less". */
export const saveViews: readonly View[] = [
  sunita()('save-choosing', 'search ~ [role=list]', {
    act: async (page) => {
      await page.locator('#field-keep-some').check();
      await page.locator('#field-keep-CH1299').uncheck();
      await page.locator('#field-channel').fill('parda');
    },
  }),
  sunita('&look=result')('save-result', 'main dl', {
    act: async (page) => {
      await find(page);
      await page.getByRole('heading', { level: 2, name: /44\.27/ }).waitFor();
      await page.locator('main section summary').first().click();
      await page.locator('main section li summary').click();
    },
  }),
  sunita('&look=failing')('save-failing', 'main [role=alert]', {
    trouble: serverFailing('channels'),
  }),
];

/** For visual review: nothing to save, and a search that runs for two seconds without proving its result. */
export const saveLooks: readonly View[] = [
  viewsAt(SAVE, 'newcomer')('save-empty'),
  viewsAt(SAVE, 'meera')('save-fixed-only', 'main aside p', {
    act: async (page) => {
      await page.locator('#field-box').selectOption({ index: 1 });
    },
  }),
  sunita()('save-searching', 'main progress', { before: loadHardCatalogue, act: find }),
  sunita()('save-best-found', 'main dl', { before: loadHardCatalogue, act: find }),
  sunita('&look=cart')('save-before-payment', 'main [role=list][aria-label]', { act: take }),
  sunita('&look=held')('save-held', 'main [role=alert]', {
    act: async (page) => {
      await take(page);
      await page.route('**/product/active.php?**', (route) => route.fulfill({ json: [] }));
      await payFromBalance(page);
    },
  }),
  sunita('&look=part')('save-part', 'main [role=alert]', {
    act: async (page) => {
      await take(page);
      await page.route(
        '**/product.php/scheduleddisconnect',
        (route) =>
          route.fulfill({ status: 403, json: { error: 'Not now.', errorcode: 'BAD_REQUEST' } }),
        { times: 2 },
      );
      await payFromBalance(page);
    },
  }),
  sunita('&look=ended')('save-ended', 'main [role=alert]', {
    act: async (page) => {
      await take(page);
      await payFromBalance(page);
    },
  }),
];
