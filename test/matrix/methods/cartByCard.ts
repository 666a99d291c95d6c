import type { Page } from 'playwright-core';
import { putIntoCart } from '../../stories/support/peers/cart';
import type { MatrixMethod, NextMove } from '../method';
import { appears, goTo, hasPaidAttempt, pressIf } from '../page';
import { CART_PRICE, LAKSHMI } from './balance';
import { cardSteps, postCall, moveAtUnfinished } from './card';
import { CHECKOUT } from '../../../store/core/paths';

const SCREEN = CHECKOUT;

const here = (page: Page) => new URL(SCREEN, page.url()).href;
const byCard = (page: Page) => page.getByRole('radio', { name: /^Card/ });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹[\d,.]+$/ });

const choose = async (page: Page): Promise<void> => {
  await byCard(page).check();
  await pay(page).waitFor();
};
const toPress = async (page: Page): Promise<void> => {
  await goTo(page, here(page));
  await choose(page);
};

/** The cart becomes an order that waits to be paid, and a card pays it. */
export const cartByCard: MatrixMethod = {
  ...LAKSHMI,
  name: 'card, cart',
  price: CART_PRICE,
  screen: SCREEN,
  prepare: async (page) => void (await putIntoCart(page, 'P2001', 'P2002', 'P1003')),
  steps: [
    {
      name: 'ordered',
      reach: toPress,
      act: (page, press) => press(pay(page)),
      waitsOn: postCall('/subscriber/v1/cart/checkout'),
    },
    ...cardSteps({
      ask: '/subscriber/v1/payment',
      toPress,
      pay,
      returnToPortal: (page) => goTo(page, here(page)),
    }),
  ],
  nextMove: async (page, { wants }): Promise<NextMove> => {
    if (!page.url().includes(SCREEN)) {
      await goTo(page, here(page));
      return 'goesOn';
    }
    const empty = page.getByText('Your cart is empty');
    await appears(empty.or(byCard(page)), 5_000);
    const unfinished = await moveAtUnfinished(page, wants);
    if (unfinished) return unfinished;
    if (await hasPaidAttempt(page)) return { end: 'paid' };
    if (wants === 'left') return { end: 'left' };
    if (await appears(byCard(page), 1_000)) {
      await choose(page);
      await pressIf(pay(page));
      await page.waitForURL('**/stand-in/**', { timeout: 3_000 }).catch(() => undefined);
    }
    return 'goesOn';
  },
  // By card the balance stays as it is.
  balanceAfter: (before) => before,
  isDelivered: ({ books }) =>
    books.subscriptions(LAKSHMI.customerid).filter(({ orderid }) => orderid !== null).length === 3,
};
