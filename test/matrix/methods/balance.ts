import type { Page } from 'playwright-core';
import { CHECKOUT, RENEW } from '../../../store/core/paths';
import { putIntoCart } from '../../stories/support/peers/cart';
import type { MatrixMethod, MethodStep, NextMove, Press } from '../method';
import { findingOut, isSafeAgain, stayPastBookingWindow } from '../outcome';
import { appears, goTo, lookAtTransactions, pressIf } from '../page';
import { loseNext } from '../troubles';
import { getCall, postCall } from './card';

export const LAKSHMI = { who: 'lakshmi', customerid: '100007700' } as const;
export const CART_PRICE = 13_592;
export const RENEWAL_PRICE = 141_255;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const here = (page: Page, path: string) => new URL(path, page.url()).href;

/** The steps of a call that pays at once, and of the reads after it. */
const oneCall = (
  path: string,
  toPress: (page: Page) => Promise<void>,
  pay: (page: Page) => ReturnType<Page['locator']>,
  again: (page: Page) => ReturnType<Page['locator']>,
  asked: string,
): readonly MethodStep[] => {
  const press = async (page: Page, how: Press) => how(pay(page));
  return [
    { name: 'paid', reach: toPress, act: press, waitsOn: postCall(path) },
    { name: 'looked at', reach: toPress, act: press, waitsOn: getCall(asked) },
    {
      name: 'balance asked',
      reach: toPress,
      act: press,
      waitsOn: getCall('/subscriber/v1/subscriber'),
    },
    {
      name: 'sent again',
      reach: async (page, operator) => {
        await toPress(page);
        await cutNext(page, path);
        await pay(page).click();
        await findingOut(page).first().waitFor();
        if (await isSafeAgain(page).isVisible()) return;
        // If the operator may not know keys, the call is sent again only when nothing was booked.
        await stayPastBookingWindow(page, operator);
        await toPress(page);
      },
      act: async (page, how) => how(again(page).or(pay(page))),
      waitsOn: postCall(path),
    },
  ];
};

/** The call never arrives, so its outcome is unknown and it may be sent again. */
const cutNext = (page: Page, path: string): Promise<void> => loseNext(page, postCall(path), false);

const payCart = (page: Page) => button(page, /^Pay ₹.* from your balance/);
const toCart = async (page: Page): Promise<void> => {
  await goTo(page, here(page, CHECKOUT));
  await payCart(page).waitFor();
};

/** The cart, paid from the balance. */
export const cartFromBalance: MatrixMethod = {
  ...LAKSHMI,
  name: 'balance, cart',
  price: CART_PRICE,
  screen: CHECKOUT,
  prepare: async (page) => void (await putIntoCart(page, 'P2001', 'P2002', 'P1003')),
  steps: oneCall('/subscriber/v1/cart/checkout', toCart, payCart, payCart, '/subscriber/v1/cart'),
  nextMove: async (page): Promise<NextMove> => {
    if (!page.url().includes(CHECKOUT)) {
      await goTo(page, here(page, CHECKOUT));
      return 'goesOn';
    }
    const paid = page.getByRole('heading', { name: 'Paid from your balance' });
    const empty = page.getByText('Your cart is empty', { exact: true });
    await appears(paid.or(payCart(page)).or(empty), 5_000);
    if (await paid.isVisible()) return { end: 'paid' };
    if (await payCart(page).isVisible()) await pressIf(payCart(page));
    else if (await empty.isVisible()) return lookAtTransactions(page, CART_PRICE);
    return 'goesOn';
  },
  balanceAfter: (before, charged) => before - charged,
  isDelivered: ({ books }) =>
    books.subscriptions(LAKSHMI.customerid).filter(({ orderid }) => orderid !== null).length === 3,
};

const payRenewal = (page: Page) => button(page, /^Pay( .* from your balance)?$/);

/** Renews packs that end soon from the balance by one call; `unticked` names the packs that are left out. */
const renewal = (name: string, price: number, unticked: readonly string[]): MatrixMethod => {
  const choose = async (page: Page) => {
    const operatorSets = page.getByRole('checkbox', { name: 'Your operator sets the price' });
    await payRenewal(page).or(operatorSets).first().waitFor();
    for (const pack of unticked) await page.getByRole('checkbox', { name: pack }).uncheck();
    if (await operatorSets.isVisible()) await operatorSets.check();
    await payRenewal(page).waitFor();
  };
  const toPress = async (page: Page) => {
    await goTo(page, here(page, RENEW));
    await choose(page);
  };
  return {
    ...LAKSHMI,
    name,
    price,
    screen: RENEW,
    steps: oneCall(
      '/subscriber/v1/product',
      toPress,
      payRenewal,
      (page) => button(page, /^Retry the same renewal/),
      '/subscriber/v1/product/active',
    ),
    nextMove: async (page): Promise<NextMove> => {
      if (!page.url().includes(RENEW)) {
        await goTo(page, here(page, RENEW));
        return 'goesOn';
      }
      const renewed = page.getByRole('heading', {
        level: 1,
        name: /^Your packs? (is|are) renewed/,
      });
      const again = button(page, /^Retry the same renewal/);
      await appears(renewed.or(again).or(findingOut(page)).or(payRenewal(page)), 5_000);
      // A renewal that is still being checked is shown before the packs for which it may be sent again.
      if (await findingOut(page).first().isVisible()) await appears(again.or(payRenewal(page)));
      if (await renewed.isVisible()) return { end: 'paid' };
      if (await again.isVisible()) {
        await pressIf(again);
        return 'goesOn';
      }
      return renewOrLook(page, choose, unticked, price);
    },
    balanceAfter: (before, charged) => before - charged,
    isDelivered: isRenewed,
  };
};

export const isRenewed: MatrixMethod['isDelivered'] = ({ books, clock }) =>
  books
    .subscriptions(LAKSHMI.customerid)
    .some(({ expires }) => expires > clock.now() + 30 * 86_400_000);

/**
 * Renews the packs that the page still offers. When it offers no chosen pack any more, they were renewed, and the
 * subscriber looks at the transactions.
 */
const renewOrLook = async (
  page: Page,
  choose: (page: Page) => Promise<void>,
  unticked: readonly string[],
  price: number,
): Promise<NextMove> => {
  const ticks = await page.getByRole('main').getByRole('checkbox').count();
  if (ticks <= unticked.length) return lookAtTransactions(page, price);
  await choose(page);
  await pressIf(payRenewal(page));
  return 'goesOn';
};

export const renewalOfMany = renewal('balance, renewal of several', RENEWAL_PRICE, []);
export const renewalOfOne = renewal('balance, renewal of one', 23_482, [
  'Tamil Parivar 3',
  'Tamil Chitrahaar 17',
  'Fibre Plus 300',
]);
