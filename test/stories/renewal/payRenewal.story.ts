import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { NO_PORTAL } from '../support/loggedIn';
import { ASHA_ID, atBank, decide, LAKSHMI_ID, titleOn } from '../support/payments';
import { chooseMethod, openMethods } from '../support/peers/payMethods';
import { expect, type StandIn, story } from '../support/story';

const RENEW = '/nxtselfcareportal/mypacks/renew';

const pack = (page: Page, name: string) => page.getByRole('checkbox', { name });
const way = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });
const result = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your packs' }).getByRole('listitem').filter({ hasText: name });
const booked = ({ books }: StandIn, kind: string) =>
  books
    .ledger(LAKSHMI_ID)
    .filter((entry) => entry.kind === kind)
    .map(({ amount }) => amount);

story.beforeEach(({ logInAs }) => logInAs('lakshmi', { at: NO_PORTAL }));

story(
  'A subscriber renews three packs by card, reads why one failed and where its money is, and renews it from the balance',
  async ({ page, operator }) => {
    operator.scenario.pick('renewalVoucherClosedOnOnePack');
    await page.goto(RENEW);
    await pack(page, 'Fibre Plus 300').uncheck();
    await chooseMethod(page, 'CARD');
    await expect(pay(page)).toHaveAccessibleName('Pay ₹291.55');
    await pay(page).dblclick();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Paid')).toBeVisible();
    for (const look of [() => Promise.resolve(), () => page.reload()]) {
      await look();
      await expect(page.locator('[data-result=partly]')).toContainText(
        '1 of 3 packs was not renewed',
      );
      await expect(result(page, 'Tamil Chitrahaar 17')).toContainText('₹30.11');
      const failed = result(page, 'Tamil Nagar');
      await expect(failed).toContainText('Your operator couldn’t set up the charge.');
      await expect(failed).toContainText('₹234.82 for it is in your balance.');
      await expect(failed).toContainText(
        'Failed to get CreateConditionalVoucherCharges Result CLOSE (1087)',
      );
    }
    expect(booked(operator, 'CHARGE')).toEqual([29_155]);
    expect(booked(operator, 'CREDIT')).toEqual([23_482]);
    expect(operator.books.payments(LAKSHMI_ID)).toHaveLength(1);

    await page.getByRole('link', { name: 'Retry 1 pack' }).click();
    await expect(pack(page, 'Tamil Chitrahaar 17')).toHaveCount(0);
    await pack(page, 'Fibre Plus 300').uncheck();
    await openMethods(page);
    await expect(way(page, /^Your balance/)).toBeChecked();
    await page.getByRole('button', { name: 'Pay ₹234.82 from your balance' }).click();
    await expect(titleOn(page, 'Your pack is renewed')).toBeVisible();
    expect(booked(operator, 'CHARGE')).toEqual([29_155, 23_482]);
  },
);

story(
  'A renewal whose price has changed since selection is shown again and paid only after confirmation',
  async ({ page, operator }) => {
    // The subscriber sees the packs as they were before the price went up.
    await page.route('**/product/active?*', async (route) => {
      const answer = await route.fetch();
      const packs = (await answer.json()) as Record<string, string>[]; // as the contract says
      const isKnown = callsOf(operator, 'payAsLcoCustomer').length > 0;
      const former = packs.map((one) =>
        one['productname'] === 'Tamil Nagar' ? { ...one, totalprice: '200.00' } : one,
      );
      await route.fulfill({ response: answer, json: isKnown ? packs : former });
    });
    await page.goto(RENEW);
    await pack(page, 'Fibre Plus 300').uncheck();
    await chooseMethod(page, 'CARD');
    await expect(pay(page)).toHaveAccessibleName('Pay ₹256.73');
    await pay(page).click();
    await expect(page.getByText('The amount has changed')).toBeVisible();
    await expect(pay(page)).toHaveAccessibleName('Pay ₹291.55');
    expect(operator.books.payments(LAKSHMI_ID)).toEqual([]);
    await pay(page).click();
    await atBank(page);
    expect(operator.books.payments(LAKSHMI_ID).map(({ amount }) => amount)).toEqual([29_155]);
  },
);

story(
  'A renewal left at the bank blocks a balance payment for its packs until its result is known',
  async ({ page, operator }) => {
    await page.goto(RENEW);
    await chooseMethod(page, 'CARD');
    await pay(page).click();
    await atBank(page);
    await page.goto(RENEW);
    await expect(page.getByRole('heading', { name: '1 unfinished payment' })).toBeVisible();
    // One pack of the unfinished payment is enough to block the balance.
    for (const name of ['Fibre Plus 300', 'Tamil Parivar 3', 'Tamil Chitrahaar 17'])
      await pack(page, name).uncheck();
    const fromBalance = page.getByRole('button', { name: /from your balance$/ });
    await fromBalance.click();
    await expect(page.getByText('still checking a payment')).toBeVisible();
    await chooseMethod(page, 'CARD');
    await pay(page).click();
    await expect(page.getByText('still checking a payment')).toBeVisible();
    expect([...callsOf(operator, 'renew'), ...callsOf(operator, 'renewReadingText')]).toEqual([]);
    expect(operator.books.payments(LAKSHMI_ID)).toHaveLength(1);

    await page.getByRole('button', { name: 'Continue payment' }).click();
    await page.getByRole('button', { name: 'I didn’t pay there, start again' }).click();
    await atBank(page);
    await decide(page, 'Go back without paying');
    await expect(titleOn(page, 'Payment failed')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await pack(page, 'Fibre Plus 300').uncheck();
    await fromBalance.click();
    await expect(titleOn(page, 'Your packs are renewed')).toBeVisible();
    expect(booked(operator, 'CHARGE')).toEqual([29_155]);
  },
);

story(
  'A subscriber whose balance is short adds what is missing, comes back to the same choice and pays it with one press',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: RENEW });
    await page.getByRole('radio', { name: /^3 months/ }).check();
    await pack(page, 'Fibre 100').uncheck();
    await page.getByRole('button', { name: 'Add money' }).click();
    await expect(titleOn(page, 'Add money')).toBeVisible();
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('982');
    await pay(page).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Renew')).toBeVisible();
    await expect(page.getByText('You paid ₹982.00 to add money to your balance.')).toBeVisible();
    await expect(pack(page, 'Fibre 100')).not.toBeChecked();
    await expect(page.getByRole('radio', { name: /^3 months/ })).toBeChecked();
    await expect(pay(page)).toHaveAccessibleName('Pay ₹1,195.81 from your balance');
    await pay(page).click();
    await expect(titleOn(page, 'Your packs are renewed')).toBeVisible();
    const charges = operator.books.ledger(ASHA_ID).filter(({ kind }) => kind === 'CHARGE');
    expect(charges.map(({ amount }) => amount)).toEqual([98_200, 119_581]);
  },
);

story(
  'A subscriber whose balance is short adds what is missing from a desktop’s Home, and the paid top-up leads to the renewal',
  async ({ page, logInAs }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInAs('asha');
    await page.getByRole('link', { name: 'Add money', exact: true }).click();
    await expect(titleOn(page, 'Add money')).toBeVisible();
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('668');
    await pay(page).click();
    await atBank(page);
    await decide(page, 'Approve');
    await expect(titleOn(page, 'Renew')).toBeVisible();
    await expect(page.getByText('You paid ₹668.00 to add money to your balance.')).toBeVisible();
    await expect(pay(page)).toHaveAccessibleName(/ from your balance$/);
  },
);
