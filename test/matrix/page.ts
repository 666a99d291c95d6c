import type { Locator, Page } from 'playwright-core';
import { HOME } from '../../store/core/paths';
import type { NextMove } from './method';

/** Shown when the browser cannot store anything, so that nothing is sent. */
export const NOT_STORED = 'This browser can’t store anything';

const SKELETON = 'main [aria-busy=true]';
/** Milliseconds in which anything expected appears. */
const PATIENCE = 5_000;

/** Waits until the element has appeared or the time is over, and answers whether it has. */
export const appears = (what: Locator, milliseconds = PATIENCE): Promise<boolean> =>
  what
    .first()
    .waitFor({ timeout: milliseconds })
    .then(
      () => true,
      () => false,
    );

/** Waits until the element has gone or the time is over. */
export const disappears = async (what: Locator, milliseconds: number): Promise<void> => {
  await what.waitFor({ state: 'hidden', timeout: milliseconds }).catch(() => undefined);
};

/** Waits until nothing is loading any more, or until the time is over. */
export const settled = async (page: Page, milliseconds = 4_000): Promise<void> => {
  await page
    .waitForFunction(
      (busy) =>
        document.querySelector('h1') !== null && [...document.querySelectorAll(busy)].length === 0,
      SKELETON,
      { timeout: milliseconds, polling: 50 },
    )
    .catch(() => undefined);
};

export const shownTitle = async (page: Page): Promise<string> =>
  (await page
    .locator('h1')
    .first()
    .textContent({ timeout: 2_000 })
    .catch(() => '')) ?? '';

/** The text of the page, for the report of a failed cell. */
export const textOnPage = (page: Page): Promise<string> =>
  page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((reason: unknown) => `(no text: ${String(reason)})`);

export const goTo = async (page: Page, address: string): Promise<void> => {
  // A page that navigates by itself at this moment is already where it wants to be.
  await page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
};

/** Presses the element if it can still be pressed. */
export const pressIf = async (what: Locator, milliseconds = 3_000): Promise<boolean> =>
  what
    .first()
    .click({ timeout: milliseconds })
    .then(
      () => true,
      () => false,
    );

export const shownRupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/**
 * Looks at the transactions, for a subscriber to whom no page tells the result. A killed browser may have forgotten the
 * session, and then the login comes first.
 */
export const lookAtTransactions = async (page: Page, paise: number): Promise<NextMove> => {
  await goTo(page, new URL(`${HOME}/myprofile/transaction`, page.url()).href);
  // On the first day of a month a hidden total of the month has the same amount.
  const amount = page.getByText(shownRupees(paise)).filter({ visible: true });
  const login = page.locator('#field-username');
  await appears(amount.or(login), 5_000);
  if (await login.isVisible()) return 'goesOn';
  return { end: (await amount.first().isVisible()) ? 'paid' : 'lost' };
};

interface Kept {
  readonly attempts?: readonly {
    readonly step: string;
    readonly txnid?: string;
    readonly closed?: { readonly reason: string };
  }[];
}

const OPEN: readonly string[] = [
  'asking',
  'atProvider',
  'awaitingCode',
  'awaitingApp',
  'paying',
  'unknown',
];

/** The journal of payments in this page, for a report and to know what must be offered. */
export const journalOf = async (page: Page): Promise<Kept> => {
  const text = await page
    .evaluate(() => localStorage.getItem('selfcarePayments'))
    .catch(() => null);
  return text === null ? {} : (JSON.parse(text) as Kept); // written by the portal
};
/** References of payments that the payer has replaced by another one. */
export const replacedIn = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    ((await journalOf(page)).attempts ?? []).flatMap(({ closed, txnid }) =>
      closed?.reason === 'notPaid' && txnid !== undefined ? [txnid] : [],
    ),
  );

/** Whether the journal says that something was paid, or, when localStorage is refused, the page says so. */
export const hasPaidAttempt = async (page: Page): Promise<boolean> =>
  ((await journalOf(page)).attempts ?? []).some(({ step }) => step === 'paid') ||
  (await page.getByRole('heading', { name: 'Paid in the meantime' }).isVisible());
/** Whether a payment is open. When localStorage is full, only the database has the journal, so the page is read too. */
export const hasOpenAttempt = async (page: Page): Promise<boolean> =>
  ((await journalOf(page)).attempts ?? []).some(({ step }) => OPEN.includes(step)) ||
  (await unfinishedIn(page).isVisible());

export const unfinishedIn = (page: Page): Locator =>
  page.getByRole('heading', { name: /unfinished payment/i });

/** The page says that the amount was taken and is on its way back. */
export const comingBack = (page: Page) => page.getByText(/comes back to you/);
