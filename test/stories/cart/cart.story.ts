import type { Page } from '@playwright/test';
import { HELP, HOME, TRANSACTIONS } from '../../../store/core/paths';
import { VOUCHER_CLOSED } from '../../operator/payments/renewal';
import { callsOf } from '../support/calls';
import { NO_PORTAL } from '../support/loggedIn';
import { chargesOf, LAKSHMI_ID, titleOn } from '../support/payments';
import { putIntoCart } from '../support/peers/cart';
import { expect, type StandIn, story } from '../support/story';
import { loseAnswer, refusal } from '../support/troubles';

const REMOVE = '**/subscriber/v1/cart/remove*';
const CHECKOUT = '**/subscriber/v1/cart/checkout';
/** Milliseconds in which an operator may still book the payment, and a little more. */
const BOOKING_WINDOW = 185_000;
const PACKS = ['P2001', 'P2002', 'P1003'] as const;

const inBooks = ({ books }: StandIn) => books.cart(LAKSHMI_ID).map(({ productid }) => productid);
const bill = (page: Page) => page.getByRole('complementary', { name: 'To pay' });
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });
const done = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Paid from your balance' });

/** The amounts on the bill in whole paise, line by line in the order of the page. */
const figuresOf = async (page: Page): Promise<readonly number[]> => {
  const shown = await bill(page).locator('dd').allTextContents();
  return shown.map((text) => Number(text.replace(/[₹,.]/g, '')));
};
const totalAtOperator = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cart = (await (await fetch('/subscriber/v1/cart')).json()) as { total: string };
    return Number(cart.total.replace('.', ''));
  });
const expectHonestBill = async (page: Page) => {
  await expect(bill(page).getByText('Total')).toBeVisible();
  const figures = await figuresOf(page);
  const total = figures.at(-1);
  expect(total).toBe(await totalAtOperator(page));
  expect(figures.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(total);
};

story.beforeEach(async ({ page, logInAs }) => {
  await logInAs('lakshmi', { at: NO_PORTAL });
  await putIntoCart(page, ...PACKS);
  await page.goto('/checkout');
});

story(
  'A subscriber takes a pack out, reloads, sees the same cart in a second tab, and pays once to the paisa',
  { tag: '@core' },
  async ({ page, context, operator }) => {
    await expectHonestBill(page);
    const other = await context.newPage();
    await other.goto('/checkout');
    await expect(remove(other, 'English Parivar 2')).toBeVisible();

    await remove(page, 'English Parivar 2').click();
    await expect(remove(page, 'English Parivar 2')).toBeHidden();
    await expectHonestBill(page);
    expect(inBooks(operator)).toEqual(['P2001', 'P1003']);
    // The other tab needs no reload.
    await expect(remove(other, 'English Parivar 2')).toBeHidden();
    await expect.poll(() => figuresOf(other)).toEqual(await figuresOf(page));
    await page.reload();
    await expectHonestBill(page);
    const [total] = (await figuresOf(page)).slice(-1);

    await pay(page).dblclick();
    await expect(done(page)).toBeFocused();
    await expect(page.getByRole('listitem').getByText(/^Active until/)).toHaveCount(2);
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([total]);
    expect(inBooks(operator)).toEqual([]);
    expect(
      operator.books.subscriptions(LAKSHMI_ID).filter(({ orderid }) => orderid !== null),
    ).toHaveLength(2);
    // The page shows only the end of a long number.
    const end = operator.books.orders(LAKSHMI_ID)[0]?.id.slice(-8) ?? '?';
    const shown = new RegExp(`^•+\\s${end.slice(0, 4)}\\s${end.slice(4)}$`, 'i');
    await expect(page.getByText(shown)).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  },
);

/** The start of the message when the outcome of a removal is unknown. */
const LOOK = 'Check whether your cart still has';

story(
  'The cart stays correct when the operator refuses, fails or does not answer the removal of a pack',
  async ({ page, operator }) => {
    const name = 'English Parivar 2';
    const call = 'removeFromCart';
    const expected = { 400: `Not removed: ${name}.`, 409: LOOK, 500: LOOK };
    for (const status of [400, 409, 500] as const) {
      operator.scenario.add({
        call,
        times: 1,
        // The contract names no other error code for this call.
        trouble: refusal(status, status === 400 ? 'BAD_REQUEST' : '', 'Not now.'),
      });
      await remove(page, name).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(expected[status]);
      await expect(remove(page, name)).not.toHaveAttribute('aria-busy');
      await expectHonestBill(page);
    }
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    expect(inBooks(operator)).toEqual(PACKS);

    // The removal is not carried out and gets no answer; it is never retried.
    await loseAnswer(page, REMOVE, false);
    const before = callsOf(operator, call).length;
    await remove(page, name).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(LOOK);
    await expect(remove(page, name)).toBeVisible();
    expect(callsOf(operator, call)).toHaveLength(before);
    // This removal is carried out, but its answer is lost.
    await loseAnswer(page, REMOVE);
    await remove(page, name).click();
    await expect(remove(page, name)).toBeHidden();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(LOOK);
    expect(inBooks(operator)).toEqual(['P2001', 'P1003']);
    await expectHonestBill(page);
  },
);

story(
  'A payment without an answer is found out, survives a reload and is not made twice',
  async ({ page, operator }) => {
    operator.scenario.idempotency('ignores');
    await page.clock.install();
    await page.reload();
    // The payment never arrives: the cart still holds everything.
    await loseAnswer(page, CHECKOUT, false);
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    await expect(pay(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    await page.clock.fastForward(BOOKING_WINDOW);
    await expect(page.getByRole('heading', { name: 'No sign of it so far' })).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID)).toEqual([]);
    // This time the payment arrives, but its answer is lost.
    await loseAnswer(page, CHECKOUT);
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'It went through' })).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID)).toHaveLength(1);
    await page.getByRole('button', { name: 'Got it' }).last().click();
    await page.reload();
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID)).toHaveLength(1);
  },
);

story(
  'A cart changed on another device before the payment must be confirmed again',
  async ({ page, operator }) => {
    await expectHonestBill(page);
    await putIntoCart(page, 'P2004');
    await pay(page).click();
    await expect(page.getByText('Nothing was paid.')).toBeVisible();
    await expect(remove(page, 'Telugu Parivar 4')).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID)).toEqual([]);
    await expectHonestBill(page);
    const total = (await figuresOf(page)).at(-1);
    await pay(page).click();
    await expect(done(page)).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([total]);
  },
);

story('A pack of the cart that did not start leads to a ticket', async ({ page, operator }) => {
  operator.scenario.add({
    call: 'activate',
    times: 1,
    trouble: { kind: 'renewalFails', productid: 'P2002', error: VOUCHER_CLOSED },
  });
  await pay(page).click();
  await expect(titleOn(page, 'Paid, but not all packs started')).toBeFocused();
  await expect(page.locator('[data-result=partly]')).toBeVisible();
  await expect(page.getByRole('listitem').getByText(/^Active until/)).toHaveCount(2);
  const failed = page.getByRole('listitem').filter({ hasText: 'English Parivar 2' });
  await expect(failed).toContainText('Not started');
  await expect(failed).toContainText('for it is in your balance.');
  const [order] = operator.books.orders(LAKSHMI_ID);
  await page.getByRole('button', { name: 'Get help' }).click();
  await expect(page.getByRole('textbox', { name: /happen|describe/i })).toHaveValue(
    new RegExp(`^Reference: ${order?.id}\\nAmount: ₹[\\d.]+\\nTime: \\d.+\\nEnglish Parivar 2`),
  );
});

story(
  'What waits in the cart is said on Home and counted on every screen, and one tap opens the cart from there',
  async ({ page }) => {
    await page.goto(HOME);
    const line = page.getByText('3 packs are in your cart.');
    await expect(line).toBeVisible();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/checkout');
    await page.goto(HELP);
    await page.getByRole('link', { name: '3 in your cart' }).click();
    await expect(remove(page, 'English Parivar 2')).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(TRANSACTIONS);
    await page.getByRole('link', { name: 'Cart 3 in your cart' }).click();
    await expect(page).toHaveURL('/checkout');
  },
);

story(
  'A base pack for a box on which one runs is questioned, and the question goes with the pack',
  async ({ page }) => {
    await putIntoCart(page, 'P1002');
    await page.reload();
    const question = page.getByText(/^Box ending\s\d{4} already has Tamil Nagar\./);
    await expect(question).toContainText('Do you want to pay for Pehla Kadam as well?');
    await expect(pay(page)).toBeVisible();
    await remove(page, 'Pehla Kadam').click();
    await expect(question).toBeHidden();
    await expect(remove(page, 'English Parivar 2')).toBeVisible();
  },
);
