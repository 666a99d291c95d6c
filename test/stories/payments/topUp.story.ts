import type { Page } from '@playwright/test';
import { TOP_UP } from '../../../store/core/paths';
import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { withHonouredKeys } from '../support/intercept';
import { laterStory } from '../support/later';
import { NO_PORTAL } from '../support/loggedIn';
import { ASHA_ID, atBank, chargesOf, decide, titleOn } from '../support/payments';
import { expect } from '../support/story';
import { loseAnswer } from '../support/troubles';

const PAY = '**/subscriber/v1/payment';
const SEEDED = 21_450;

const press = (page: Page) => page.getByRole('button', { name: /^Pay\b/ });

const goToBank = async (page: Page, amount = '500') => {
  await page.goto(TOP_UP);
  await page.getByLabel('Amount in rupees').fill(amount);
  await press(page).dblclick();
  await atBank(page);
};

laterStory.beforeEach(({ logInAs }) => logInAs('asha', { at: NO_PORTAL }));

laterStory(
  'A top-up by card is validated while typing, pressed twice, charged once and shown at home',
  { tag: '@core' },
  async ({ page, operator }) => {
    await page.goto(TOP_UP);
    for (const [typed, sentence] of [
      ['', 'Enter the amount in rupees'],
      ['5e3', 'Enter the amount in rupees'],
      ['199.99', 'The minimum amount'],
      ['1e21', 'Enter the amount in rupees'],
      ['500.12345678901', 'Enter the amount in rupees'],
      ['-500', 'The minimum amount'],
      ['0', 'The minimum amount'],
      ['49,000.01', 'The maximum amount'],
    ] as const) {
      await page.getByLabel('Amount in rupees').fill(typed);
      await press(page).click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByLabel('Amount in rupees')).toBeFocused();
    }
    expect(operator.books.payments(ASHA_ID)).toEqual([]);
    await page.getByRole('button', { name: '₹500' }).click();
    await press(page).dblclick();
    await atBank(page);
    expect(operator.books.payments(ASHA_ID)).toHaveLength(1);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(page.getByText('₹500.00')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID).map(({ amount }) => amount)).toEqual([50_000]);
    expect(operator.books.balance(ASHA_ID)).toBe(SEEDED + 50_000);
    // A reload pays nothing.
    await page.reload();
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('₹714.50').first()).toBeVisible();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
    expect(JSON.stringify(await keptIn(page))).not.toMatch(/hash|9000004412|asha\.verma/);
  },
);

laterStory(
  'A paid result is read and reached by the keyboard in the order in which it is seen',
  async ({ page }) => {
    await goToBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    await expect(main).toHaveText(
      /^Paid₹500\.00For.*Payment method.*Payment reference.*Copy full reference.*Print receipt.*Home$/s,
    );
    await main.focus();
    for (const name of ['Copy full reference', 'Print receipt', /^(Save|Share) receipt$/]) {
      await page.keyboard.press('Tab');
      await expect(main.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'Home' })).toBeFocused();
  },
);

laterStory(
  'A top-up that the bank declines or the subscriber cancels charges nothing and can be retried',
  async ({ page, operator }) => {
    for (const way of ['Decline', 'Go back without paying']) {
      await goToBank(page);
      await decide(page, way);
      await expect(titleOn(page, 'Payment failed')).toBeVisible();
      await expect(page.getByText('No money was taken.')).toBeVisible();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(titleOn(page, 'Add money')).toBeVisible();
    }
    expect(chargesOf(operator, ASHA_ID)).toEqual([]);
    expect(operator.books.payments(ASHA_ID)).toHaveLength(2);
  },
);

laterStory(
  'A payment whose return from the bank is lost is found at the next start',
  async ({ page, context, operator }) => {
    await goToBank(page);
    await decide(page, 'Approve, and never answer the operator');
    const reopened = await context.newPage();
    await page.close();
    await reopened.goto(TOP_UP);
    // The payment is found to be paid before the subscriber can press anything, so it is no longer unfinished.
    await expect(reopened.getByText('Your balance is ₹714.50')).toBeVisible();
    await expect(reopened.getByText('1 unfinished payment')).toBeHidden();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

laterStory(
  'A payment still at the bank is not made twice, can be resumed and can be abandoned',
  async ({ page, context, operator }) => {
    await withHonouredKeys(context);
    await goToBank(page);
    // The portal is opened in another tab and the button pressed again.
    const other = await context.newPage();
    await other.goto(TOP_UP);
    await expect(other.getByRole('heading', { name: '1 unfinished payment' })).toBeVisible();
    await other.getByLabel('Amount in rupees').fill('500');
    await press(other).click();
    await expect(other.getByText('still checking a payment')).toBeVisible();
    await other.getByRole('button', { name: 'Continue payment' }).click();
    await atBank(other);
    await decide(other, 'Approve');
    await expect(titleOn(other, 'Paid')).toBeVisible();
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(operator.books.payments(ASHA_ID)).toHaveLength(1);
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);

    await goToBank(page, '300');
    await page.goto(TOP_UP);
    await page.getByRole('button', { name: 'Close this payment' }).click();
    // It can still be paid at the provider's page, so it stays in the list until the operator's final word.
    await expect(
      page.getByText('Closed here, but can still be paid with the provider'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close this payment' })).toBeHidden();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

laterStory(
  'The claim in a return address proves nothing, and a pending payment is shown as pending until it is paid',
  { tag: '@core' },
  async ({ page, operator, later }) => {
    operator.scenario.pick('cardPendingThenApproved', { milliseconds: 6_000 });
    await goToBank(page);
    const [payment] = operator.books.payments(ASHA_ID);
    const forged = `/paymentstatuscheck?txnid=${payment?.txnid ?? ''}&status=success&amount=1.00`;
    await page.goto(forged);
    await expect(titleOn(page, 'Not confirmed yet')).toBeVisible();
    await page.goto(TOP_UP);
    await page.getByRole('button', { name: 'Continue payment' }).click();
    await page.getByRole('button', { name: 'I didn’t pay there, start again' }).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Not confirmed yet')).toBeVisible();
    // The page asks again by itself.
    await later(6_000);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
    await page.goto('/paymentstatuscheck?txnid=TXmadeup&status=success');
    await expect(titleOn(page, 'We don’t know this reference')).toBeFocused();
    await expect(page.getByText('We’ll keep checking')).toHaveCount(0);
    await expect(page.getByLabel('Reference')).toHaveValue('TXmadeup');
    await page.getByLabel('Reference').fill(operator.books.payments(ASHA_ID).at(-1)?.txnid ?? '');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(titleOn(page, 'Paid')).toBeVisible();
  },
);

laterStory(
  'An answer lost before the redirect to the bank starts nothing, and the next press is the same attempt',
  async ({ page, operator }) => {
    await page.goto(TOP_UP);
    await page.getByLabel('Amount in rupees').fill('500');
    await loseAnswer(page, PAY);
    await press(page).click();
    await expect(page.getByText('couldn’t start')).toBeVisible();
    await page.reload();
    await page.getByLabel('Amount in rupees').fill('500');
    await press(page).click();
    await atBank(page);
    expect(operator.books.payments(ASHA_ID)).toHaveLength(1);
    expect(
      new Set(callsOf(operator, 'payAsLcoCustomer').map((one) => one.idempotencykey)).size,
    ).toBe(1);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);
