import type { Page } from '@playwright/test';
import { putIntoCart } from './cart';
import { loseAnswer } from './troubles';
import type { View } from './views';

const CHECKOUT = '/checkout';
const PACKS = ['P2001', 'P2002', 'P1003', 'P2006'];

/** With something in the cart, as it is when the address is opened anew. */
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
    name: 'checkout-short',
    as: 'asha',
    path: CHECKOUT,
    act: (page) => filled(page, ['P2004', 'P2006', 'P1002']),
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
