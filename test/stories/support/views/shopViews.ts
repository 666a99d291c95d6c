import type { Page } from '@playwright/test';
import { FAMILY, ROHAN, SHOP } from '../peers/shop';
import { loseAnswer } from '../troubles';
import { serverFailing, slow, type View } from '../viewTable';

/*
 * The steps of the shop, in any language: elements are found by the names of the fields in the form and by their
 * position.
 */
const submit = (page: Page) => page.locator('main form button[type=submit]').last().click();

/** Clears what an earlier view left in this browser, so that it is not continued. */
const afresh = (page: Page) =>
  page.evaluate(async () => {
    if (!location.protocol.startsWith('http')) return;
    sessionStorage.clear();
    localStorage.removeItem('selfcareMoneyIntents');
    const opening = indexedDB.open('selfcareMoney');
    opening.onupgradeneeded = () => opening.result.createObjectStore('copies');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const emptied = opening.result.transaction('copies', 'readwrite');
    emptied.objectStore('copies').clear();
    await new Promise((resolve) => (emptied.oncomplete = resolve));
    opening.result.close();
  });

const choose = async (page: Page) => {
  const card = page.getByRole('listitem').filter({ has: page.locator('h2', { hasText: FAMILY }) });
  await card.locator('button[aria-label]').click();
  await page.locator('#field-address').waitFor();
};

const fill = async (page: Page, applicant: Readonly<Record<string, string>> = ROHAN) => {
  for (const [name, value] of Object.entries(applicant))
    await page.locator(`#field-${name}`).fill(value);
};

const review = async (page: Page) => {
  await choose(page);
  await fill(page);
  await submit(page);
  await page.locator('main dl').first().waitFor();
};

const order = async (page: Page) => {
  await review(page);
  await page.locator('main button').last().click();
};

const view = (name: string, rest: Partial<View>): View => ({
  name: `offerplans-${name}`,
  words: [...Object.values(ROHAN), `${ROHAN.firstname} ${ROHAN.surname}`],
  path: SHOP,
  before: afresh,
  ...rest,
});

const CARDS = 'main ul[role=list] button';
const WRONG = '[aria-invalid]';

/** The last views show failures. */
export const shopViews: readonly View[] = [
  view('plans', { shows: CARDS }),
  view('ticked', {
    act: async (page) => {
      await page.locator('main input[type=checkbox]').nth(0).check();
      await page.locator('main input[type=checkbox]').nth(3).check();
    },
    shows: '[data-bottom-bar] a',
  }),
  view('compared', {
    act: async (page) => {
      for (const at of [0, 2, 3]) await page.locator('main input[type=checkbox]').nth(at).check();
      await page.locator('[data-bottom-bar] a').click();
    },
    shows: 'main table',
  }),
  view('empty', {
    act: async (page) => {
      await page.locator('#field-pincode').fill('900001');
      await submit(page);
    },
    shows: 'main svg + p + p',
  }),
  view('details', { act: choose, shows: '#field-address' }),
  view('details-errors', {
    act: async (page) => {
      await choose(page);
      await submit(page);
    },
    shows: WRONG,
  }),
  view('subscriber', {
    act: async (page) => {
      await choose(page);
      await fill(page, { ...ROHAN, mobileno: '9000008031' });
      await submit(page);
    },
    shows: 'main [role=alert]',
  }),
  view('review', { act: review, shows: 'main dl' }),
  view('doubt', {
    before: async (page) => {
      await afresh(page);
      await loseAnswer(page, '**/subscriber/v1/customerorder');
    },
    act: order,
    shows: 'main section[role=status]',
  }),
  view('paid', {
    act: async (page) => {
      await order(page);
      await page.locator('main section ol').waitFor();
      await page.locator('main section button').last().click();
      await page.waitForURL('**/stand-in/card/pay');
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.locator('main section a').click();
    },
    shows: 'main section p + a',
  }),
  view('placed', { act: order, shows: 'main ol + a, main section ol' }),
  view('loading', {
    trouble: slow('offerPlans'),
    shows: 'main [aria-busy]',
    hasShapes: true,
  }),
  view('failing', {
    trouble: (operator) => {
      operator.scenario.clear();
      serverFailing('offerPlans')(operator);
    },
    shows: 'main [role=alert]',
  }),
];
