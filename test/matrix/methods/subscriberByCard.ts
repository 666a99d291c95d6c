import type { Locator, Page } from 'playwright-core';
import { CHECKOUT, RENEW } from '../../../store/core/paths';
import { putIntoCart } from '../../stories/support/peers/cart';
import { chooseMethod, payMethods } from '../../stories/support/peers/payMethods';
import type { MatrixMethod, MethodStep, NextMove } from '../method';
import { appears, goTo, hasPaidAttempt, pressIf } from '../page';
import { CART_PRICE, isRenewed, LAKSHMI, RENEWAL_PRICE } from './balance';
import { cardSteps, getCall, moveAtUnfinished, postCall } from './card';

const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹[\d,.]+$/ });

const choose = async (page: Page): Promise<void> => {
  await chooseMethod(page, 'CARD');
  await pay(page).waitFor();
};

interface CardScreen extends Pick<MatrixMethod, 'name' | 'price' | 'prepare' | 'isDelivered'> {
  /** The screen on which the subscriber chooses the card. */
  readonly screen: string;
  /** What the screen shows beside the methods, or instead of them. */
  readonly content: (page: Page) => Locator;
  /** The call before the payment; none when the press requests the payment at once. */
  readonly before?: Pick<MethodStep, 'name' | 'waitsOn'>;
}

/** A logged-in subscriber chooses the card on a screen and pays on the provider's page. */
const subscriberByCard = ({ screen, content, before, ...rest }: CardScreen): MatrixMethod => {
  const open = (page: Page) => goTo(page, new URL(screen, page.url()).href);
  const toPress = async (page: Page): Promise<void> => {
    await open(page);
    await choose(page);
  };
  return {
    ...LAKSHMI,
    ...rest,
    screen,
    steps: [
      ...(before
        ? [
            {
              ...before,
              reach: toPress,
              act: ((page, press) => press(pay(page))) satisfies MethodStep['act'],
            },
          ]
        : []),
      ...cardSteps({ ask: '/subscriber/v1/payment', toPress, pay, returnToPortal: open }),
    ],
    nextMove: async (page, { wants }): Promise<NextMove> => {
      if (!page.url().includes(screen)) {
        await open(page);
        return 'goesOn';
      }
      await appears(content(page).or(payMethods(page)), 5_000);
      const unfinished = await moveAtUnfinished(page, wants);
      if (unfinished) return unfinished;
      if (await hasPaidAttempt(page)) return { end: 'paid' };
      if (wants === 'left') return { end: 'left' };
      if (await appears(payMethods(page), 1_000)) {
        await choose(page);
        await pressIf(pay(page));
        await page.waitForURL('**/stand-in/**', { timeout: 3_000 }).catch(() => undefined);
      }
      return 'goesOn';
    },
    // A payment by card does not change the balance.
    balanceAfter: (seeded) => seeded,
  };
};

/** Turns the cart into an order that awaits payment, and pays it by card. */
export const cartByCard = subscriberByCard({
  name: 'card, cart',
  price: CART_PRICE,
  screen: CHECKOUT,
  prepare: async (page) => void (await putIntoCart(page, 'P2001', 'P2002', 'P1003')),
  content: (page) => page.getByText('Your cart is empty'),
  before: { name: 'ordered', waitsOn: postCall('/subscriber/v1/cart/checkout') },
  isDelivered: ({ books }) =>
    books.subscriptions(LAKSHMI.customerid).filter(({ orderid }) => orderid !== null).length === 3,
});

/** Pays the packs that end soon by card. */
export const renewalByCard = subscriberByCard({
  name: 'card, renewal',
  price: RENEWAL_PRICE,
  screen: RENEW,
  content: (page) => page.getByRole('main').getByRole('checkbox'),
  before: { name: 'looked at', waitsOn: getCall('/subscriber/v1/product/active') },
  isDelivered: isRenewed,
});
