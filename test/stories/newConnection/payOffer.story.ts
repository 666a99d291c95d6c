import type { Page } from '@playwright/test';
import { everythingKept } from '../support/checks/storedData';
import { laterStory } from '../support/later';
import { atBank, chargesOf, decide, titleOn } from '../support/payments';
import { offersIn, ROHAN, SHOP, shopOf, upToOrder } from '../support/peers/shop';
import { expect } from '../support/story';

const MINUTE = 60_000;
const PLACED = `${SHOP}?step=placed`;

const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });

/** A newcomer with an order that waits to be paid. */
const ordered = async (page: Page): Promise<ReturnType<typeof shopOf>> => {
  const shop = await upToOrder(page);
  await shop.order.click();
  await expect(shop.number).toBeVisible();
  await expect(pay(page)).toBeVisible();
  return shop;
};

laterStory(
  'A visitor pays a new connection by card with one charge, and a reload shows the order as paid',
  async ({ page, operator }) => {
    const shop = await ordered(page);
    const [order] = offersIn(operator);
    await expect(page.getByText('No money has been taken yet.')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await pay(page).dblclick();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    const number = order?.id ?? 'no order';
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(page.getByText('We’ll call the number you gave us')).toBeVisible();
    expect(chargesOf(operator, '').map(({ amount, orderid }) => [amount, orderid])).toEqual([
      [order?.amount, number],
    ]);
    await page.getByRole('link', { name: 'See your order' }).click();
    for (const look of [() => Promise.resolve(), () => page.reload()]) {
      await look();
      await expect(shop.number).toHaveText(number);
      await expect(page.getByText('Your order is paid.')).toBeVisible();
      await expect(pay(page)).toHaveCount(0);
    }
    const kept = await everythingKept(page);
    for (const typed of [ROHAN.mobileno, ROHAN.email, ROHAN.firstname])
      expect(kept).not.toContain(typed);
    expect(offersIn(operator).map(({ status }) => status)).toEqual(['PAID']);
  },
);

laterStory(
  'A visitor whose bank declines, or who closes the bank’s window, finds the order again and pays it once',
  async ({ page, context, operator }) => {
    const shop = await ordered(page);
    await pay(page).click();
    await atBank(page);
    await decide(page, 'Decline');
    await expect(titleOn(page, 'Payment failed')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(shop.number).toBeVisible();
    await pay(page).click();
    await atBank(page);

    // In another tab nothing of the order is shown but its payment.
    const other = await context.newPage();
    await other.goto(SHOP);
    await expect(other.getByRole('heading', { name: '1 unfinished payment' })).toBeVisible();
    await expect(other.getByText('New connection', { exact: true })).toBeVisible();
    // When the first tab comes back from the bank, the payment is not begun a second time.
    await page.goto(PLACED);
    await expect(page.getByText('its result is not known yet')).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await page.close();

    await other.getByRole('button', { name: 'Continue payment' }).click();
    await other.getByRole('button', { name: 'I didn’t pay there, start again' }).click();
    await atBank(other);
    await decide(other, 'Approve, and answer the operator twice');
    await expect(titleOn(other, 'Paid')).toBeVisible();
    expect(operator.books.payments('').map(({ status }) => status)).toEqual([
      ...['FAILURE', 'CREATED', 'SUCCESS'],
    ]);
    expect(chargesOf(operator, '')).toHaveLength(1);
  },
);

laterStory(
  'A visitor who pays too late is told so, is not charged, and may order again',
  async ({ page, operator, passed }) => {
    await ordered(page);
    passed.milliseconds += 31 * MINUTE;
    await pay(page).click();
    await expect(page.getByText('This order has expired.')).toBeVisible();
    await expect(page.getByText('Nothing was paid.')).toBeVisible();
    expect(operator.books.payments('')).toEqual([]);
    await page.getByRole('link', { name: 'Order again' }).click();
    await expect(shopOf(page).plans).toHaveCount(4);
  },
);

laterStory(
  'An order already paid elsewhere accepts no second payment and says so',
  async ({ page, context, operator }) => {
    await ordered(page);
    const [order] = offersIn(operator);
    const phone = await context.browser()?.newContext({ baseURL: operator.address });
    const elsewhere = await phone?.newPage();
    if (!phone || !elsewhere || !order) throw new Error('There is no other browser');
    // The same order is also open at customer care or on another device.
    await elsewhere.goto('/');
    const kept = await page.evaluate(() => sessionStorage.getItem('selfcareShop') ?? '');
    await elsewhere.evaluate((shop) => sessionStorage.setItem('selfcareShop', shop), kept);
    await elsewhere.goto(PLACED);
    await pay(elsewhere).click();
    await pay(page).click();
    await Promise.all([atBank(elsewhere), atBank(page)]);
    await decide(elsewhere, 'Approve');
    await expect(titleOn(elsewhere, 'Paid')).toBeVisible();
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Payment failed')).toBeVisible();
    await expect(page.getByText('This order has been paid already.')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await pay(page).click();
    await expect(page.getByText('This order has been paid already.')).toBeVisible();
    expect(chargesOf(operator, '')).toHaveLength(1);
    await phone.close();
  },
);
