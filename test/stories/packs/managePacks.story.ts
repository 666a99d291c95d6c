import type { Page } from '@playwright/test';
import { textsIn } from '../../../src/text/catalogue';
import { dateText } from '../../../src/ui/ui.text';
import { stampOf } from '../../operator/clock';
import { callsOf } from '../support/calls';
import { expect, type StandIn, story } from '../support/story';
import { loseAnswer, refusal } from '../support/troubles';

const PACKS = '/nxtselfcareportal/mypacks';
const KHEL = `${PACKS}?pack=P1003&box=4417`;
const LIST = '**/subscriber/v1/product/active.php*';
const CANCEL = '**/subscriber/v1/product/cancelforrefund';
const ASHA = '100004417';
/** What is left of ₹57.82 with three of thirty days to go (paise). */
const REFUND = 578;

const khel = ({ books }: StandIn) =>
  books.subscriptions(ASHA).find(({ productid }) => productid === 'P1003');

/** The day of a moment in the books, as the page writes it. */
const dayOf = (moment = 0): string => {
  const [year, month, day] = stampOf(moment).slice(0, 10).split('-').map(Number);
  return `${day} ${textsIn('en', dateText).months[(month ?? 0) - 1]} ${year}`;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The controls on the way to a refund, as a subscriber finds them. */
const refunding = (page: Page) => ({
  open: page.getByRole('button', { name: 'Cancel for a refund' }),
  dialog: page.getByRole('dialog', { name: 'Cancel Khel Plus now?' }),
  confirm: page.getByRole('dialog').getByRole('button', { name: /^Cancel and get/ }),
});

story(
  'A subscriber removes a pack, reads the day it ends, and the operator receives one call',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    await page.getByRole('link', { name: 'Packs', exact: true }).click();
    await row(page, 'Khel Plus').getByRole('link').click();
    await expect(heading(page, 'Khel Plus')).toBeFocused();
    const ends = dayOf(khel(operator)?.expires);

    const dialog = page.getByRole('dialog', { name: 'Remove Khel Plus?' });
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog).toContainText(`It ends on ${ends}.`);
    await expect(dialog).toContainText('Nothing is refunded.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused();
    expect(callsOf(operator, 'removePack')).toEqual([]);

    await page.keyboard.press('Enter');
    const reason = dialog.getByLabel('Reason (optional)');
    await reason.fill('We watch no sports.');
    operator.scenario.add({
      call: 'removePack',
      times: 1,
      trouble: refusal(403, 'BAD_REQUEST', 'Not before noon.'),
    });
    const yes = dialog.getByRole('button', { name: 'Remove at end of term' });
    await yes.click();
    await expect(dialog.getByRole('alert')).toHaveText('Not before noon.');
    await expect(reason).toHaveValue('We watch no sports.');

    operator.scenario.pick('slow', { call: 'removePack', milliseconds: 400 });
    await yes.dblclick();
    const message = page.getByText(
      `Khel Plus ends on ${ends}. Until then you can use it as before.`,
    );
    await expect(message).toBeVisible();
    await expect(message.locator('xpath=ancestor::*[@tabindex][1]')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeHidden();
    expect(callsOf(operator, 'removePack').map(({ status }) => status)).toEqual([403, 200]);
    expect(khel(operator)).toMatchObject({ status: 'ACTIVE', leaving: 1 });
    expect(operator.books.ledger(ASHA)).toEqual([]);

    await page.getByRole('link', { name: 'My packs', exact: true }).first().click();
    await expect(row(page, 'Khel Plus')).toContainText(`Ends on ${ends}`);
    await page.reload();
    await row(page, 'Khel Plus').getByRole('link').click();
    await expect(page.getByText(`It stays active until ${ends} and then ends.`)).toBeVisible();
    // The page of the pack does not offer its renewal either.
    await expect(page.getByRole('link', { name: 'Renew', exact: true })).toBeHidden();
  },
);

story(
  'A subscriber who presses twice cancels a pack once and gets the refund to the paisa',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: KHEL });
    const { open, dialog, confirm } = refunding(page);
    await open.click();
    await expect(dialog).toContainText('It stops immediately, with its 7 channels.');
    await expect(dialog).toContainText('You lose the 3 days left.');
    await expect(confirm).toHaveText('Cancel and get ₹5.78 back');
    operator.scenario.pick('slow', { call: 'cancelForRefund', milliseconds: 400 });
    await confirm.dblclick();

    await expect(
      page.getByText('Khel Plus is cancelled. ₹5.78 is back in your balance.'),
    ).toBeVisible();
    await expect(page.getByText('Your balance is ₹220.28.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Balance ₹220.28' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Renew', exact: true })).toBeHidden();
    await expect(open).toBeHidden();
    expect(callsOf(operator, 'cancelForRefund')).toHaveLength(1);
    expect(operator.books.ledger(ASHA)).toMatchObject([{ kind: 'REFUND', amount: REFUND }]);
    expect(operator.books.balance(ASHA)).toBe(21_450 + REFUND);
    expect(khel(operator)).toMatchObject({ status: 'CANCEL' });

    await page.getByRole('link', { name: 'My packs', exact: true }).first().click();
    await page.getByRole('button', { name: 'Cancelled' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(row(page, 'Khel Plus')).toContainText('Cancelled');
  },
);

/** Shows the list as it was when the refund was a different amount. */
const showOldAmount = (page: Page, amount: string) =>
  page.route(
    LIST,
    async (route) => {
      const answer = await route.fetch();
      const packs = (await answer.json()) as { productid: string }[]; // the stand-in's own
      await route.fulfill({
        response: answer,
        json: packs.map((pack) =>
          pack.productid === 'P1003' ? { ...pack, refundamount: amount } : pack,
        ),
      });
    },
    { times: 1 },
  );

story(
  'A refund that has changed since it was shown must be confirmed again',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    // The dashboard has asked for the same list.
    await expect(page.getByText('3 days left').first()).toBeVisible();
    await showOldAmount(page, '7.71');
    await page.goto(KHEL);
    const { open, dialog, confirm } = refunding(page);
    await open.click();
    await expect(confirm).toHaveText('Cancel and get ₹7.71 back');
    // Reading the list fails too, and the old amount must not be sent a second time. The list is read before the refund
    // is sent, after the refusal, and for the new amount.
    operator.scenario.add({
      call: 'activePacks',
      times: 3,
      trouble: { kind: 'status', status: 500, executed: false, error: '' },
    });
    await confirm.click();
    await expect(dialog).toContainText('We couldn’t update the amount.');
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('button', { name: 'Try again' }).click();

    await expect(dialog.getByRole('alert')).toContainText(
      'The refund has changed from ₹7.71 to ₹5.78. Nothing was cancelled.',
    );
    expect(operator.books.ledger(ASHA)).toEqual([]);
    await expect(confirm).toHaveText('Cancel and get ₹5.78 back');
    await confirm.click();
    await expect(page.getByText('₹5.78 is back in your balance.')).toBeVisible();
    expect(operator.books.ledger(ASHA)).toMatchObject([{ kind: 'REFUND', amount: REFUND }]);
    expect(callsOf(operator, 'cancelForRefund').map(({ status }) => status)).toEqual([409, 200]);
  },
);

story(
  'A cancellation without an answer is found out by reading, and is refunded once',
  async ({ page, operator, context, logInAs }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/cancelforrefund'))
        keys.push(request.headers()['idempotency-key']);
    });
    operator.scenario.idempotency('ignores');
    await page.clock.install();
    await logInAs('asha', { at: KHEL });
    const { open, confirm } = refunding(page);
    await open.click();
    await context.setOffline(true);
    await confirm.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'We couldn’t reach your operator.',
    );
    await context.setOffline(false);
    expect(keys).toEqual([]);

    // The cancellation never arrives, and the page cannot know that.
    await loseAnswer(page, CANCEL, false);
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    await expect(open).toHaveCount(0);
    expect(callsOf(operator, 'cancelForRefund')).toEqual([]);

    // The next visit goes on checking; after that, the same button sends the same cancellation again.
    await page.goto(PACKS);
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toBeVisible();
    await page.clock.fastForward(185_000);
    await expect(page.getByRole('heading', { name: 'No sign of it so far' })).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await row(page, 'Khel Plus').getByRole('link').click();
    await open.click();
    await loseAnswer(page, CANCEL);
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'It went through' })).toBeVisible();
    await expect(page.getByText('Khel Plus is cancelled.')).toBeVisible();
    await expect(open).toBeHidden();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(operator.books.ledger(ASHA)).toMatchObject([{ kind: 'REFUND', amount: REFUND }]);
    expect(operator.books.balance(ASHA)).toBe(21_450 + REFUND);

    await page.goto(PACKS);
    await expect(row(page, 'Khel Plus')).toContainText('Cancelled');
    await expect(page.getByRole('heading', { name: 'We’re checking' })).toHaveCount(0);
    expect(keys).toHaveLength(2);
  },
);

story(
  'The details of the broadband line are requested only when opened, and again after a failure',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: PACKS });
    await page
      .getByRole('region', { name: 'Broadband' })
      .getByRole('link', { name: 'Fibre 100' })
      .click();
    const show = page.getByRole('button', { name: 'Show speed and data used' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    expect(callsOf(operator, 'broadbandDetails')).toEqual([]);

    operator.scenario.pick('serverError', { call: 'broadbandDetails' });
    await show.click();
    const line = page.getByRole('region', { name: 'Your line' });
    await expect(line.getByText('This part did not load')).toBeVisible();
    await line.getByRole('button', { name: 'Try again' }).click();
    await expect(line).toContainText('100 Mbps');
    await expect(line).toContainText(/[\d.]+ GB of 3,300 GB used at full speed/);
    await expect(line).toContainText('BB100004417');

    await line.getByRole('button', { name: 'Hide speed and data used' }).click();
    await expect(line).not.toContainText('Mbps');
    await show.click();
    // What was read before is shown at once.
    await expect(line).toContainText('100 Mbps');
    await expect.poll(() => callsOf(operator, 'broadbandDetails')).toHaveLength(3);
  },
);

story(
  'A household with two boxes finds its packs grouped by box and by status',
  async ({ page, operator, context, logInAs }) => {
    operator.scenario.pick('packsFailed');
    await logInAs('meera', { at: PACKS });
    const living = page.getByRole('region', { name: 'Living-room box · ending 8031' });
    const granny = page.getByRole('region', { name: 'Grandmother’s box · ending 8032' });
    await expect(living.getByRole('listitem')).toHaveCount(2);
    await expect(granny.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: 'Active' }).click();
    await expect(page).toHaveURL(`${PACKS}?show=ACTIVE`);
    await expect(living).toBeHidden();
    await expect(granny).toBeVisible();
    // No pack has ended, so there is nothing to filter by; an address that was kept still says so.
    await expect(page.getByRole('button', { name: 'Ended' })).toBeHidden();
    await page.goto(`${PACKS}?show=EXPIRED`);
    await expect(page.getByText('No ended packs')).toBeVisible();
    await page.getByRole('button', { name: 'Failed' }).click();
    await expect(granny).toBeHidden();
    await living.getByRole('link', { name: 'Marathi Nagar' }).click();
    await expect(
      page.getByText('It was too early to renew this pack. You can renew it from'),
    ).toBeVisible();
    await expect(page.getByText('Try Renew Within 15 days of expiry')).toBeHidden();
    await page.getByText('Technical details').click();
    await expect(page.getByText('Try Renew Within 15 days of expiry')).toBeVisible();
    await expect(page.getByText('Code 1087')).toBeVisible();
    await page.goBack();
    await living.getByRole('link', { name: 'Marathi Parivar 7' }).click();
    await page.getByText('Technical details').click();
    await expect(
      page.getByText('Failed to get CreateConditionalVoucherCharges Result CLOSE'),
    ).toBeVisible();

    operator.scenario.clear();
    operator.scenario.add({ call: 'activePacks', trouble: { kind: 'cutBefore' } });
    await page.goto(PACKS);
    await expect(page.getByText('This page did not load')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    operator.scenario.clear();
    await context.setOffline(false);
    await expect(living.getByRole('listitem')).toHaveCount(2);

    await page.goto(`${PACKS}?pack=NOTHERE`);
    await expect(page.getByText('This pack is not on your account')).toBeVisible();
  },
);

story(
  'A pack that the operator could not renew leads to a ticket that names pack, code and price',
  async ({ page, operator, logInAs }) => {
    operator.scenario.pick('packsFailed');
    await logInAs('meera', { at: PACKS });
    await page.getByRole('link', { name: 'Marathi Nagar' }).click();
    // Waiting is all that helps: a ticket would be answered with the same date.
    await expect(page.getByText('It was too early to renew this pack.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get help' })).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Marathi Parivar 7' }).click();
    await page.getByRole('button', { name: 'Get help' }).click();
    await expect(page.getByRole('textbox', { name: /happen|describe/i })).toHaveValue(
      /^Marathi Parivar 7 \(P\d+\)\n(Code \S+\n)?Price: ₹[\d.]+$/,
    );
  },
);

story('An account without packs is led to the packs on sale', async ({ page, logInAs }) => {
  await logInAs('newcomer', { at: PACKS });
  await expect(page.getByText('You have no packs yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renew' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Add packs' }).click();
  await expect(page).toHaveURL('/nxtselfcareportal/addpacks');
});

story(
  'Packs that cannot be read are counted, and hide none of the others',
  async ({ page, logInAs }) => {
    await page.route(LIST, async (route) => {
      const answer = await route.fetch();
      const packs: unknown = await answer.json();
      await route.fulfill({
        response: answer,
        json: [packs, { productname: 'No id' }, null].flat(),
      });
    });
    await logInAs('asha', { at: PACKS });
    await expect(page.getByText('We couldn’t read 2 entries')).toBeVisible();
    await expect(row(page, 'Khel Plus')).toBeVisible();
    await page.goto('/nxtselfcareportal');
    await expect(page.getByText('We couldn’t read 2 entries')).toBeVisible();
  },
);
