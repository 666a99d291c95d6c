import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { everythingKept } from '../support/checks/storedData';
import { withBlock } from '../support/intercept';
import { NO_PORTAL } from '../support/loggedIn';
import { ASHA_ID, chargesOf, titleOn } from '../support/payments';
import { expect, type StandIn, story } from '../support/story';
import { loseAnswer } from '../support/troubles';

const FIND = '/instantpaymentdetails/';
const PAY = '**/subscriber/v1/payment/instantpay';
const OTT = '**/subscriber/v1/payment/ottquickpay**';
const BOX = 'STB000004417';
const MOBILE = '9000004412';
const SEEDED = 21_450;

const pressPay = (page: Page) => page.getByRole('button', { name: 'Pay with UPI' });
const code = (page: Page) => page.getByRole('img', { name: 'QR code for this payment' });
/** “Pay” below the price of a streaming service. Only this press shows the code. */
const payPriced = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });
const payments = ({ books }: StandIn) => books.payments(ASHA_ID);
/** What the payer does in the app, which the portal never sees. */
const inTheApp = (operator: StandIn, action: 'pay' | 'decline', txnid = '') =>
  operator.app.inject({
    method: 'POST',
    url: `/stand-in/do/${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `txnid=${txnid || (payments(operator).at(-1)?.txnid ?? '')}`,
  });
/** What a phone docks to the foot of the screen, however long the page is. */
const docked = (page: Page) => page.locator('main [data-docked]');
const returnToPage = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const find = async (page: Page, number: string) => {
  await page.goto(FIND);
  await page.getByLabel('Mobile, account or box number').fill(number);
  await page.getByRole('button', { name: 'Continue' }).click();
};
const askFor = async (page: Page, amount = '500', number = BOX) => {
  await find(page, number);
  await page.getByLabel('Amount in rupees').fill(amount);
  await pressPay(page).click();
  await expect(code(page)).toBeVisible();
};

story(
  'A person pays for a relative’s connection by QR code and sees the result when the operator has it',
  { tag: '@core' },
  async ({ page, operator }) => {
    await page.goto(FIND);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter the number of the connection').first()).toBeVisible();
    await find(page, '98765 43210');
    await expect(page.getByText('No account found')).toBeVisible();
    await page.getByLabel('Mobile, account or box number').fill('+91 90000 04412');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(titleOn(page, 'Payment for this connection')).toBeVisible();
    await expect(page.getByText('A••a V•••a')).toBeVisible();
    await expect(page.getByText('₹214.50')).toBeVisible();
    await expect(page.getByText('Customer type')).toBeVisible();
    await expect(page.getByText(/^a[•*]+.*\.com$/)).toBeVisible();
    await pressPay(page).click();
    await expect(page.getByText('Enter the amount in rupees').first()).toBeVisible();
    await page.getByRole('button', { name: '₹500' }).click();
    await pressPay(page).dblclick();
    await expect(code(page)).toBeVisible();
    await expect(page.getByText(/^Valid for \d\smin/)).toBeVisible();
    await page.getByText('Pay to the UPI address instead').click();
    await expect(page.getByText('selfcare@standin')).toBeVisible();
    expect(payments(operator)).toHaveLength(1);
    // Coming back from somewhere proves nothing.
    await returnToPage(page);
    await page.getByRole('button', { name: 'I have paid, check now' }).click();
    await expect(code(page)).toBeVisible();
    await inTheApp(operator, 'pay');
    await returnToPage(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(page.getByText('••••4412')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID).map(({ amount }) => amount)).toEqual([50_000]);
    expect(operator.books.balance(ASHA_ID)).toBe(SEEDED + 50_000);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(MOBILE);
  },
);

story(
  'A number is kept only when it is ticked, is paid again with its last amount, and is removed by a press',
  async ({ page, operator }) => {
    const kept = () => page.evaluate(() => localStorage.getItem('selfcarePaidNumbers'));
    const again = page.getByRole('button', { name: 'Pay for ••••4412 again' });
    await find(page, MOBILE);
    const keep = page.getByRole('checkbox', { name: 'Save this number on this device' });
    await expect(keep).not.toBeChecked();
    expect(await kept()).toBeNull();
    await keep.check();
    await expect.poll(kept).toContain('••••4412');
    await page.getByRole('button', { name: '₹500' }).click();
    await pressPay(page).click();
    await expect(code(page)).toBeVisible();
    await inTheApp(operator, 'pay');
    await returnToPage(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();

    await page.goto('about:blank');
    await page.goto(FIND);
    await expect(page.getByText(/^Saved on this device, even after you log out/)).toBeVisible();
    await again.click();
    await expect(page.getByText('A••a V•••a')).toBeVisible();
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('500');
    await expect(keep).toBeChecked();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(MOBILE);

    await page.goto(FIND);
    await page.getByRole('button', { name: 'Remove ••••4412' }).click();
    await expect(again).toHaveCount(0);
    expect(await kept()).toBeNull();
  },
);

story(
  'A payer is warned of an inactive connection, and what it owes is typed into the amount',
  async ({ page }) => {
    await page.route('**/subscriber/v1/payment/instantpayment?**', async (route) => {
      const answer = await route.fetch();
      const owing = { susbcriberstatus: 'I', currentbalance: '-340.20' };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...owing } });
    });
    await find(page, MOBILE);
    await expect(page.getByText(/^This connection is inactive/)).toBeVisible();
    await expect(page.getByText('₹340.20')).toBeVisible();
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('341');
    await expect(
      page.getByText('Only the household sees when its packs end, after logging in.'),
    ).toBeVisible();
  },
);

story(
  'A payer without a login has the amount and Pay at the foot of the screen, also of a page that is longer',
  async ({ page }) => {
    await find(page, MOBILE);
    await page.getByLabel('Amount in rupees').fill('500');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(docked(page).getByText('₹500.00')).toBeInViewport();
    const pay = docked(page).getByRole('button', { name: 'Pay with UPI: ₹500.00' });
    await expect(pay).toBeInViewport();
    await page.getByLabel(/^Email/).fill('nobody');
    await pay.click();
    await expect(page.getByText('Enter an email address like').first()).toBeVisible();

    await page.goto('/ottquickpay');
    await expect(docked(page).getByRole('button', { name: 'Show price' })).toBeInViewport();
  },
);

story(
  'A reload shows the same QR code, another tab finds it, and a cancelled request makes way for a new one',
  async ({ page, context, operator }) => {
    await askFor(page);
    const picture = await code(page).locator('path').getAttribute('d');
    await page.reload();
    await expect(code(page)).toBeVisible();
    expect(await code(page).locator('path').getAttribute('d')).toBe(picture);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText('We no longer know which connection')).toBeVisible();
    await other.goto(FIND);
    await other.getByRole('link', { name: 'Show code' }).click();
    await expect(code(other)).toBeVisible();
    expect(await code(other).locator('path').getAttribute('d')).toBe(picture);
    expect(callsOf(operator, 'instantPay')).toHaveLength(1);

    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Amount in rupees').fill('500');
    await pressPay(page).click();
    await expect(code(page)).toBeVisible();
    expect(await code(page).locator('path').getAttribute('d')).not.toBe(picture);
    expect(callsOf(operator, 'instantPay')).toHaveLength(2);
    await inTheApp(operator, 'pay');
    await returnToPage(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

story(
  'An expired QR code is replaced only when the operator says that it was not paid',
  async ({ page, operator }) => {
    await page.clock.install();
    await page.route(PAY, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), expiresin: 60 } });
    });
    await find(page, BOX);
    await page.getByLabel('Amount in rupees').fill('300');
    await pressPay(page).click();
    await expect(code(page)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.getByText('The time to pay is over')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get a new code' })).toBeHidden();
    await inTheApp(operator, 'decline');
    await returnToPage(page);
    await expect(page.getByText('Payment failed. No money was taken.')).toBeVisible();
    await page.unroute(PAY);
    await page.getByRole('button', { name: 'Get a new code' }).click();
    await expect(code(page)).toBeVisible();
    await inTheApp(operator, 'pay');
    await returnToPage(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(payments(operator)).toHaveLength(2);
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

story(
  'A payment made while no page was open is shown before a second one can start',
  async ({ page, context, operator }) => {
    await askFor(page);
    await page.close();
    await inTheApp(operator, 'pay');
    const reopened = await context.newPage();
    await find(reopened, BOX);
    await reopened.getByLabel('Amount in rupees').fill('500');
    await pressPay(reopened).click();
    const answer = reopened.getByRole('alert').filter({ hasText: 'This has just been paid' });
    await answer.getByRole('link').click();
    await expect(titleOn(reopened, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
    expect(callsOf(operator, 'instantPay')).toHaveLength(1);
  },
);

story(
  'A payment that ended while no page was open stays visible until it is acknowledged',
  async ({ page, context, operator }) => {
    await askFor(page);
    await page.close();
    await inTheApp(operator, 'pay');
    const reopened = await context.newPage();
    const paid = reopened.getByRole('region', { name: 'Paid in the meantime' });
    await reopened.goto(FIND);
    await expect(paid).toContainText('₹500.00');
    await reopened.reload();
    await paid.getByRole('link', { name: 'See the result' }).click();
    await expect(titleOn(reopened, 'Paid')).toBeVisible();
    await reopened.goto(FIND);
    await expect(reopened.getByLabel('Mobile, account or box number')).toBeVisible();
    await reopened.waitForLoadState('networkidle');
    await expect(paid).toBeHidden();
  },
);

story(
  'A lost answer leaves nothing to pay, and the next press makes no second request',
  async ({ page, operator }) => {
    await find(page, BOX);
    await page.getByLabel('Amount in rupees').fill('500');
    await loseAnswer(page, PAY);
    await pressPay(page).click();
    await expect(page.getByText('nothing was paid')).toBeVisible();
    await page.reload();
    await page.getByLabel('Amount in rupees').fill('500');
    await pressPay(page).click();
    await expect(code(page)).toBeVisible();
    expect(payments(operator)).toHaveLength(1);
    const keys = callsOf(operator, 'instantPay').map(({ idempotencykey }) => idempotencykey);
    expect(new Set(keys).size).toBe(1);
    await inTheApp(operator, 'pay');
    await returnToPage(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

story(
  'A streaming service is paid once despite two presses, a lost answer and a reload',
  { tag: '@core' },
  async ({ page, operator }) => {
    await page.goto('/ottquickpay');
    const number = page.getByLabel('Mobile number of the subscriber');
    const ask = page.getByRole('button', { name: 'Show price' });
    await ask.click();
    await expect(page.getByText('Enter a 10-digit mobile number').first()).toBeVisible();
    await number.fill('9876543210');
    await ask.click();
    await expect(page.getByText('No account found')).toBeVisible();
    await number.fill(MOBILE);
    await loseAnswer(page, OTT);
    await ask.click();
    await expect(page.getByText('nothing was paid')).toBeVisible();
    await ask.dblclick();
    await expect(titleOn(page, 'Service and price')).toBeVisible();
    await expect(page.getByText('Jharokha Play, one screen')).toBeVisible();
    await expect(page.getByText('1 month')).toBeVisible();
    await expect(page.getByText('₹116.82').first()).toBeVisible();
    await expect(page.getByText('A••a V•••a')).toBeVisible();
    await page.reload();
    await expect(payPriced(page)).toBeVisible();
    await expect(code(page)).toBeHidden();
    await payPriced(page).click();
    await expect(titleOn(page, 'Pay with UPI')).toBeFocused();
    await expect(code(page)).toBeVisible();
    await page.reload();
    await expect(code(page)).toBeVisible();
    expect(payments(operator)).toHaveLength(1);
    await inTheApp(operator, 'pay');
    await returnToPage(page);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID).map(({ amount }) => amount)).toEqual([11_682]);
    expect(await everythingKept(page)).not.toContain(MOBILE);
  },
);

story.describe('On a phone', () => {
  story.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  story(
    'On a phone the UPI app is one press away, the QR code is for another phone, and home shows the payment',
    async ({ page, operator, logInAs }) => {
      await logInAs('asha', { at: NO_PORTAL });
      await find(page, BOX);
      await page.getByLabel('Amount in rupees').fill('250');
      await pressPay(page).click();
      const app = page.getByRole('link', { name: 'Open your UPI app' });
      await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?pa=selfcare%40standin.*am=250\.00/);
      await expect(code(page)).toBeHidden();
      await page.getByRole('button', { name: 'Show a QR code' }).click();
      await expect(code(page)).toBeVisible();
      await page.goto('/nxtselfcareportal');
      await page.getByRole('link', { name: 'Show code' }).click();
      await expect(app).toBeVisible();
      await inTheApp(operator, 'pay');
      await returnToPage(page);
      await expect(titleOn(page, 'Paid')).toBeVisible();
      expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
    },
  );
});

story(
  'A visitor chooses one of the listed streaming services, reads its name and price, and asks again for the same one',
  async ({ page, operator }) => {
    await withBlock(page, () =>
      JSON.stringify({
        server: 'test',
        operator: { name: 'Selfcare' },
        ottServices: [
          { productid: 'OTT1', name: 'Jharokha Play' },
          { productid: 'OTT3', name: 'Lantern Stories' },
        ],
      }),
    );
    await page.goto('/ottquickpay');
    await page.getByLabel('Mobile number of the subscriber').fill(MOBILE);
    const ask = page.getByRole('button', { name: 'Show price' });
    await ask.click();
    await expect(page.getByText('Choose a streaming service').first()).toBeVisible();
    expect(callsOf(operator, 'ottQuickPay')).toHaveLength(0);
    await page.getByRole('radio', { name: 'Lantern Stories' }).check();
    await ask.click();
    await payPriced(page).click();
    await expect(code(page)).toBeVisible();
    await expect(page.getByText('Lantern Stories').first()).toBeVisible();
    await expect(page.getByText('₹175.82').first()).toBeVisible();
    await inTheApp(operator, 'decline');
    await returnToPage(page);
    await ask.click();
    await expect(page.getByText('₹175.82').first()).toBeVisible();
    await payPriced(page).click();
    await expect(code(page)).toBeVisible();
    expect(callsOf(operator, 'ottQuickPay')).toHaveLength(2);
  },
);
