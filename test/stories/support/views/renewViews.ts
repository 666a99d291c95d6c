import type { Page } from '@playwright/test';
import { loseAnswer } from '../troubles';
import { HOME, SKELETON, type View } from './views';

const RENEW = `${HOME}/mypacks/renew`;
const payButton = 'main aside button';

const pay = async (page: Page) => {
  await page.locator('main fieldset').first().waitFor();
  await page.locator(payButton).first().click();
};

/** The views of "Renew" beside the first one: results, an unknown outcome and failures. */
export const renewViews: readonly View[] = [
  {
    name: 'renew-results',
    as: 'lakshmi',
    path: RENEW,
    trouble: (operator) => operator.scenario.pick('renewalVoucherClosedOnOnePack'),
    act: async (page) => {
      await page.locator('main input[name=pack]').nth(3).uncheck();
      await pay(page);
    },
    shows: 'main h1 ~ div, main li svg',
  },
  {
    name: 'renew-doubt',
    as: 'lakshmi',
    path: RENEW,
    before: (page) => loseAnswer(page, '**/subscriber/v1/product', false),
    act: async (page) => {
      await pay(page);
      await page.locator('main p[role=status]').waitFor();
    },
    shows: 'main dl',
  },
  {
    name: 'renew-by-card',
    // A subscriber without an unknown renewal.
    as: 'asha',
    path: RENEW,
    trouble: (operator) => operator.scenario.pick('renewalVoucherClosedOnOnePack'),
    act: async (page) => {
      await page.locator('main [name=way][value=CARD]').check();
      await page.locator(payButton).first().click();
      await page.waitForURL('**/stand-in/card/pay');
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
    },
    shows: 'main li svg',
  },
  {
    name: 'renew-failing',
    as: 'lakshmi',
    path: RENEW,
    trouble: (operator) =>
      operator.scenario.pick('serverError', { call: 'renewablePacks', times: null }),
    shows: 'main [role=alert]',
  },
];

/** The same screen for other households, to be looked at. */
export const renewLooks: readonly View[] = [
  { name: 'renew', as: 'asha', path: RENEW, shows: 'main fieldset' },
  { name: 'renew-rich', as: 'lakshmi', path: RENEW, shows: 'main fieldset' },
  { name: 'renew-two-boxes', as: 'meera', path: RENEW, shows: 'main fieldset' },
  {
    name: 'renew-later',
    as: 'lakshmi',
    path: RENEW,
    act: async (page) => {
      await pay(page);
      await page.locator('main li svg').first().waitFor();
      await page.locator('main button').first().click();
    },
    shows: 'main svg + p',
  },
  {
    name: 'renew-same-pack-twice',
    as: 'meera',
    path: RENEW,
    before: (page) =>
      page.route('**/product/active?*', async (route) => {
        const answer = await route.fetch();
        const packs = (await answer.json()) as Record<string, unknown>[];
        const twin = { ...packs[0], stbno: 'STB000008032' };
        await route.fulfill({ response: answer, json: [...packs, twin] });
      }),
    shows: 'main fieldset',
  },
  { name: 'renew-broadband', as: 'joseph', path: RENEW, shows: 'main fieldset' },
  { name: 'renew-ended', as: 'rafiq', path: RENEW, shows: 'main fieldset' },
  { name: 'renew-empty', as: 'newcomer', path: RENEW, shows: 'main svg + p' },
  {
    name: 'renew-no-prices',
    as: 'lakshmi',
    path: RENEW,
    trouble: (operator) =>
      operator.scenario.pick('serverError', { call: 'longDurationPrices', times: null }),
    shows: 'main [role=alert]',
  },
  {
    name: 'renew-loading',
    as: 'lakshmi',
    path: RENEW,
    trouble: (operator) => operator.scenario.pick('slow', { call: 'renewablePacks', times: null }),
    shows: SKELETON,
    hasShapes: true,
  },
  {
    name: 'renew-one',
    as: 'asha',
    path: RENEW,
    act: async (page) => {
      await page.locator('main input[name=pack]').first().uncheck();
      await page.locator('main input[name=pack]').last().uncheck();
      await pay(page);
    },
    shows: 'main li svg',
  },
];
