import type { Page } from 'playwright-core';
import { FAMILY, shopOf } from '../../stories/support/peers/shop';
import type { MatrixMethod, MatrixStandIn, NextMove } from '../method';
import { appears, goTo, hasPaidAttempt, pressIf } from '../page';
import { cardSteps, moveAtUnfinished, postCall } from './card';

const SHOP = '/offerplans';
const PRICE = 92_012;

const here = (page: Page) => new URL(SHOP, page.url()).href;
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });

/** Goes to the last page before the order. */
const toOrder = async (page: Page): Promise<void> => {
  const shop = shopOf(page);
  await goTo(page, here(page));
  await shop.choose(FAMILY).click();
  await shop.fill();
  await shop.goOn.click();
  await shop.order.waitFor();
};
const toPress = async (page: Page): Promise<void> => {
  await toOrder(page);
  await shopOf(page).order.click();
  await pay(page).waitFor();
};

const offersIn = ({ books }: MatrixStandIn) =>
  books.orders().filter(({ purpose }) => purpose === 'OFFER');

/** A visitor without a login orders a connection and pays it by card. */
export const offerByCard: MatrixMethod = {
  who: null,
  customerid: '',
  name: 'card, offer',
  price: PRICE,
  screen: SHOP,
  steps: [
    {
      name: 'ordered',
      reach: toOrder,
      act: (page, press) => press(shopOf(page).order),
      waitsOn: postCall('/subscriber/v1/customerorder'),
    },
    ...cardSteps({
      ask: '/subscriber/v1/payment',
      toPress,
      pay,
      returnToPortal: (page) => goTo(page, `${here(page)}?step=placed`),
    }),
  ],
  nextMove: async (page, { wants }): Promise<NextMove> => {
    if (!page.url().includes(SHOP)) {
      await goTo(page, here(page));
      return 'goesOn';
    }
    const shop = shopOf(page);
    const paid = page.getByText('Your order is paid.');
    await appears(
      paid.or(pay(page)).or(shop.sendAgain).or(shop.order).or(shop.choose(FAMILY)),
      5_000,
    );
    if (await paid.isVisible()) return { end: 'paid' };
    const unfinished = await moveAtUnfinished(page, wants);
    if (unfinished) return unfinished;
    if (await hasPaidAttempt(page)) return { end: 'paid' };
    if (wants === 'left') return { end: 'left' };
    return goOnShopping(page);
  },
  holds: () => 0,
  balanceAfter: () => 0,
  isDelivered: (operator) => offersIn(operator).some(({ status }) => status === 'PAID'),
};

const goOnShopping = async (page: Page): Promise<NextMove> => {
  const shop = shopOf(page);
  for (const way of [pay(page), shop.sendAgain, shop.order])
    if (await way.isVisible()) {
      await pressIf(way);
      await page.waitForURL('**/stand-in/**', { timeout: 2_000 }).catch(() => undefined);
      return 'goesOn';
    }
  // The order already exists, and a link leads to it.
  const placed = page.getByRole('link', { name: /your order/i });
  if (await placed.first().isVisible()) await pressIf(placed);
  else await toOrder(page);
  return 'goesOn';
};
