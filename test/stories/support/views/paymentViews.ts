import type { Page } from '@playwright/test';
import { chooseMethod } from '../peers/payMethods';
import { loseAnswer } from '../troubles';
import { type View, viewsAt } from '../viewTable';

const TOP_UP = '/nxtselfcareportal/topup';

const pay = (page: Page) => page.locator('main [data-docked] button').click();

/** Goes to the provider's page. */
const goToBank = async (page: Page, rupees = '500') => {
  await page.locator('#field-amount').fill(rupees);
  await pay(page);
  await page.waitForURL('**/stand-in/card/pay');
};
/** Leaves a payment unfinished: back from the provider's page by the portal's address. */
const leaveAtBank = async (page: Page, rupees: string) => {
  await goToBank(page, rupees);
  await page.goto(new URL(TOP_UP, page.url()).href);
};
const chooseLater = async (page: Page, rupees: string) => {
  await page.locator('#field-amount').fill(rupees);
  await chooseMethod(page, 'INSTALMENT');
};
/** Goes to the code field of a payment that is paid later. */
const payLater = async (page: Page) => {
  await chooseLater(page, '600');
  await pay(page);
  await page.locator('[role=dialog]:not(#settings) #field-otp').waitFor();
};
/** Enters a code. Each view gives a different one, because the same one again would be answered as before. */
const giveCode = (code: string) => async (page: Page) => {
  await payLater(page);
  await page.locator('#field-otp').fill(code);
  await page.locator('[role=dialog]:not(#settings) button[type=submit]').click();
};
const decide = (which: string) => async (page: Page) => {
  await goToBank(page);
  await page.getByRole('button', { name: which, exact: true }).click();
  await page.waitForURL('**/paymentstatuscheck**');
};

const openNewestStatus = async (page: Page) => {
  const answer = await page.request.get(new URL('/stand-in/books/payments', page.url()).href);
  const payments = (await answer.json()) as readonly { readonly txnid: string }[]; // a page of the books
  const txnid = payments.at(-1)?.txnid ?? '';
  await page.goto(new URL(`/paymentstatuscheck?txnid=${txnid}`, page.url()).href);
};
/** Cancels the payment at its code field and opens its status. */
const cancelLater = async (page: Page) => {
  await payLater(page);
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]:not(#settings)').waitFor({ state: 'hidden' });
  await openNewestStatus(page);
};
/** Renews by card; the renewal's address must already be open. */
const renewByCard = async (page: Page) => {
  await chooseMethod(page, 'CARD');
  await pay(page);
  await page.waitForURL('**/stand-in/card/pay');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
};

const asha = viewsAt(TOP_UP, 'asha');
const RESULT = 'main dl';
const SAID = '[role=dialog]:not(#settings) [role=alert]';

/** What a subscriber sees on the way to a payment, and after it. */
export const paymentViews: readonly View[] = [
  asha('topup-errors', '[aria-invalid]', { act: pay }),
  asha('payment-paid', RESULT, { act: decide('Approve') }),
  asha('payment-failed', RESULT, { act: decide('Decline') }),
  asha('payment-cancelled', '[data-result=cancelled]', { act: cancelLater }),
  asha('payment-unknown', 'main [role=alert]', {
    act: async (page) => {
      await goToBank(page);
      await openNewestStatus(page);
    },
    // The page keeps asking for the status.
    hasShapes: true,
  }),
  viewsAt('/paymentstatuscheck?txnid=TXunheardof', 'asha')('payment-reference', '#field-txnid'),
  asha('payment-unfinished', 'main li button', { act: (page) => leaveAtBank(page, '400') }),
  asha('payment-replaced', 'main li [role=alert]', {
    act: async (page) => {
      await leaveAtBank(page, '300');
      await page.locator('main li button').first().click();
    },
  }),
  asha('pay-ways', '[name=way]:checked', { act: (page) => chooseLater(page, '500') }),
  viewsAt(TOP_UP, 'rafiq')('pay-later-refused', 'main [role=alert]', {
    act: async (page) => {
      await chooseLater(page, '500');
      await pay(page);
    },
  }),
  asha('otp-dialog', '[role=dialog]:not(#settings) #field-otp', { act: payLater }),
  asha('otp-dialog-wrong', '[role=dialog]:not(#settings) [aria-invalid]', {
    trouble: ({ scenario }) => scenario.pick('otpWrongTwice', { call: 'instalmentPay' }),
    act: giveCode('000000'),
  }),
  asha('otp-dialog-over', SAID, {
    trouble: ({ scenario }) => scenario.pick('instalmentExpired'),
    act: giveCode('000001'),
  }),
  asha('otp-dialog-leave-failed', SAID, {
    act: async (page) => {
      await payLater(page);
      await loseAnswer(page, '**/updateCanclePayment', false);
      await loseAnswer(page, '**/paymentstatuscheck?txnid=*', false);
      await page.keyboard.press('Escape');
    },
  }),
];

const RENEW = '/nxtselfcareportal/mypacks/renew';
const PRINT = '[data-result=paid] ~ * button';
/** A renewal that is paid, and the receipt of it as it is printed. Each leaves the packs renewed. */
export const receiptViews: readonly View[] = [
  viewsAt(RENEW, 'asha')('payment-renewed', PRINT, { begins: 'main fieldset', act: renewByCard }),
  viewsAt(RENEW, 'asha')('payment-receipt', '[data-paper]', {
    isPrinted: true,
    before: (page) => page.addInitScript(() => (window.print = () => undefined)),
    begins: 'main fieldset',
    act: async (page) => {
      await renewByCard(page);
      await page.locator(PRINT).nth(1).click();
    },
  }),
];
