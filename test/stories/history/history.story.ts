import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { moneyText } from '../../../src/ui/data/moneyText';
import { ALERTS, HELP, PAYMENT_STATUS, TOP_UP } from '../../../store/core/paths';
import { type Paise, paiseOf } from '../../../store/core/values/money';
import type { HistoryRecord } from '../../operator/books/books';
import { stampOf } from '../../operator/clock';
import { callsOf } from '../support/calls';
import { pagesOf } from '../support/checks/pagesOf';
import { watchShifts } from '../support/checks/shifts';
import { atBank, titleOn } from '../support/payments';
import { expect, type StandIn, story } from '../support/story';
import { openFilters } from './openFilters';

const HISTORY = '/nxtselfcareportal/myprofile/transaction';
const MEERA = '100008031';
const LAKSHMI = '100007700';

const rows = (page: Page) => page.locator('main li > button');
const status = (page: Page) => page.locator('main [role=status]').first();
const total = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Totals' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

const sum = (entries: readonly HistoryRecord[]): string =>
  // Whole paise stay whole.
  moneyText(entries.reduce((all, { amount }) => all + amount, 0) as Paise);
const isIn = ({ transactiontype }: HistoryRecord) => transactiontype === 'Account Recharge';

/** Expects the totals on the page to be those of the operator's books. */
const seesTotalsOf = async (page: Page, entries: readonly HistoryRecord[]) => {
  await expect(total(page, 'Money added')).toHaveText(sum(entries.filter(isIn)));
  await expect(total(page, 'Charged')).toHaveText(sum(entries.filter((one) => !isIn(one))));
};

/** The amounts of all rows in the page, added up. */
const sumOfRows = async (page: Page, sign: '+' | '−'): Promise<string> => {
  const texts = await rows(page).allTextContents();
  const paise = texts
    .map((text) => text.slice(text.lastIndexOf('₹') - 1))
    .filter((amount) => amount.startsWith(sign))
    .map((amount) => paiseOf(amount.replace(/[+−₹,]/g, '')) ?? NaN);
  return moneyText(paise.reduce((all, one) => all + one, 0) as Paise);
};

const open = async (page: Page, operator: StandIn, customerid: string) => {
  await page.getByRole('link', { name: 'Money', exact: true }).click();
  await page.waitForURL(HISTORY);
  await rows(page).first().waitFor();
  return operator.books.history(customerid);
};

story(
  'A subscriber filters and searches the history, and the totals match the rows and the operator’s books',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    // Home would read transactions too.
    await logInAs('meera', { at: ALERTS });
    const booked = await open(page, operator, MEERA);
    await expect(status(page)).toHaveText('60 transactions');
    await openFilters(page);
    await seesTotalsOf(page, booked);
    expect(await sumOfRows(page, '+')).toBe(sum(booked.filter(isIn)));
    expect(await sumOfRows(page, '−')).toBe(sum(booked.filter((one) => !isIn(one))));

    await page.getByRole('button', { name: 'Money added', exact: true }).click();
    await expect(status(page)).toHaveText('30 transactions');
    await seesTotalsOf(page, booked.filter(isIn));
    await page.getByRole('button', { name: 'All', exact: true }).click();

    await page.getByLabel('Search').fill('upi');
    const byUpi = booked.filter(({ description1 }) => description1.includes('UPI'));
    await expect(status(page)).toHaveText(`${byUpi.length} transactions`);
    await seesTotalsOf(page, byUpi);
    await expect(rows(page)).toHaveCount(byUpi.length);

    await page.getByLabel('Search').fill('');
    await page.getByLabel('Period').selectOption('This month');
    const month = stampOf(operator.clock.now()).slice(0, 7);
    const thisMonth = booked.filter(({ created }) => stampOf(created).startsWith(month));
    await expect(rows(page)).toHaveCount(thisMonth.length);
    await seesTotalsOf(page, thisMonth);

    await page.getByLabel('Period').selectOption('Dates');
    await page.getByLabel('From', { exact: true }).fill('2020-02-02');
    await page.getByLabel('To', { exact: true }).fill('2020-02-01');
    await expect(page.getByText('The start date is after the end date.')).toBeVisible();
    const day = stampOf(booked[9]?.created ?? 0).slice(0, 10);
    await page.getByLabel('From', { exact: true }).fill(day);
    await page.getByLabel('To', { exact: true }).fill(day);
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel('Search').fill('nothing of the kind');
    await page.getByRole('button', { name: 'Show all transactions' }).click();
    await expect(status(page)).toHaveText('60 transactions');
    await expect(page.getByLabel('Search')).toHaveValue('');

    const chart = page.getByRole('table', { name: 'Charges by month' });
    const openChart = page.getByRole('button', { name: 'Charges by month' });
    await expect(chart).toHaveCount(0);
    await openChart.click();
    await expect(chart.getByRole('row')).toHaveCount(13);
    // The page, and an empty one behind it.
    expect(callsOf(operator, 'transactions')).toHaveLength(2);

    const shifts = await watchShifts(page);
    operator.scenario.pick('slow', { call: 'transactions', milliseconds: 600 });
    await page.reload();
    await expect(status(page)).toHaveText('60 transactions');
    const { sum: moved, what } = await shifts();
    expect(moved, what.join(' | ')).toBeLessThanOrEqual(0.01);
  },
);

const HOSTILE = ['=HYPERLINK("https://example.com")', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1', ' =1'];

/** The operator's answer with names that a spreadsheet would run. */
const giveHostileNames = (page: Page) =>
  page.route('**/transactionhistory*', async (route) => {
    const response = await route.fetch();
    const given = (await response.json()) as { description1: string }[]; // the stand-in's own rows
    await route.fulfill({
      response,
      json: given.map((row, at) => ({ ...row, description1: HOSTILE[at] ?? row.description1 })),
    });
  });

story(
  'A saved spreadsheet contains the shown rows and executes no formula from their text',
  async ({ page, operator, logInAs }) => {
    await giveHostileNames(page);
    await logInAs('meera');
    const booked = await open(page, operator, MEERA);
    const coming = page.waitForEvent('download');
    await openFilters(page);
    await page.getByRole('button', { name: 'Download (Excel)' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(
      /^transactions-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/,
    );
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFDate,Time,Description')).toBe(true);
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(booked.length);
    for (const [at, name] of HOSTILE.entries())
      expect(lines[at]).toContain(`'${name.replaceAll('"', '""')}`);
    // The amounts are plain decimal numbers that add up to what the books say. None of their cells contains a comma.
    const added = (column: number) =>
      moneyText(
        lines
          .map((line) => line.split(',')[column] ?? '?')
          .reduce((all, cell) => all + (cell === '' ? 0 : (paiseOf(cell) ?? NaN)), 0) as Paise,
      );
    expect(added(5)).toBe(sum(booked.filter(isIn)));
    expect(added(6)).toBe(sum(booked.filter((one) => !isIn(one))));
  },
);

story(
  'A subscriber using only the keyboard opens a transaction, copies its number and prints its receipt on one page',
  async ({ page, context, operator, logInAs }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await logInAs('meera');
    const booked = await open(page, operator, MEERA);
    const newestId = String([...booked].sort((one, two) => two.created - one.created)[0]?.id);
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Copy number' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(newestId);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-paper]');
    await expect(paper.getByText('Receipt, not a tax invoice')).toBeVisible();
    await expect(paper.getByText('Meera Kulkarni')).toBeVisible();
    await expect(paper.getByText(newestId, { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.locator('header').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(paper).toBeHidden();
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);

    // The receipt is on paper: from now on the browser's own "Print" prints the statement.
    await expect(paper).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByText('Statement, not a tax invoice')).toBeVisible();
    await expect(paper.locator('tbody td:first-child')).toHaveCount(booked.length);
    await expect(page.getByRole('main')).toBeHidden();
    // A browser repeats a footer group on every page; the totals must appear once, at the end.
    await expect(paper.locator('tfoot')).toHaveCSS('display', 'table-row-group');
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
  },
);

story(
  'An account of 20,000 rows scrolls to its last row with few rows in the DOM',
  async ({ page, operator, logInAs }) => {
    // Home would read transactions too.
    await logInAs('lakshmi', { at: ALERTS });
    const booked = await open(page, operator, LAKSHMI);
    expect(booked).toHaveLength(20_000);
    await expect(status(page)).toHaveText('20,000 transactions', { timeout: 30_000 });
    await openFilters(page);
    await seesTotalsOf(page, booked);
    const oldest = [...booked].sort((one, two) => one.created - two.created)[0];
    const last = page.locator(`main li[aria-posinset] > button`).last();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await page.locator('main li').count()).toBeLessThan(60);
    await last.click();
    await expect(page.getByText(String(oldest?.description2), { exact: true })).toBeVisible();
    // A screen reader still hears the name of its month and how many rows the month has.
    const list = last.locator('xpath=ancestor::*[@role="list"]');
    await expect(list).toHaveAccessibleName(/^\w+ \d{4}$/);
    const size = await last.locator('..').getAttribute('aria-setsize');
    expect(await last.locator('..').getAttribute('aria-posinset')).toBe(size);

    await page.getByLabel('Search').fill('TX7');
    const found = booked.filter(({ description2 }) => description2.startsWith('TX7'));
    await expect(status(page)).toHaveText(
      `${new Intl.NumberFormat('en-IN').format(found.length)} transactions`,
    );
    await seesTotalsOf(page, found);
    // Each page is read once, including the empty one after the last; a search reads nothing.
    expect(callsOf(operator, 'transactions')).toHaveLength(21);
  },
);

story(
  'A subscriber whose network fails during loading sees how far the list is and continues from there',
  async ({ page, operator, logInAs }) => {
    const asked: number[] = [];
    let isDown = true;
    await page.route('**/transactionhistory*', async (route) => {
      const at = Number(new URL(route.request().url()).searchParams.get('page'));
      asked.push(at);
      await (isDown && at === 3 ? route.abort('connectionfailed') : route.continue());
    });
    // Home would read transactions too.
    await logInAs('lakshmi', { at: ALERTS });
    await open(page, operator, LAKSHMI);
    const notice = page.getByRole('alert').filter({ hasText: 'Older transactions did not load.' });
    await expect(notice).toBeVisible();
    await openFilters(page);
    await expect(page.getByText('2,000 so far. Older ones are missing.')).toBeVisible();
    // What is there can be used meanwhile.
    await page.getByLabel('Search').fill('upi');
    await expect(rows(page).first()).toContainText('UPI');
    isDown = false;
    await notice.getByRole('button', { name: 'Load the rest' }).click();
    await page.getByLabel('Search').fill('');
    await expect(status(page)).toHaveText('20,000 transactions', { timeout: 30_000 });
    await expect(notice).toHaveCount(0);
    expect(asked.filter((at) => at < 3)).toEqual([1, 2]);
    await seesTotalsOf(page, operator.books.history(LAKSHMI));
  },
);

story(
  'An empty history says so, a failed one offers a retry, and reconnecting reloads it',
  async ({ page, context, operator, logInAs }) => {
    await logInAs('newcomer');
    await page.getByRole('link', { name: 'Money', exact: true }).click();
    await expect(page.getByText('No transactions yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', TOP_UP);

    operator.scenario.add({
      call: 'transactions',
      trouble: { kind: 'status', status: 500, executed: false, error: 'The books are closed.' },
    });
    await page.reload();
    await expect(page.getByText('The books are closed.')).toBeVisible();
    operator.scenario.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No transactions yet')).toBeVisible();

    operator.scenario.add({ call: 'transactions', trouble: { kind: 'cutBefore' } });
    await page.reload();
    await expect(page.getByText('This page did not load')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    operator.scenario.clear();
    await context.setOffline(false);
    await expect(page.getByText('No transactions yet')).toBeVisible();
  },
);

story(
  'Money leads to adding money, lists an unfinished payment, and like Help leads to the check of a payment',
  async ({ page, logInAs }) => {
    await logInAs('asha');
    await page.getByRole('link', { name: 'Money', exact: true }).click();
    await expect(page.getByRole('heading', { name: /unfinished payment/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Add money' }).click();
    await page.getByLabel('Amount in rupees').fill('500');
    await page.getByRole('button', { name: 'Pay ₹500.00' }).click();
    await atBank(page);

    await page.goto(HISTORY);
    await expect(page.getByRole('heading', { name: '1 unfinished payment' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue payment' })).toBeVisible();
    for (const from of [HISTORY, HELP]) {
      await page.goto(from);
      if (from === HISTORY) await openFilters(page);
      await page.getByRole('main').getByRole('link', { name: 'Payment stuck?' }).click();
      await expect(page).toHaveURL(PAYMENT_STATUS);
      await expect(titleOn(page, 'Which payment?')).toBeVisible();
    }
  },
);
