import type { Page } from '@playwright/test';
import type { View } from './views';

const TOP_UP = '/nxtselfcareportal/topup';

/** To the provider's page with 500 rupees. */
const goToBank = async (page: Page) => {
  await page.locator('#field-amount').fill('500');
  await page.locator('main button').filter({ hasNotText: '₹' }).first().click();
  await page.waitForURL('**/stand-in/card/pay');
};
const decide = (which: string) => async (page: Page) => {
  await goToBank(page);
  await page.getByRole('button', { name: which, exact: true }).click();
  await page.waitForURL('**/paymentstatuscheck**');
};

/** What a subscriber has before them on the way to a payment, and after it. */
export const paymentViews: readonly View[] = [
  {
    name: 'topup-errors',
    as: 'asha',
    path: TOP_UP,
    act: (page) => page.locator('main button').filter({ hasNotText: '₹' }).first().click(),
    shows: '[aria-invalid]',
  },
  {
    name: 'payment-paid',
    as: 'asha',
    path: TOP_UP,
    act: decide('Approve'),
    shows: 'main dl',
  },
  {
    name: 'payment-failed',
    as: 'asha',
    path: TOP_UP,
    act: decide('Decline'),
    shows: 'main dl',
  },
  {
    name: 'payment-unknown',
    as: 'asha',
    path: '/paymentstatuscheck?txnid=TXunheardof',
    shows: 'main [role=alert]',
    // It goes on asking.
    hasShapes: true,
  },
  {
    name: 'payment-unfinished',
    as: 'asha',
    path: TOP_UP,
    act: async (page) => {
      await goToBank(page);
      await page.goto(new URL(TOP_UP, page.url()).href);
    },
    shows: 'main li button',
  },
];
