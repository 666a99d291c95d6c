import type { Page } from 'playwright-core';
import type { MatrixMethod, NextMove } from '../method';
import { appears, goTo, hasPaidAttempt, pressIf } from '../page';
import { isRenewed, LAKSHMI, RENEWAL_PRICE } from './balance';
import { cardSteps, moveAtUnfinished } from './card';
import { RENEW } from '../../../store/core/paths';

const here = (page: Page) => new URL(RENEW, page.url()).href;
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

/** The packs that end soon, paid by card. */
export const renewalByCard: MatrixMethod = {
  ...LAKSHMI,
  name: 'card, renewal',
  price: RENEWAL_PRICE,
  screen: RENEW,
  steps: cardSteps({
    ask: '/subscriber/v1/payment',
    toPress,
    pay,
    returnToPortal: (page) => goTo(page, here(page)),
  }),
  nextMove: async (page, { wants }): Promise<NextMove> => {
    if (!page.url().includes(RENEW)) {
      await goTo(page, here(page));
      return 'goesOn';
    }
    await appears(page.getByRole('main').getByRole('checkbox').or(byCard(page)), 5_000);
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
  isDelivered: isRenewed,
};
