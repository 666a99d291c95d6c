import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { everythingKept } from '../support/checks/storedData';
import { withHonouredKeys } from '../support/intercept';
import { FAMILY, offersIn, ROHAN, SHOP, shopOf, upToOrder } from '../support/peers/shop';
import { expect, story } from '../support/story';
import { loseAnswer } from '../support/troubles';

const PLANS = '**/customerorder.php/offerplans*';
const ORDER = '**/subscriber/v1/customerorder';

const FORMER_PRICE = { price: '100.00', tax: '18.00', total: '118.00' };

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    return here?.getAttribute('aria-label') ?? here?.id ?? '';
  });

/** Presses Tab until an element with this name has the focus; fails if none gets it. */
const tabTo = async (page: Page, there: RegExp) => {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (there.test(await focused(page)) || there.test(name)) return;
  }
  throw new Error(`The keyboard does not reach ${String(there)}`);
};

story(
  'A visitor using only the keyboard orders a plan and reads its number, its price and the next steps',
  { tag: '@core' },
  async ({ page, operator }) => {
    const shop = shopOf(page);
    await page.goto(SHOP);
    await expect(shop.plans).toHaveCount(4);
    await tabTo(page, new RegExp(`^Choose: ${FAMILY}$`));
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText('Your details');
    await expect(shop.heading).toBeFocused();
    await expect(shop.fields.firstname).toBeVisible();
    for (const [name, value] of Object.entries(ROHAN)) {
      await tabTo(page, new RegExp(`^field-${name}$`));
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText('Check and order');
    await expect(shop.heading).toBeFocused();
    await expect(page.getByText('West · Neem Lane Cable, 01')).toBeVisible();
    const amount = (await shop.order.textContent())?.replace(/\D/g, '');
    await tabTo(page, /^Order for/);
    await page.keyboard.press('Enter');

    await expect(shop.heading).toHaveText('Your order');
    await expect(shop.heading).toBeFocused();
    const orders = offersIn(operator);
    expect(orders.map((order) => order.status)).toEqual(['AWAITINGPAYMENT']);
    expect(String(orders[0]?.amount)).toBe(amount);
    await expect(shop.number).toHaveText(orders[0]?.id ?? 'no order');
    await expect(page.getByText('No money has been taken yet.')).toBeVisible();
    expect(operator.books.ledger('')).toEqual([]);
    expect(callsOf(operator, 'placeOrder')[0]?.idempotencykey).toMatch(/^\w{32}$/);

    // Nothing about the applicant is kept here, only the order number, which is needed to pay.
    const kept = await everythingKept(page);
    for (const applicantField of Object.values(ROHAN))
      expect(kept).not.toContain(applicantField.split('\n')[0]);
    await page.reload();
    await expect(shop.number).toHaveText(orders[0]?.id ?? 'no order');
    await page.getByRole('link', { name: 'Back to the plans' }).click();
    await expect(
      page.getByText(`order number for a new connection is ${orders[0]?.id}`),
    ).toBeVisible();
    expect(offersIn(operator)).toHaveLength(1);
  },
);

story(
  'A visitor whose plan has changed its price must confirm again and orders at the new price',
  async ({ page, operator }) => {
    // The newcomer sees the plans as they were before the price went up.
    await page.route(PLANS, async (route) => {
      const answer = await route.fetch();
      const plans = (await answer.json()) as Record<string, string>[]; // as the contract says
      const former = plans.map((plan) => ({ ...plan, ...FORMER_PRICE }));
      const isKnown = callsOf(operator, 'placeOrder').length > 0;
      await route.fulfill({ response: answer, json: isKnown ? plans : former });
    });
    const shop = await upToOrder(page);
    await page.getByRole('button', { name: 'Order for ₹118.00' }).click();
    await expect(shop.alert).toContainText('it was ₹118.00 when you chose');
    await expect(shop.alert).toContainText('Nothing has been ordered');
    expect(offersIn(operator)).toEqual([]);
    await expect(shop.order).not.toHaveText('Order for ₹118.00');
    await shop.order.click();
    await expect(shop.number).toBeVisible();
    expect(offersIn(operator)).toHaveLength(1);
    const [refused, taken] = callsOf(operator, 'placeOrder');
    expect([refused?.status, taken?.status]).toEqual([409, 200]);
    expect(taken?.idempotencykey).not.toBe(refused?.idempotencykey);
  },
);

story(
  'A visitor whose browser stores nothing orders nothing and reads why',
  async ({ page, operator }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Storage.prototype.setItem = refuse;
      IDBFactory.prototype.open = refuse;
    });
    const shop = await upToOrder(page);
    await shop.order.click();
    await expect(shop.alert).toContainText('This browser can’t store anything for this site');
    await expect(shop.order).toBeEnabled();
    expect(callsOf(operator, 'placeOrder')).toEqual([]);
  },
);

story(
  'A visitor whose answer is lost is told so, also after a reload, and orders again only knowingly',
  async ({ page, operator }) => {
    await page.clock.install();
    const shop = await upToOrder(page);
    await loseAnswer(page, ORDER);
    await shop.order.click();
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    await expect(shop.heading).toHaveText('Your order');
    expect(offersIn(operator)).toHaveLength(1);
    await expect(page.getByRole('link', { name: 'Change your details' })).toHaveCount(0);
    await expect(shop.sendAgain).toHaveCount(0);

    // Neither a reload nor the plans' address loses track of the order.
    await page.goto(SHOP);
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    await page.clock.fastForward(185_000);
    await expect(page.getByRole('heading', { name: 'We don’t know yet' })).toBeVisible();
    await expect(page.getByText('one that is not paid lapses by itself')).toBeVisible();
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByRole('heading', { name: 'We don’t know yet' })).toHaveCount(0);
    expect(callsOf(operator, 'placeOrder')).toHaveLength(1);
  },
);

story(
  'A visitor whose answer is lost and who orders in another tab cannot place a second order from the first',
  async ({ page, context, operator }) => {
    await withHonouredKeys(context);
    const shop = await upToOrder(page);
    await loseAnswer(page, ORDER);
    await shop.order.click();
    await expect(shop.sendAgain).toBeVisible();

    const other = await context.newPage();
    const otherShop = await upToOrder(other);
    await otherShop.order.click();
    await expect(otherShop.number).toBeVisible();

    await shop.sendAgain.click();
    await expect(shop.alert).toContainText('This order was already placed in another tab');
    expect(offersIn(operator)).toHaveLength(1);
    await expect(shop.sendAgain).toHaveCount(0);
  },
);

story(
  'A visitor who reloads or leaves in the middle finds the typed values, and two presses create one order',
  async ({ page, operator }) => {
    const shop = shopOf(page);
    await page.goto(SHOP);
    await shop.choose(FAMILY).click();
    const { pincode, ...typed } = ROHAN;
    await shop.fill(typed);
    await page.reload();
    await expect(shop.heading).toHaveText('Your details');
    await expect(shop.fields.address).toHaveValue(ROHAN.address);
    await page.goto('/');
    await page.getByRole('link', { name: 'Get a new connection' }).click();
    await shop.choose('Fibre for half a year').click();
    await expect(shop.fields.firstname).toHaveValue(ROHAN.firstname);
    await expect(shop.fields.mobileno).toHaveValue(ROHAN.mobileno);

    // Another tab shows nothing of it.
    const other = await page.context().newPage();
    await other.goto(SHOP);
    await shopOf(other).choose(FAMILY).click();
    await expect(shopOf(other).fields.firstname).toHaveValue('');
    await other.close();

    await shop.fields.pincode.fill(pincode);
    await shop.goOn.click();
    await expect(shop.heading).toHaveText('Check and order');
    await expect(page.getByText('Fibre for half a year')).toBeVisible();
    await page.goBack();
    await expect(shop.fields.email).toHaveValue(ROHAN.email);
    await page.goForward();
    operator.scenario.pick('slow', { call: 'placeOrder', milliseconds: 400 });
    await shop.order.dblclick();
    await expect(shop.number).toBeVisible();
    expect(callsOf(operator, 'placeOrder')).toHaveLength(1);
    expect(offersIn(operator)).toHaveLength(1);
  },
);

story(
  'A visitor filters the plans by place, kind and price and compares them side by side',
  async ({ page, operator }) => {
    const shop = shopOf(page);
    await page.goto(SHOP);
    await expect(page.getByText('4 plans', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Broadband', exact: true }).click();
    await expect(shop.plans).toHaveCount(1);
    await page.getByRole('button', { name: 'TV and broadband', exact: true }).click();
    await page.getByLabel('Price /month').selectOption('Up to ₹500');
    await expect(page.getByText('No plans match')).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page.getByText('3 plans', { exact: true })).toBeVisible();
    await page.getByLabel('Price /month').selectOption('');
    await expect(shop.plans).toHaveCount(4);

    for (const tick of (await page.getByRole('checkbox').all()).slice(0, 3)) await tick.check();
    await expect(page.getByText('3 plans to compare')).toBeVisible();
    await expect(page.getByRole('checkbox').last()).toBeDisabled();
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(shop.heading).toHaveText('Compare plans');
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await page.goBack();
    await expect(page.getByRole('checkbox').first()).toBeChecked();

    await page.getByLabel('Your pincode').fill('12');
    await page.getByRole('button', { name: 'Show plans' }).click();
    await expect(page.getByText('Enter a 6-digit pincode')).toBeVisible();
    await page.getByLabel('Your pincode').fill('900 001');
    await page.getByRole('button', { name: 'Show plans' }).click();
    await expect(page.getByText('We have no plans for 900001 yet')).toBeVisible();
    await page.getByRole('button', { name: 'Show plans for all areas' }).click();
    await expect(page.getByLabel('Your pincode')).toBeFocused();
    await expect(shop.plans).toHaveCount(4);
    await page.getByLabel('Your pincode').fill('422001');
    await page.keyboard.press('Enter');
    await expect(page.getByText('4 plans for 422001')).toBeVisible();
    await expect(page.getByLabel('Your pincode')).toBeFocused();
    await shop.choose(FAMILY).click();
    await expect(shop.fields.pincode).toHaveValue('422001');
    expect(callsOf(operator, 'offerPlans').length).toBeGreaterThan(3);
  },
);

story(
  'A visitor whose plans fail to load reads the reason and gets them by a retry or after reconnecting',
  async ({ page, operator }) => {
    const shop = shopOf(page);
    operator.scenario.pick('serverError', { call: 'offerPlans' });
    await page.goto(SHOP);
    await expect(shop.alert).toContainText('Something broke on our side.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shop.plans).toHaveCount(4);
    await page.route(PLANS, (route) => route.abort());
    await page.reload();
    await expect(shop.alert).toContainText('We couldn’t reach your operator.');
    await page.context().setOffline(true);
    await expect(shop.alert).toContainText('offline');
    await page.unroute(PLANS);
    await page.context().setOffline(false);
    await expect(shop.plans).toHaveCount(4);
    operator.scenario.add({ call: 'offerPlans', trouble: { kind: 'corrupt', how: 'emptyList' } });
    await page.reload();
    await expect(page.getByText('There are no plans right now')).toBeVisible();
  },
);

story(
  'A visitor is led to errors in the form, a subscriber is led to the login, and both keep the typed values',
  async ({ page, operator }) => {
    const shop = shopOf(page);
    await page.goto(SHOP);
    await shop.choose(FAMILY).click();
    await shop.fill({ mobileno: '12', email: 'rohan@', pincode: '4220' });
    await shop.goOn.click();
    const summary = page.getByRole('group', { name: 'Check what you entered' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expect(summary.getByRole('link', { name: /^Enter an email address/ })).toBeVisible();
    await summary.getByRole('link', { name: 'Enter your address' }).click();
    await expect(shop.fields.address).toBeFocused();
    expect(callsOf(operator, 'offerSubscriber')).toEqual([]);

    await shop.fill({ ...ROHAN, pincode: '900001' });
    await shop.goOn.click();
    await expect(
      summary.getByRole('link', { name: /We don’t serve this pincode yet/ }),
    ).toBeVisible();
    operator.scenario.pick('serverError', { call: 'offerSubscriber' });
    await shop.fields.pincode.fill(ROHAN.pincode);
    await shop.goOn.click();
    await expect(shop.alert).toContainText('Something broke on our side.');

    await shop.fields.mobileno.fill('+91 90000 04412');
    await shop.goOn.click();
    await expect(shop.alert).toContainText('This number already belongs to a subscriber.');
    await expect(shop.fields.address).toHaveValue(ROHAN.address);
    expect(offersIn(operator)).toEqual([]);
    await shop.alert.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
  },
);
