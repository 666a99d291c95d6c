import type { Page } from '@playwright/test';
import type { Trouble } from '../../operator/transport/faults';
import { READS } from '../support/calls';
import { holdBack } from '../support/intercept';
import { expect, story } from '../support/story';
import { groups, sentenceFor } from '../support/troubles';

/** What shows that each part of the dashboard has loaded. */
const parts = (page: Page) => ({
  packs: page.getByText('3 days left').first(),
  alerts: page.getByText('Planned work tonight').first(),
  offers: page.getByRole('region', { name: 'Offers' }),
});

const balance = (page: Page) => page.getByRole('link', { name: 'Balance ₹214.50' });
/** The one line for everything that failed. */
const failure = (page: Page) => page.getByRole('main').getByText(/^We couldn’t load /);

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Presses every "Try again" there is until none is left. */
const tryEverything = async (page: Page) => {
  await expect(async () => {
    for (const button of await tryAgain(page).all()) await button.click({ timeout: 1_000 });
    await expect(tryAgain(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
};

/**
 * What the dashboard shows when every read is answered with nothing: the parts that fail, and whether it says that
 * there are no packs.
 */
const EMPTY: Readonly<
  Record<string, { readonly failed: readonly string[]; readonly hasNoPacks: boolean }>
> = {
  null: { failed: ['your balance', 'your alerts'], hasNoPacks: true },
  'an empty list': { failed: ['your balance'], hasNoPacks: true },
  'an empty object': { failed: ['your packs', 'your balance', 'the offers'], hasNoPacks: false },
};
const ALL = {
  failed: ['your packs', 'your balance', 'your boxes', 'your alerts', 'the offers'],
  hasNoPacks: false,
};

const seesTrouble = async (page: Page, name: string, trouble: Trouble) => {
  const { failed, hasNoPacks } = EMPTY[name] ?? ALL;
  await expect(page.getByRole('heading', { level: 1 }), name).toContainText('Asha');
  await expect(failure(page), name).toHaveCount(1);
  for (const part of failed) await expect(failure(page), name).toContainText(part);
  await expect(page.getByRole('link', { name: 'Balance ---' })).toBeVisible();
  await expect(page.getByText(sentenceFor(trouble)), name).toHaveCount(1);
  await expect(page.getByText('This part did not load')).toHaveCount(0);
  await expect(page.getByText('No active packs'), name).toHaveCount(hasNoPacks ? 1 : 0);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Please wait a moment...')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object/);
  await expect(page).toHaveURL('/nxtselfcareportal');
};

/** Whether the answer is a web page. An ended session is answered with one too: see the story below. */
const isWebPage = ([, trouble]: (typeof groups)[number][1][number]): boolean =>
  trouble.kind === 'corrupt' && trouble.how === 'html';

for (const [group, troubles] of groups) {
  story(
    `A dashboard whose reads all fail with ${group} shows errors and recovers`,
    async ({ page, operator, logInAs }) => {
      await logInAs('asha');
      for (const [name, trouble] of troubles.filter((one) => !isWebPage(one))) {
        await story.step(name, async () => {
          operator.scenario.clear();
          READS.forEach((call) => operator.scenario.add({ call, trouble }));
          await page.reload();
          await seesTrouble(page, name, trouble);
        });
      }
      operator.scenario.clear();
      await tryEverything(page);
      const { packs, alerts, offers } = parts(page);
      // A part whose answer was validly empty has no "Try again", so the page is reloaded.
      if ((troubles.at(-1)?.[0] ?? '') in EMPTY) await page.reload();
      await expect(packs).toBeVisible();
      await expect(alerts).toBeVisible();
      await expect(offers).toBeVisible();
      await expect(balance(page)).toBeVisible();
    },
  );
}

story(
  'A subscriber whose every read is answered by a web page reads that the session is over and sees the login',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha');
    READS.forEach((call) =>
      operator.scenario.add({ call, trouble: { kind: 'corrupt', how: 'html' } }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByText(/^Valid session doesn't exist/)).toBeVisible();
  },
);

const ALONE = [
  { call: 'activePacks', alive: ['alerts', 'offers'] },
  { call: 'alerts', alive: ['packs', 'offers'] },
  { call: 'promos', alive: ['packs', 'alerts'] },
] as const;

for (const { call, alive } of ALONE) {
  story(
    `When only ${call} fails, the rest of the dashboard works and the failed part recovers alone`,
    async ({ page, operator, logInAs }) => {
      operator.scenario.add({
        call,
        trouble: { kind: 'status', status: 500, executed: false, error: '' },
      });
      await logInAs('asha');
      for (const part of alive) await expect(parts(page)[part]).toBeVisible();
      await expect(tryAgain(page).first()).toBeVisible();
      // The cart is read last, whatever else has arrived, and the charges are read once their place is in view, so
      // neither is counted.
      const others = () =>
        operator.books.calls().filter((one) => ![call, 'cart', 'transactions'].includes(one.call));
      const before = others().length;
      await tryAgain(page).first().click();
      await expect(tryAgain(page).first()).toBeEnabled();
      operator.scenario.clear();
      await tryEverything(page);
      await expect(parts(page).packs).toBeVisible();
      expect(others()).toHaveLength(before);
    },
  );
}

story(
  'A dashboard whose answers arrive slowly shows its skeleton and then its content',
  async ({ page, operator, logInAs }) => {
    READS.forEach((call) =>
      operator.scenario.add({ call, times: 1, trouble: { kind: 'slowBody', milliseconds: 1_500 } }),
    );
    // The reads leave before the scripts have loaded, and may be answered before that, so one answer is held back.
    const letGo = await holdBack(page, '**/subscriber/v1/product/active.php*');
    await logInAs('asha');
    await expect(page.getByText('Loading', { exact: true }).first()).toBeAttached();
    letGo();
    await expect(parts(page).packs).toBeVisible();
    await expect(parts(page).alerts).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  },
);

story(
  'A dashboard whose reads are never answered says so and offers a retry',
  async ({ page, logInAs }) => {
    await page.clock.install();
    // The request is never answered; it is dropped when the story ends.
    await page.route('**/subscriber/v1/product/active.php*', () => new Promise(() => undefined), {
      times: 1,
    });
    const asked = page.waitForRequest('**/subscriber/v1/product/active.php*');
    await logInAs('asha');
    await asked;
    // The read may have left before the scripts had loaded; the portal waits for it only from here on.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
    await page.clock.fastForward(20_000);
    await expect(
      page.getByText('Your operator is taking too long to answer. Try again later.').first(),
    ).toBeVisible();
    await tryEverything(page);
    await expect(parts(page).packs).toBeVisible();
  },
);

story('A read lost once is retried without a message', async ({ page, operator, logInAs }) => {
  // The cut happens twice, because Chromium itself sends a read again on a connection it has used before.
  operator.scenario.add({ call: 'activePacks', times: 2, trouble: { kind: 'cutBefore' } });
  await logInAs('asha');
  await expect(parts(page).packs).toBeVisible();
  await expect(tryAgain(page)).toHaveCount(0);
});
