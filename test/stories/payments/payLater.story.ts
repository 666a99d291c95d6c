import type { Page } from '@playwright/test';
import { TOP_UP } from '../../../store/core/paths';
import { callsOf } from '../support/calls';
import { everythingKept } from '../support/checks/storedData';
import { inDigitsOf } from '../support/digits';
import { laterStory } from '../support/later';
import { NO_PORTAL } from '../support/loggedIn';
import { ASHA_ID, atBank, chargesOf, decide, titleOn } from '../support/payments';
import { chooseMethod } from '../support/peers/payMethods';
import { expect, type StandIn } from '../support/story';
import { loseAnswer } from '../support/troubles';

const SECOND = 1_000;

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Pay later' });
const field = (page: Page) => sheet(page).getByLabel('OTP', { exact: true });
const later = (page: Page) => page.getByRole('radio', { name: /^Pay later/ });
const byUpi = (page: Page) => page.getByRole('radio', { name: /^UPI/ });
const press = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay\b/ });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Confirm ₹500.00' });
const payments = ({ books }: StandIn) => books.payments(ASHA_ID);
/** The code that the provider texted last, and a different one. */
const texted = ({ books }: StandIn) => books.otps(ASHA_ID).at(-1)?.code ?? '';
const wrong = (operator: StandIn) => (texted(operator) === '111111' ? '222222' : '111111');

const ask = async (page: Page, amount = '500') => {
  await page.goto(TOP_UP);
  await page.getByLabel('Amount in rupees').fill(amount);
  await chooseMethod(page, 'INSTALMENT');
  await press(page).click();
};
/** Enters and confirms the texted code once there is a field for it. */
const give = async (page: Page, operator: StandIn) => {
  await field(page).waitFor();
  await field(page).fill(texted(operator));
  await confirm(page).click();
};

laterStory.beforeEach(({ logInAs }) => logInAs('asha', { at: NO_PORTAL }));

laterStory(
  'An amount in Tamil digits and a code in Devanagari digits pay once what they say',
  async ({ page, operator }) => {
    await ask(page, inDigitsOf('Tamil', '500'));
    await field(page).waitFor();
    await field(page).fill(inDigitsOf('Devanagari', texted(operator)));
    await confirm(page).click();
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID).map(({ amount }) => amount)).toEqual([50_000]);
  },
);

laterStory(
  'A subscriber using only the keyboard pays in instalments: a wrong code, another one, and the result',
  { tag: '@core' },
  async ({ page, operator, later: pass }) => {
    await page.goto(TOP_UP);
    await page.getByLabel('Amount in rupees').fill('500');
    await page.getByRole('button', { name: 'Change: Payment method' }).focus();
    await page.keyboard.press('Enter');
    await expect(byUpi(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(later(page)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pay ₹500.00 later' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(sheet(page).getByText(/^(3|18) \w+ \d{4}$/)).toBeVisible();
    await expect(sheet(page).getByText('3 tries left')).toBeVisible();
    const mistyped = wrong(operator);
    await page.keyboard.type(`${mistyped}\n`);
    await expect(sheet(page).getByText('This code is incorrect.')).toBeVisible();
    await expect(sheet(page).getByText('2 tries left')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(sheet(page).getByText(/^New code in/)).toBeVisible();
    await pass(31 * SECOND);
    await sheet(page).getByRole('button', { name: 'Send a new code' }).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByText('2 more codes can be sent.')).toBeVisible();
    await expect(sheet(page).getByText('3 tries left')).toBeVisible();
    await expect(field(page)).toBeFocused();
    const code = texted(operator);
    await page.keyboard.type(`${code}\n`);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(page.getByText('Pay later', { exact: true })).toBeVisible();
    await expect(page.getByText('Pay the provider by')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID).map(({ amount, method }) => [amount, method])).toEqual([
      [50_000, 'INSTALMENT'],
    ]);
    expect(payments(operator)).toHaveLength(1);
    const kept = await everythingKept(page);
    for (const secret of [code, mistyped]) expect(kept).not.toContain(secret);
    expect(kept).not.toMatch(/signature|9000004412/);
  },
);

laterStory(
  'An instalment payment that is cancelled or expires is released, charges nothing, and can be paid another way',
  async ({ page, operator }) => {
    await ask(page);
    await expect(sheet(page).getByText('Cancelling releases the amount')).toBeVisible();
    // The provider cannot be reached: the dialog stays and says so.
    await loseAnswer(page, '**/lazypay/updateCanclePayment', false);
    await loseAnswer(page, '**/paymentstatuscheck?txnid=*', false);
    await field(page).press('Escape');
    await expect(sheet(page).getByText('couldn’t tell the provider')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Cancel payment' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(press(page)).toBeFocused();
    expect(payments(operator).map(({ status }) => status)).toEqual(['CANCELLED']);

    operator.scenario.pick('instalmentExpired');
    await ask(page);
    await give(page, operator);
    await expect(sheet(page).getByText('Payment failed. This payment took too long')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Choose a payment method' }).click();
    await chooseMethod(page, 'CARD');
    await press(page).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID).map(({ method }) => method)).toEqual(['CARD']);
  },
);

laterStory(
  'When the answer to the code is lost, the payment is shown as unknown until the operator answers, and it is paid once',
  async ({ page, operator }) => {
    await ask(page);
    await loseAnswer(page, '**/lazypay/pay');
    await page.route('**/subscriber/paymentstatuscheck?*', (route) => route.abort());
    await give(page, operator);
    await expect(page.getByText('We’ll keep checking. You can leave this page.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/paymentstatuscheck');
    await page.goto(TOP_UP);
    await page.getByLabel('Amount in rupees').fill('500');
    await press(page).click();
    await expect(page.getByText('still checking a payment')).toBeVisible();
    await page.getByRole('link', { name: 'Check status' }).first().click();
    await expect(page.getByText('We’ll keep checking. You can leave this page.')).toBeVisible();
    await page.unroute('**/subscriber/paymentstatuscheck?*');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(callsOf(operator, 'instalmentPay')).toHaveLength(1);
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

laterStory(
  'A page reloaded while the code is sent offers the same payment again and pays it once',
  async ({ page, context, operator }) => {
    await ask(page);
    await expect(field(page)).toBeFocused();
    await page.reload();
    await expect(sheet(page)).toBeHidden();
    const other = await context.newPage();
    await other.goto(TOP_UP);
    await other.getByRole('button', { name: 'Enter OTP' }).click();
    await page.getByRole('button', { name: 'Enter OTP' }).click();
    await give(page, operator);
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(other.getByText('You have entered the code')).toBeVisible();
    await other.getByRole('link', { name: 'See the result' }).click();
    await expect(titleOn(other, 'Paid')).toBeVisible();
    expect(payments(operator)).toHaveLength(1);
    expect(operator.books.otps(ASHA_ID)).toHaveLength(1);
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

laterStory(
  'A subscriber without credit at the provider reads the reason and pays by card',
  async ({ page, operator }) => {
    operator.scenario.pick('instalmentNotEligible');
    await ask(page);
    await expect(page.getByText('doesn’t offer you pay later')).toBeVisible();
    operator.scenario.pick('instalmentOverdue');
    await press(page).click();
    await expect(
      page.getByText('The provider asks you to pay an overdue bill first.'),
    ).toBeVisible();
    await expect(page.getByText('You can use another payment method.')).toBeVisible();
    expect(operator.books.otps(ASHA_ID)).toEqual([]);
    await chooseMethod(page, 'CARD');
    await press(page).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID)).toHaveLength(1);
  },
);

laterStory(
  'A subscriber renews one of three packs in instalments with one code, one charge and a later end date',
  async ({ page, operator }) => {
    const RENEW = '/nxtselfcareportal/mypacks/renew';
    const pack = (name: string) => page.getByRole('checkbox', { name });
    await page.goto(RENEW);
    for (const name of ['Khel Plus', 'Fibre 100']) await pack(name).uncheck();
    await chooseMethod(page, 'INSTALMENT');
    await press(page).dblclick();
    await field(page).waitFor();
    await field(page).fill(texted(operator));
    await sheet(page).getByRole('button', { name: 'Confirm ₹340.78' }).click();
    await expect(titleOn(page, 'Paid')).toBeVisible();
    const result = page.getByRole('region', { name: 'Your packs' }).getByRole('listitem');
    await expect(result.filter({ hasText: 'Family HD' })).toContainText('Active until');
    expect(chargesOf(operator, ASHA_ID).map(({ amount }) => amount)).toEqual([34_078]);
    expect(callsOf(operator, 'instalmentPay')).toHaveLength(1);
    await page.goto(RENEW);
    await expect(pack('Khel Plus')).toBeVisible();
    await expect(pack('Family HD')).toHaveCount(0);
  },
);
