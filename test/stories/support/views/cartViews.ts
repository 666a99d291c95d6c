import type { Page } from '@playwright/test';
import { VOUCHER_CLOSED } from '../../../operator/payments/renewal';
import { putIntoCart } from '../peers/cart';
import { loseAnswer } from '../troubles';
import type { View } from './views';

const CHECKOUT = '/checkout';
const PACKS = ['P2001', 'P2002', 'P1003', 'P2006'];

/** With something in the cart, as it is when the address is opened again. */
const filled = async (page: Page, packs: readonly string[] = PACKS) => {
  await putIntoCart(page, ...packs);
  await page.reload();
};
const pay = (page: Page) =>
  page
    .locator('main aside button, main aside a')
    .last()
    .click()
    .then(() => undefined);

/** What a subscriber has before them on the way from a full cart to a paid order. */
export const cartViews: readonly View[] = [
  {
    name: 'checkout-full',
    as: 'lakshmi',
    path: CHECKOUT,
    act: (page) => filled(page),
    shows: 'main aside dl',
  },
  {
    name: 'checkout-refused',
    as: 'lakshmi',
    path: CHECKOUT,
    trouble: (operator) =>
      operator.scenario.pick('serverError', { call: 'removeFromCart', times: null }),
    act: async (page) => {
      await filled(page);
      await page.locator('main li button').first().click();
    },
    shows: 'main [role=alert]',
  },
  {
    name: 'checkout-doubt',
    as: 'lakshmi',
    path: CHECKOUT,
    act: async (page) => {
      await filled(page);
      await loseAnswer(page, '**/cart/checkout', false);
      await pay(page);
    },
    shows: 'main section [role=alert]',
  },
  {
    name: 'checkout-done',
    as: 'lakshmi',
    path: CHECKOUT,
    act: async (page) => {
      await filled(page);
      await pay(page);
    },
    shows: 'main li span',
  },
];

/** The ways to pay a cart, and what comes of them. */
const chosen = async (page: Page, way: string) => {
  await filled(page, ['P2001', 'P2002']);
  await page.locator(`[name=way][value=${way}]`).check();
};
export const cartWayViews: readonly View[] = [
  {
    name: 'checkout-ways',
    as: 'asha',
    path: CHECKOUT,
    act: (page) => chosen(page, 'INSTALMENT'),
    shows: '[name=way]:checked',
  },
  {
    name: 'checkout-short',
    as: 'asha',
    path: CHECKOUT,
    act: async (page) => {
      await filled(page, ['P2004', 'P2006', 'P1002', 'P1010', 'P1014']);
      await page.locator('[name=way][value=BALANCE]').check();
    },
    shows: 'main aside a[href$="/topup"]',
  },
  {
    name: 'checkout-result',
    as: 'lakshmi',
    path: CHECKOUT,
    trouble: (operator) =>
      operator.scenario.add({
        call: 'activate',
        times: 1,
        trouble: { kind: 'renewalFails', productid: 'P2002', error: VOUCHER_CLOSED },
      }),
    act: async (page) => {
      await chosen(page, 'CARD');
      await page.locator('main aside fieldset ~ button').first().click();
      await page.waitForURL('**/stand-in/card/pay');
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.waitForURL('**/paymentstatuscheck**');
    },
    shows: 'main dl',
  },
];

/** Its other states: to be looked at. */
export const cartLooks: readonly View[] = [
  {
    name: 'checkout-loading',
    as: 'asha',
    path: CHECKOUT,
    trouble: (operator) => operator.scenario.pick('slow', { call: 'cart', times: null }),
    hasShapes: true,
  },
  {
    name: 'checkout-failing',
    as: 'asha',
    path: CHECKOUT,
    trouble: (operator) => operator.scenario.pick('serverError', { call: 'cart', times: null }),
    shows: 'main [role=alert]',
  },
];
