import type { Page } from '@playwright/test';
import { VOUCHER_CLOSED } from '../../operator/payments/renewal';
import { callsOf } from '../support/calls';
import { NO_PORTAL } from '../support/loggedIn';
import { ASHA_ID, atBank, chargesOf, decide, LAKSHMI_ID, titleOn } from '../support/payments';
import { putIntoCart } from '../support/peers/cart';
import { openMethods } from '../support/peers/payMethods';
import { expect, type StandIn, story } from '../support/story';
import { loseAnswer } from '../support/troubles';

const PACKS = ['P2001', 'P2002'] as const;

const way = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const byUpi = (page: Page) => way(page, /^UPI/);
const later = (page: Page) => way(page, /^Pay later/);
const balance = (page: Page) => way(page, /^Your balance/);
const pay = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay ₹/ });
const inCart = ({ books }: StandIn, customer: string) => books.cart(customer).length;
/** Whole paise of the bill's last line. */
const total = async (page: Page) => {
  const shown = page.getByRole('complementary', { name: 'To pay' }).locator('dd').last();
  return Number((await shown.textContent())?.replace(/[₹,.]/g, ''));
};
const fill = async (page: Page, ...packs: readonly string[]) => {
  await putIntoCart(page, ...packs);
  await page.goto('/checkout');
  await openMethods(page);
};

story(
  'After a card payment a pack that cannot be added says so, and its price is credited to the balance',
  async ({ page, operator, logInAs }) => {
    await logInAs('lakshmi', { at: NO_PORTAL });
    await fill(page, ...PACKS);
    const agreed = await total(page);
    const before = operator.books.balance(LAKSHMI_ID);
    operator.scenario.add({
      call: 'activate',
      times: 1,
      trouble: { kind: 'renewalFails', productid: 'P2002', error: VOUCHER_CLOSED },
    });
    await expect(balance(page)).toBeChecked();
    await byUpi(page).check();
    await pay(page).dblclick();
    await atBank(page);
    // Nothing is removed before the operator confirms the payment.
    expect(inCart(operator, LAKSHMI_ID)).toBe(2);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(page.getByRole('listitem').getByText('Active until')).toHaveCount(1);
    await expect(page.getByText(VOUCHER_CLOSED)).toBeVisible();
    await expect(page.getByText(/for it is in your balance/)).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount, method }) => [amount, method])).toEqual([
      [agreed, 'CARD'],
    ]);
    expect(operator.books.orders(LAKSHMI_ID)).toHaveLength(1);
    expect(operator.books.balance(LAKSHMI_ID)).toBeGreaterThan(before);
    await page.getByRole('link', { name: 'My packs' }).click();
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  },
);

story(
  'A cart changed on another device between summary and press shows the new total and starts no payment',
  async ({ page, operator, logInAs }) => {
    await logInAs('lakshmi', { at: NO_PORTAL });
    await fill(page, ...PACKS);
    await byUpi(page).check();
    await putIntoCart(page, 'P2004');
    const shown = await total(page);
    await pay(page).click();
    await expect(page.getByText('The amount has changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Telugu Parivar 4' })).toBeVisible();
    expect(operator.books.payments(LAKSHMI_ID)).toEqual([]);
    await expect.poll(() => total(page)).toBeGreaterThan(shown);
    const agreed = await total(page);
    await expect(byUpi(page)).toBeChecked();
    // The order is created, but its answer is lost: pressing again creates no second order.
    await loseAnswer(page, '**/cart/checkout');
    await pay(page).click();
    await expect(page.getByText('couldn’t start')).toBeVisible();
    await pay(page).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([agreed]);
    expect(operator.books.orders(LAKSHMI_ID)).toHaveLength(1);
  },
);

story(
  'A balance payment without an answer blocks every other way to pay, also after a reload',
  async ({ page, operator, logInAs }) => {
    await logInAs('lakshmi', { at: NO_PORTAL });
    await fill(page, ...PACKS);
    await loseAnswer(page, '**/cart/checkout', false);
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    for (const other of [balance, byUpi, later]) await expect(other(page)).toHaveCount(0);
    await expect(pay(page)).toHaveCount(0);
    expect(operator.books.payments(LAKSHMI_ID)).toEqual([]);
    expect(chargesOf(operator, LAKSHMI_ID)).toEqual([]);
  },
);

story(
  'A card payment at the bank blocks the balance',
  async ({ page, context, operator, logInAs }) => {
    await logInAs('lakshmi', { at: NO_PORTAL });
    await fill(page, ...PACKS);
    await byUpi(page).check();
    await pay(page).click();
    await atBank(page);
    const other = await context.newPage();
    await other.goto('/checkout');
    await openMethods(other);
    await expect(balance(other)).toBeChecked();
    await pay(other).click();
    await expect(other.getByText('still checking a payment')).toBeVisible();
    expect(callsOf(operator, 'checkout').filter(({ status }) => status === 200)).toHaveLength(1);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    // The other tab needs no reload.
    await expect(other.getByText('Your cart is empty')).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID)).toHaveLength(1);
  },
);

story(
  'A cart is paid in instalments with a new order after the first one has expired',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: NO_PORTAL });
    await fill(page, ...PACKS);
    const agreed = await total(page);
    await later(page).check();
    const ended = { errorcode: 'ORDER_EXPIRED', error: 'This order has expired.' };
    await page.route(
      '**/lazypay/eligibility',
      (route) => route.fulfill({ status: 409, json: ended }),
      { times: 1 },
    );
    await pay(page).click();
    await expect(page.getByText('Your order has ended')).toBeVisible();
    await pay(page).click();
    const sheet = page.getByRole('dialog', { name: 'Pay later' });
    await sheet.getByLabel('OTP', { exact: true }).waitFor();
    await sheet
      .getByLabel('OTP', { exact: true })
      .fill(operator.books.otps(ASHA_ID).at(-1)?.code ?? '');
    await sheet.getByRole('button', { name: /^Confirm ₹/ }).click();
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(page.getByRole('listitem').getByText('Active until')).toHaveCount(2);
    expect(chargesOf(operator, ASHA_ID).map(({ amount, method }) => [amount, method])).toEqual([
      [agreed, 'INSTALMENT'],
    ]);
    expect(inCart(operator, ASHA_ID)).toBe(0);
  },
);
