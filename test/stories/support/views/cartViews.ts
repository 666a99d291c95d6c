import type { Page } from '@playwright/test';
import { VOUCHER_CLOSED } from '../../../operator/payments/renewal';
import { putIntoCart } from '../peers/cart';
import { chooseMethod } from '../peers/payMethods';
import { loseAnswer } from '../troubles';
import { serverFailing, slow, type View, viewsAt } from '../viewTable';

const CHECKOUT = '/checkout';
const PACKS = ['P2001', 'P2002', 'P1003', 'P2006'];
/** More than Asha's balance. */
const DEAR = ['P2004', 'P2006', 'P1002', 'P1010', 'P1014'];
const lakshmi = viewsAt(CHECKOUT, 'lakshmi');
const asha = viewsAt(CHECKOUT, 'asha');

/** Fills the cart, and opens the address again. */
const filled = async (page: Page, packs: readonly string[] = PACKS) => {
  await putIntoCart(page, ...packs);
  await page.reload();
};
const pay = (page: Page) => page.locator('main [data-docked] button').click();
const paid = async (page: Page) => {
  await filled(page);
  await pay(page);
};

/** What a subscriber sees on the way from a full cart to a paid order. */
export const cartViews: readonly View[] = [
  lakshmi('checkout-full', 'main aside dl', { act: (page) => filled(page) }),
  lakshmi('checkout-refused', 'main [role=alert]', {
    trouble: serverFailing('removeFromCart'),
    act: async (page) => {
      await filled(page);
      await page.locator('main li button').first().click();
    },
  }),
  lakshmi('checkout-done', 'main section h1', { act: paid }),
  // No later view can pay while the outcome of this one is unknown.
  lakshmi('checkout-unknown', 'main section[role=status]', {
    before: (page) => loseAnswer(page, '**/cart/checkout', false),
    act: async (page) => {
      await filled(page, ['P2004']);
      await pay(page);
    },
  }),
  // A base pack already runs on Asha's box.
  asha('checkout-second-base', 'main section [role=alert]', {
    act: (page) => filled(page, ['P1002']),
  }),
];

/** Fills the cart and chooses a payment method. */
const chosen = async (page: Page, method: 'CARD' | 'INSTALMENT', packs = ['P2001', 'P2002']) => {
  await filled(page, packs);
  await chooseMethod(page, method);
};
/** The button that adds what the balance lacks. */
const SHORT_BALANCE = 'main aside div:not([role=group] *):has(> span > small) > button';

export const cartWayViews: readonly View[] = [
  asha('checkout-ways', '[name=way]:checked', { act: (page) => chosen(page, 'INSTALMENT') }),
  asha('checkout-short', SHORT_BALANCE, {
    act: (page) => filled(page, DEAR),
  }),
  // The top-up for the cart is paid.
  asha('checkout-money-added', 'main > [role=alert]', {
    act: async (page) => {
      await filled(page, DEAR);
      await page.locator(SHORT_BALANCE).first().click();
      await page.locator('#field-amount').waitFor();
      await pay(page);
      await page.waitForURL('**/stand-in/card/pay');
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.waitForURL('**/checkout');
    },
  }),
  lakshmi('checkout-result', 'main dl', {
    trouble: (operator) =>
      operator.scenario.add({
        call: 'activate',
        times: 1,
        trouble: { kind: 'renewalFails', productid: 'P2002', error: VOUCHER_CLOSED },
      }),
    act: async (page) => {
      await chosen(page, 'CARD');
      await pay(page);
      await page.waitForURL('**/stand-in/card/pay');
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.waitForURL('**/paymentstatuscheck**');
    },
  }),
];

/** The other states of the checkout, for visual review. */
export const cartLooks: readonly View[] = [
  asha('checkout-loading', undefined, { trouble: slow('cart'), hasShapes: true }),
  asha('checkout-failing', 'main [role=alert]', { trouble: serverFailing('cart') }),
];
