import type { Page } from 'playwright-core';
import type { MatrixMethod } from '../method';
import { appears, goTo, pressIf, shownRupees } from '../page';
import { type CardMethod, cardSteps, moveAtUnfinished } from './card';

const SCREEN = '/nxtselfcareportal/topup';
const PRICE = 50_000;

const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });
export const topUpScreen = (page: Page): string => new URL(SCREEN, page.url()).href;

const toPress = async (page: Page): Promise<void> => {
  await goTo(page, topUpScreen(page));
  await typeAmount(page);
  await pay(page).waitFor();
};
export const typeAmount = (page: Page): Promise<void> =>
  page.getByLabel('Amount in rupees').fill('500');

/** Whether the page shows this balance. */
export const balanceSays = (page: Page, paise: number): Promise<boolean> =>
  page.getByText(`Your balance is ${shownRupees(paise)}`).isVisible();

/** A top-up by card, by a customer of a local operator or of the platform itself. */
const topUp = (whose: CardMethod, ask: string, seeded: number): MatrixMethod => ({
  ...whose,
  price: PRICE,
  screen: SCREEN,
  steps: cardSteps({
    ask,
    toPress,
    pay,
    returnToPortal: (page) => goTo(page, topUpScreen(page)),
  }),
  nextMove: async (page, { wants }) => {
    if (!page.url().includes(SCREEN)) {
      await goTo(page, topUpScreen(page));
      return 'goesOn';
    }
    await appears(page.getByText('Your balance is'));
    const unfinished = await moveAtUnfinished(page, wants);
    if (unfinished) return unfinished;
    // The subscriber checks the balance before paying again.
    if (await balanceSays(page, seeded + PRICE)) return { end: 'paid' };
    if (wants === 'left') return { end: 'left' };
    await typeAmount(page);
    await pressIf(pay(page));
    await page.waitForURL('**/stand-in/**', { timeout: 3_000 }).catch(() => undefined);
    return 'goesOn';
  },
  balanceAfter: (before, charged) => before + charged,
  isDelivered: ({ books }) => books.balance(whose.customerid) > seeded,
});

export const topUpAtLco = topUp(
  { name: 'card, local operator', who: 'asha', customerid: '100004417' },
  '/subscriber/v1/payment',
  21_450,
);
export const topUpAtDp = topUp(
  { name: 'card, platform', who: 'dinesh', customerid: '200003308' },
  '/subscriber/v1/product/paymentdpcustomer',
  5_000,
);
