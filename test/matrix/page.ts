import type { Locator, Page } from 'playwright-core';
import { HOME } from '../../store/core/paths';
import type { NextMove } from './method';

/** Said where the browser can write nothing down, so that nothing is sent. */
export const NOT_STORED = 'This browser can’t store anything';

const SKELETON = 'main [aria-busy=true]';
/** Milliseconds for anything to show that has to come. */
const PATIENCE = 5_000;

/** Waits until something has come, or for so long; answers whether it has. */
export const appears = (what: Locator, milliseconds = PATIENCE): Promise<boolean> =>
  what
    .first()
    .waitFor({ timeout: milliseconds })
    .then(
      () => true,
      () => false,
    );

/** Waits until something has gone, or for so long. */
export const disappears = async (what: Locator, milliseconds: number): Promise<void> => {
  await what.waitFor({ state: 'hidden', timeout: milliseconds }).catch(() => undefined);
};

/** Nothing is on its way any more, or it takes too long to wait for. */
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
  // A page that goes elsewhere by itself at that moment is where it wanted to be.
  await page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
};

/** Presses, if it can still be pressed. */
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
 * A subscriber whom no page tells the result looks at the transactions. A browser
 * that was killed may have forgotten who that is: then there is a login first.
 */
export const lookAtTransactions = async (page: Page, paise: number): Promise<NextMove> => {
  await goTo(page, new URL(`${HOME}/myprofile/transaction`, page.url()).href);
  const amount = page.getByText(shownRupees(paise));
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

/** The journal of payments as this page has it, for a report and to know what ought to be offered. */
export const journalOf = async (page: Page): Promise<Kept> => {
  const text = await page
    .evaluate(() => localStorage.getItem('selfcarePayments'))
    .catch(() => null);
  return text === null ? {} : (JSON.parse(text) as Kept); // written by the portal
};
/** Numbers of payments in place of which the payer has begun another one. */
export const replacedIn = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    ((await journalOf(page)).attempts ?? []).flatMap(({ closed, txnid }) =>
      closed?.reason === 'notPaid' && txnid !== undefined ? [txnid] : [],
    ),
  );

/** The journal has the operator's word that something was paid, or the page shows it where localStorage is refused. */
export const hasPaidAttempt = async (page: Page): Promise<boolean> =>
  ((await journalOf(page)).attempts ?? []).some(({ step }) => step === 'paid') ||
  (await page.getByRole('heading', { name: 'Paid in the meantime' }).isVisible());
/** With a full storage the journal is in the database alone, and the page shows what it holds. */
export const hasOpenAttempt = async (page: Page): Promise<boolean> =>
  ((await journalOf(page)).attempts ?? []).some(({ step }) => OPEN.includes(step)) ||
  (await unfinishedIn(page).isVisible());

export const unfinishedIn = (page: Page): Locator =>
  page.getByRole('heading', { name: /unfinished payment/i });
