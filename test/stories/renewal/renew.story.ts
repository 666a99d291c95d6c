import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { ASHA_ID, chargesOf, LAKSHMI_ID, titleOn } from '../support/payments';
import { openMethods } from '../support/peers/payMethods';
import { expect, type StandIn, story } from '../support/story';
import { loseAnswer, refusal } from '../support/troubles';

const RENEW = '/nxtselfcareportal/mypacks/renew';
const RENEWAL = '**/subscriber/v1/product';
const MEERA = '100008031';
const INTENTS = 'selfcareMoneyIntents';

/** The writes that the browser remembers and whose outcome is still unknown. */
const pendingIn = async (page: Page): Promise<readonly object[]> => {
  const { intents } = JSON.parse((await keptIn(page))[INTENTS] ?? '{"intents":[]}') as {
    readonly intents: readonly { readonly booked?: number }[];
  }; // written by the portal
  return intents.filter(({ booked }) => booked === undefined);
};

/** The screen as a subscriber finds it. */
const renewScreen = (page: Page) => ({
  bill: page.getByRole('complementary', { name: 'Your renewal' }),
  pack: (name: string) => page.getByRole('checkbox', { name }),
  term: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  pay: page.getByRole('button', { name: /^Pay( ₹\S+ from your balance)?$/ }),
  result: (name: string) =>
    page
      .getByRole('region', { name: 'Your packs' })
      .getByRole('listitem')
      .filter({ hasText: name }),
});

/** Milliseconds in which an operator may still book a renewal, and a little more. */
const BOOKING_WINDOW = 185_000;
const outcome = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last();

/** The date that is this many days from today by the Indian calendar, such as "24 Dec 2026". */
const inDays = (operator: StandIn, days: number): string =>
  new Date(operator.clock.now() + days * 86_400_000)
    .toLocaleDateString('en-GB', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    .replace('Sept', 'Sep');

story(
  'A pack renewed from its row of My packs is alone ticked, and keeps the cover that was shown there',
  async ({ page, operator, logInAs }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInAs('asha', { at: '/nxtselfcareportal/mypacks' });
    await expect(page.getByText('All end on')).toBeVisible();
    // The base pack has the letter of its language, beside its two rarest channels.
    const cover = page.getByRole('main').getByText('हि', { exact: true }).locator('..');
    await expect(cover.first()).toHaveText(/^हि\p{L}{4}$/u);
    // Each of the two packs that have several channels takes one page of them and the empty page that ends it.
    await expect.poll(() => callsOf(operator, 'channels').length).toBe(4);
    await page.getByRole('link', { name: 'Renew: Khel Plus' }).click();

    const { bill, pack } = renewScreen(page);
    await expect(pack('Khel Plus')).toBeChecked();
    await expect(pack('Family HD')).not.toBeChecked();
    await expect(bill).toContainText('1 pack, before tax');
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: pack('Khel Plus') });
    // The cover shows six channels.
    await expect(row.locator('svg')).toHaveCount(6);
    expect(callsOf(operator, 'channels')).toHaveLength(4);

    await page.goBack();
    await page.getByRole('link', { name: 'Renew 3 packs' }).click();
    await expect(bill).toContainText('3 packs, before tax');
    await expect(bill).toContainText('₹882.40');
  },
);

story(
  'A subscriber renews three of four packs, reads why one failed, and pays for it with a retry',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('renewalVoucherClosedOnOnePack');
    await logInAs('lakshmi', { at: RENEW });
    const { bill, pack, pay, result } = renewScreen(page);
    await pack('Fibre Plus 300').uncheck();
    await expect(bill).toContainText('3 packs, before tax');
    // 234.82 + 26.62 + 30.11
    await expect(pay).toHaveAccessibleName('Pay ₹291.55 from your balance');
    await expect(bill).toContainText('₹48,990.00 available');
    await pay.click();

    await expect(titleOn(page, '2 of 3 packs were renewed')).toBeFocused();
    await expect(page.locator('[data-result=partly]')).toBeVisible();
    await expect(page.getByText('From balance')).toBeVisible();
    await expect(result('Tamil Parivar 3')).toContainText(`Active until ${inDays(operator, 35)}`);
    await expect(result('Tamil Chitrahaar 17')).toContainText('₹30.11');
    await expect(result('Tamil Nagar')).toContainText('couldn’t set up the charge');
    await expect(result('Tamil Nagar')).toContainText(
      'Failed to get CreateConditionalVoucherCharges Result CLOSE (1087)',
    );
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([5_673]);
    await expect(page.getByRole('link', { name: 'Balance ₹48,933.27' })).toBeVisible();

    await page.getByRole('button', { name: 'Retry 1 pack for ₹234.82' }).click();
    await expect(titleOn(page, 'Your packs are renewed')).toBeFocused();
    await expect(result('Tamil Nagar')).toContainText(`Active until ${inDays(operator, 35)}`);
    await expect(page.getByText('From balance')).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([5_673, 23_482]);
    expect(operator.books.balance(LAKSHMI_ID)).toBe(4_899_000 - 29_155);
    // There are two intents with a key each. A single pack is renewed by the call whose answer may be a sentence.
    const keys = chargesOf(operator, LAKSHMI_ID).map(({ idempotencykey }) => idempotencykey);
    expect(new Set(keys).size).toBe(2);
    expect(callsOf(operator, 'renew').length).toBe(1);
    expect(callsOf(operator, 'renewReadingText').length).toBe(1);
    expect(await pendingIn(page)).toEqual([]);
  },
);

story(
  'A pack outside its fifteen days shows its date and cannot be retried after the operator refused it',
  async ({ page, operator, logInAs }) => {
    await logInAs('meera', { at: RENEW });
    const { pack, pay, result } = renewScreen(page);
    await expect(pack('Marathi Nagar')).toBeChecked();
    const later = page.getByRole('region', { name: 'Not yet' });
    await expect(later).toContainText('Pehla Kadam');
    await expect(later).toContainText(`Can be renewed from ${inDays(operator, 25)}`);
    await expect(pack('Pehla Kadam')).toHaveCount(0);

    operator.scenario.pick('renewalTooEarlyOnOnePack');
    await pay.click();
    await expect(titleOn(page, '1 of 2 packs was renewed')).toBeVisible();
    await expect(result('Marathi Nagar')).toContainText('It’s too early');
    await expect(result('Marathi Nagar')).toContainText(
      'Try Renew Within 15 days of expiry (1087)',
    );
    await expect(page.getByRole('button', { name: /^(Try|Retry)/ })).toHaveCount(0);
    expect(chargesOf(operator, MEERA)).toHaveLength(1);
  },
);

story(
  'A subscriber compares the terms, chooses a year and saves the next due dates as a calendar file',
  async ({ page, operator, logInAs }) => {
    await logInAs('lakshmi', { at: RENEW });
    const { pack, term, pay, result } = renewScreen(page);
    for (const name of ['Tamil Parivar 3', 'Tamil Chitrahaar 17', 'Fibre Plus 300'])
      await pack(name).uncheck();
    const chosen = page.getByRole('region', { name: 'Renew for' });
    await expect(term('12 months Save ₹239.52')).toBeEnabled();
    await term('6 months').check();
    await expect(chosen).toContainText(`Next due ${inDays(operator, 5 + 180)}`);
    await expect(pay).toHaveAccessibleName(/^Pay ₹1,\d{3}\.\d\d from your balance$/);

    await term('1 month').focus();
    await page.keyboard.press('ArrowUp');
    await expect(term('12 months')).toBeChecked();
    await expect(chosen).toContainText(`₹214.86/month · Next due ${inDays(operator, 5 + 365)}`);
    await expect(pay).toHaveAccessibleName('Pay ₹2,578.32 from your balance');
    await pay.dblclick();
    await expect(titleOn(page, 'Your pack is renewed')).toBeVisible();
    await expect(result('Tamil Nagar')).toContainText(`Active until ${inDays(operator, 5 + 365)}`);
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([257_832]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Remind me' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('pack-due-dates.ics');
    const text = await readFile(await file.path(), 'utf8');
    const days = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d{8})/gm)].map(([, day]) => day);
    const ends = operator.books
      .subscriptions(LAKSHMI_ID)
      .map(({ expires }) =>
        new Date(expires + 5.5 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''),
      );
    expect(days).toEqual([...new Set(ends)].sort());
    expect(text).toContain('SUMMARY:Renew Tamil Nagar\r\n');
  },
);

story(
  'A renewal lost before it was booked is sent again only after the booking window, and charges once',
  async ({ page, operator, logInAs }) => {
    operator.scenario.idempotency('ignores');
    await page.clock.install();
    await logInAs('lakshmi', { at: RENEW });
    const { pay } = renewScreen(page);
    await loseAnswer(page, RENEWAL, false);
    await pay.click();
    await expect(titleOn(page, 'Still confirming your renewal')).toBeVisible();
    await expect(outcome(page, 'We’re checking')).toHaveRole('status');
    await expect(page.getByRole('button', { name: /^Pay again/ })).toBeHidden();
    await page.reload();
    await expect(outcome(page, 'We’re checking')).toBeVisible();
    await page.clock.fastForward(BOOKING_WINDOW);
    await expect(outcome(page, 'No sign of it so far')).toHaveRole('alert');
    // The portal goes on looking for it for a day, and the same button sends it with the same key.
    expect(await keptIn(page)).toHaveProperty(INTENTS);
    expect(callsOf(operator, 'renew')).toEqual([]);

    await pay.click();
    await expect(titleOn(page, 'Your packs are renewed')).toBeVisible();
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([141_255]);
    await expect.poll(() => pendingIn(page)).toEqual([]);
  },
);

story(
  'A renewal booked before its answer was lost is shown as done with its packs and its transaction',
  async ({ page, operator, logInAs }) => {
    operator.scenario.idempotency('ignores');
    await logInAs('lakshmi', { at: RENEW });
    const { pay } = renewScreen(page);
    await loseAnswer(page, RENEWAL);
    await pay.click();
    const booked = outcome(page, 'It went through');
    await expect(booked).toContainText(`Tamil Nagar is active until ${inDays(operator, 35)}.`);
    await expect(booked).toContainText('₹1,412.55');
    await expect.poll(() => pendingIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(titleOn(page, 'Renew')).toBeVisible();
    expect(callsOf(operator, 'renew')).toHaveLength(1);
    expect(operator.books.balance(LAKSHMI_ID)).toBe(4_899_000 - 141_255);
  },
);

story(
  'Home looks for a renewal without an answer after a reload, and shows it when the operator books it late',
  async ({ page, operator, logInAs }) => {
    operator.scenario.idempotency('ignores');
    await page.clock.install();
    await logInAs('lakshmi', { at: RENEW });
    const { pay } = renewScreen(page);
    const held: Request[] = [];
    await page.route(RENEWAL, async (route) => {
      held.push(route.request());
      await route.abort();
    });
    await pay.click();
    await expect(outcome(page, 'We’re checking')).toBeVisible();
    await page.unroute(RENEWAL);
    await page.goto('/nxtselfcareportal');
    await expect(outcome(page, 'We’re checking')).toHaveRole('status');
    await page.clock.fastForward(BOOKING_WINDOW);
    await expect(outcome(page, 'No sign of it so far')).toHaveRole('alert');

    // The operator books the renewal that it has had all the time.
    const [renewal] = held;
    if (!renewal) throw new Error('No renewal was sent');
    const answer = await page.request.fetch(renewal.url(), {
      method: renewal.method(),
      headers: { ...renewal.headers(), origin: operator.address },
      data: renewal.postData() ?? '',
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    const booked = outcome(page, 'It went through');
    await expect(booked).toContainText(`Tamil Nagar is active until ${inDays(operator, 35)}.`);
    await expect(booked).toContainText('₹1,412.55');
    await expect.poll(() => pendingIn(page)).toEqual([]);
    // It stays until the subscriber acknowledges it, also after another reload.
    await page.reload();
    await expect(booked).toContainText('₹1,412.55');
    await booked.getByRole('button', { name: 'Got it' }).click();
    await expect(booked).toBeHidden();
    expect(chargesOf(operator, LAKSHMI_ID).map(({ amount }) => amount)).toEqual([141_255]);
  },
);

story(
  'A renewal that cannot be found out stays unknown, and its ticket holds reference, amount and time',
  async ({ page, operator, logInAs }) => {
    operator.scenario.idempotency('ignores');
    await page.clock.install();
    await logInAs('lakshmi', { at: RENEW });
    const { pay } = renewScreen(page);
    await loseAnswer(page, RENEWAL, false);
    // The transactions are recorded before the renewal leaves. Without them nothing is certain afterwards.
    let reads = 0;
    await page.route('**/transactionhistory?*', (route) => {
      reads += 1;
      return reads === 1 ? route.continue() : route.fulfill({ status: 500 });
    });
    await pay.click();
    await expect(outcome(page, 'We’re checking')).toBeVisible();
    await page.clock.fastForward(BOOKING_WINDOW);
    // A read that began within the window ends first, and each read tries the transactions three times.
    await expect(outcome(page, 'We don’t know yet')).toHaveRole('alert', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Create a ticket' }).click();
    await expect(page.getByRole('textbox', { name: /happen|describe/i })).toHaveValue(
      /Amount: ₹1,412\.55\nReference: [0-9a-f]{12}/,
    );
    expect(chargesOf(operator, LAKSHMI_ID)).toEqual([]);
  },
);

story(
  'A pack that the balance did not renew leads to a ticket that holds reference, amount and time',
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('renewalVoucherClosedOnOnePack');
    await logInAs('lakshmi', { at: RENEW });
    const { pack, pay } = renewScreen(page);
    await pack('Fibre Plus 300').uncheck();
    await pay.click();
    await expect(titleOn(page, '2 of 3 packs were renewed')).toBeVisible();
    await page.getByRole('button', { name: 'Get help' }).click();
    await expect(page.getByRole('textbox', { name: /happen|describe/i })).toHaveValue(
      /^Reference: [0-9a-f]{12}\nAmount: ₹234\.82\nTime: \d.+\nTamil Nagar/,
    );
  },
);

story(
  'A subscriber whose balance is too small reads the missing amount and renews what it covers',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: RENEW });
    const { bill, pack, pay } = renewScreen(page);
    // What the balance does not cover is paid another way, unless the subscriber adds what is missing.
    await openMethods(page);
    await expect(bill.getByRole('radio', { name: /^UPI/ })).toBeChecked();
    await expect(bill.getByRole('radio', { name: /^Your balance/ })).toHaveCount(0);
    await expect(bill).toContainText('₹667.90 short');
    await expect(bill.getByRole('button', { name: 'Add money' })).toBeVisible();
    await expect(pay).toHaveCount(0);
    await pack('Family HD').uncheck();
    await pack('Fibre 100').uncheck();
    await pack('Khel Plus').uncheck();
    await pay.click();
    await expect(page.getByText('Select at least one pack.')).toBeVisible();
    expect(callsOf(operator, 'renewReadingText')).toEqual([]);

    // With the keyboard alone.
    await pack('Khel Plus').focus();
    await page.keyboard.press('Space');
    await expect(pay).toHaveAccessibleName('Pay ₹57.82 from your balance');
    operator.scenario.add({
      call: 'renew',
      times: 1,
      trouble: refusal(400, 'AMOUNT_CHANGED', 'Prices have changed.'),
    });
    await pay.press('Enter');
    await expect(bill.getByRole('alert')).toHaveText(
      'Prices have changed. Nothing was renewed and nothing was taken.',
    );
    expect(chargesOf(operator, ASHA_ID)).toEqual([]);
    await pay.press('Enter');
    await expect(titleOn(page, 'Your pack is renewed')).toBeVisible();
    await expect(page.getByText('From balance')).toBeVisible();
    expect(chargesOf(operator, ASHA_ID).map(({ amount }) => amount)).toEqual([5_782]);
  },
);

story(
  'The renewal screen says what failed to load and loads it with a retry',
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('serverError', { call: 'renewablePacks' });
    operator.scenario.pick('serverError', { call: 'longDurationPrices', times: null });
    await logInAs('lakshmi', { at: RENEW });
    const { bill, term, pay } = renewScreen(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    // The packs’ own term needs no prices for the other terms.
    await expect(pay).toHaveAccessibleName('Pay ₹1,412.55 from your balance');
    await expect(page.getByRole('radio', { name: /month/ })).toHaveCount(0);
    operator.scenario.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(term('12 months')).toBeEnabled();

    await page.context().setOffline(true);
    await pay.click();
    await expect(bill.getByRole('alert')).toContainText('We couldn’t reach your operator.');
    await page.context().setOffline(false);
    expect(chargesOf(operator, LAKSHMI_ID)).toEqual([]);
    expect(await keptIn(page)).not.toHaveProperty(INTENTS);
  },
);
