import type { Page } from '@playwright/test';
import { loseAnswer } from '../troubles';
import type { View } from './views';

const TOP_UP = '/nxtselfcareportal/topup';

/** By the button under the ways to pay. */
const pay = (page: Page) => page.locator('main fieldset:has([name=way]) ~ button').first().click();

/** To the provider's page with 500 rupees. */
const goToBank = async (page: Page) => {
  await page.locator('#field-amount').fill('500');
  await pay(page);
  await page.waitForURL('**/stand-in/card/pay');
};
/** To the field for the code of a payment that is paid later. */
const payLater = async (page: Page) => {
  await page.locator('#field-amount').fill('600');
  await page.locator('[name=way][value=INSTALMENT]').check();
  await pay(page);
  await page.locator('[role=dialog] #field-otp').waitFor();
};
/** Another code each time: the same one again would be answered as before. */
const giveCode = (code: string) => async (page: Page) => {
  await payLater(page);
  await page.locator('#field-otp').fill(code);
  await page.locator('[role=dialog] button[type=submit]').click();
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
    act: pay,
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
  {
    name: 'pay-ways',
    as: 'asha',
    path: TOP_UP,
    act: async (page) => {
      await page.locator('#field-amount').fill('500');
      await page.locator('[name=way][value=INSTALMENT]').check();
    },
    shows: '[name=way]:checked',
  },
  {
    name: 'pay-later-refused',
    as: 'rafiq',
    path: TOP_UP,
    act: async (page) => {
      await page.locator('#field-amount').fill('500');
      await page.locator('[name=way][value=INSTALMENT]').check();
      await pay(page);
    },
    shows: 'main [role=alert]',
  },
  {
    name: 'code-sheet',
    as: 'asha',
    path: TOP_UP,
    act: payLater,
    shows: '[role=dialog] #field-otp',
  },
  {
    name: 'code-sheet-wrong',
    as: 'asha',
    path: TOP_UP,
    trouble: (operator) => operator.scenario.pick('otpWrongTwice', { call: 'instalmentPay' }),
    act: giveCode('000000'),
    shows: '[role=dialog] [aria-invalid]',
  },
  {
    name: 'code-sheet-over',
    as: 'asha',
    path: TOP_UP,
    trouble: (operator) => operator.scenario.pick('instalmentExpired'),
    act: giveCode('000001'),
    shows: '[role=dialog] [role=alert]',
  },
  {
    name: 'code-sheet-leave-failed',
    as: 'asha',
    path: TOP_UP,
    act: async (page) => {
      await payLater(page);
      await loseAnswer(page, '**/updateCanclePayment', false);
      await loseAnswer(page, '**/paymentstatuscheck?txnid=*', false);
      await page.keyboard.press('Escape');
    },
    shows: '[role=dialog] [role=alert]',
  },
];
