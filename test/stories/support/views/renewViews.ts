import type { Page } from '@playwright/test';
import { HOME } from '../../../../store/core/paths';
import { chooseMethod } from '../peers/payMethods';
import { loseAnswer } from '../troubles';
import { serverFailing, slow, type View, viewsAt } from '../viewTable';
import { SKELETON } from './views';

const RENEW = `${HOME}/mypacks/renew`;
const payButton = 'main [data-docked] button';

const pay = async (page: Page) => {
  await page.locator('main fieldset').first().waitFor();
  await page.locator(payButton).first().click();
};

const renewOf = (as: string) => viewsAt(RENEW, as);
const lakshmi = renewOf('lakshmi');
const asha = renewOf('asha');
const FORM = 'main fieldset';
/** A pack with its outcome, below the head of the result. */
const RENEWED = 'main section:has(h1) ~ * li svg[width]';
const FAILED = 'main [role=alert]';

const ENDED = 'main section[role=alert]';
const OUTCOME = 'main section[role=status], main section[role=alert]';

/** Loses the answer, and lets time pass only when the view says so. */
const lost = (isCarriedOut: boolean) => async (page: Page) => {
  await page.clock.install();
  await loseAnswer(page, '**/subscriber/v1/product', isCarriedOut);
};
const passBookingWindow = async (page: Page) => {
  await page.locator(OUTCOME).first().waitFor();
  await page.clock.fastForward(185_000);
};

/**
 * What a renewal without an answer comes to. Each view leaves it unknown or booked, so each needs a fresh subscriber.
 */
export const renewOutcomeViews: readonly View[] = [
  lakshmi('renew-finding-out', OUTCOME, { before: lost(false), act: pay }),
  lakshmi('renew-finding-out-at-home', OUTCOME, {
    before: lost(false),
    act: async (page) => {
      await pay(page);
      await page.locator(OUTCOME).first().waitFor();
      await page.goto(new URL(HOME, page.url()).href);
    },
  }),
  lakshmi('renew-booked', `${ENDED} li`, { before: lost(true), act: pay }),
  lakshmi('renew-not-booked', ENDED, {
    before: lost(false),
    act: (page) => pay(page).then(() => passBookingWindow(page)),
  }),
  lakshmi('renew-unknown', ENDED, {
    before: lost(false),
    act: async (page) => {
      await pay(page);
      await page.locator(OUTCOME).first().waitFor();
      // Without the transactions nothing is certain.
      await page.route('**/transactionhistory?*', (route) => route.fulfill({ status: 500 }));
      await passBookingWindow(page);
    },
  }),
];

/** The views of "Renew" besides the first one: results and failures. */
export const renewViews: readonly View[] = [
  lakshmi('renew-results', 'main h1 ~ div, main li svg[width]', {
    trouble: ({ scenario }) => scenario.pick('renewalVoucherClosedOnOnePack'),
    act: async (page) => {
      await page.locator('main input[name=pack]').nth(3).uncheck();
      await pay(page);
    },
  }),
  asha('renew-by-card', RENEWED, {
    trouble: ({ scenario }) => scenario.pick('renewalVoucherClosedOnOnePack'),
    act: async (page) => {
      await chooseMethod(page, 'CARD');
      await page.locator(payButton).first().click();
      await page.waitForURL('**/stand-in/card/pay');
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
    },
  }),
  lakshmi('renew-failing', FAILED, { trouble: serverFailing('renewablePacks') }),
];

/** The same screen for other households, for visual review. */
export const renewLooks: readonly View[] = [
  asha('renew', FORM),
  lakshmi('renew-rich', FORM),
  renewOf('meera')('renew-two-boxes', FORM),
  lakshmi('renew-later', 'main svg + p', {
    act: async (page) => {
      await pay(page);
      await page.locator(RENEWED).first().waitFor();
      await page.goto(new URL(RENEW, page.url()).href);
    },
  }),
  renewOf('meera')('renew-same-pack-twice', FORM, {
    before: (page) =>
      page.route('**/product/active?*', async (route) => {
        const answer = await route.fetch();
        const packs = (await answer.json()) as Record<string, unknown>[];
        const twin = { ...packs[0], stbno: 'STB000008032' };
        await route.fulfill({ response: answer, json: [...packs, twin] });
      }),
  }),
  renewOf('joseph')('renew-broadband', FORM),
  renewOf('rafiq')('renew-ended', FORM),
  renewOf('newcomer')('renew-empty', 'main svg + p'),
  lakshmi('renew-no-prices', FAILED, { trouble: serverFailing('longDurationPrices') }),
  lakshmi('renew-loading', SKELETON, { trouble: slow('renewablePacks'), hasShapes: true }),
  asha('renew-one', RENEWED, {
    act: async (page) => {
      await page.locator('main input[name=pack]').first().uncheck();
      await page.locator('main input[name=pack]').last().uncheck();
      await pay(page);
    },
  }),
];
