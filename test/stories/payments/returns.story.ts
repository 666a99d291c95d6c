import type { Page } from '@playwright/test';
import { TOP_UP } from '../../../store/core/paths';
import { callsOf } from '../support/calls';
import { NO_PORTAL } from '../support/loggedIn';
import { ASHA_ID, atBank, chargesOf, decide, titleOn } from '../support/payments';
import { expect, type StandIn, story } from '../support/story';

const STATUS = '/paymentstatuscheck';

const press = (page: Page) => page.getByRole('button', { name: /^Pay\b/ });
const charged = (operator: StandIn) => chargesOf(operator, ASHA_ID).map(({ amount }) => amount);

/** Goes as far as the provider's page and returns the payment's number. */
const goToBank = async (page: Page, operator: StandIn, rupees: string): Promise<string> => {
  await page.goto(TOP_UP);
  await page.getByLabel('Amount in rupees').fill(rupees);
  await press(page).click();
  await atBank(page);
  return operator.books.payments(ASHA_ID).at(-1)?.txnid ?? '';
};

story.beforeEach(({ logInAs }) => logInAs('asha', { at: NO_PORTAL }));

story(
  'Two payments that return out of order and repeatedly end as the operator says, whatever their addresses claim',
  async ({ page, context, operator }) => {
    const larger = await goToBank(page, operator, '500');
    const other = await context.newPage();
    const smaller = await goToBank(other, operator, '300');
    await decide(other, 'Approve');
    await expect(titleOn(other, 'Paid')).toBeVisible();
    const cameBack = other.url();

    // The tab of the larger payment is sent to the return address of the smaller one, and vice versa.
    const claimed = (txnid: string, status: string) =>
      `${STATUS}?txnid=${txnid}&status=${status}&amount=500.00`;
    await other.goto(claimed(larger, 'success'));
    await expect(titleOn(other, 'Not confirmed yet')).toBeVisible();
    expect(charged(operator)).toEqual([30_000]);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await page.goto(claimed(smaller, 'failure'));
    await expect(titleOn(page, 'Paid')).toBeVisible();
    await expect(page.getByText('₹300.00')).toBeVisible();

    for (const address of [cameBack, cameBack, claimed(larger, 'failure')]) {
      await page.goto(address);
      await expect(titleOn(page, 'Paid')).toBeVisible();
    }
    expect(charged(operator)).toEqual([30_000, 50_000]);
    expect(operator.books.payments(ASHA_ID)).toHaveLength(2);
  },
);

story(
  'A return address that no provider made sends no question about an unknown payment and says what to do',
  async ({ page, operator }) => {
    const asked = () => callsOf(operator, 'paymentStatus').length;
    for (const address of [STATUS, `${STATUS}?txnid=`, `${STATUS}?txnid=${'T'.repeat(10_000)}`]) {
      await page.goto(address);
      await expect(titleOn(page, 'Which payment?')).toBeVisible();
      expect(asked()).toBe(0);
    }
    const [one, two] = [await goToBank(page, operator, '500'), 'TXmadeup'];
    await page.goto(`${STATUS}?txnid=${one}&txnid=${two}&status=success`);
    await expect(titleOn(page, 'Not confirmed yet')).toBeVisible();
    expect(charged(operator)).toEqual([]);
  },
);

story(
  'A subscriber is sent to no bank for an amount or currency that was not agreed to',
  async ({ page, operator }) => {
    const oddities: readonly Record<string, unknown>[] = [
      { currency: 'USD' },
      { amount: '0.00' },
      { amount: '-500.00' },
      { amount: 1e21 },
      { amount: '500.12345678901' },
      { amount: '501.00' },
    ];
    for (const odd of oddities) {
      await page.route(
        '**/subscriber/v1/payment',
        async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, json: { ...(await answer.json()), ...odd } });
        },
        { times: 1 },
      );
      await page.goto(TOP_UP);
      await page.getByLabel('Amount in rupees').fill('500');
      await press(page).click();
      await expect(page.getByText(/nothing was paid/i), JSON.stringify(odd)).toBeVisible();
      await expect(page.getByLabel('Amount in rupees')).toHaveValue('500');
      expect(new URL(page.url()).pathname, JSON.stringify(odd)).toBe(TOP_UP);
    }
    expect(charged(operator)).toEqual([]);
  },
);
