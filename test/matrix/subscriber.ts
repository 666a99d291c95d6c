import { errors, type Page } from 'playwright-core';
import { HOME } from '../../store/core/paths';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import type { Observation, PageClaim } from './evaluate';
import type { MatrixMethod, MatrixStandIn, NextMove } from './method';
import { moveAfterOutcome } from './outcome';
import {
  appears,
  comingBack,
  goTo,
  hasOpenAttempt,
  NOT_STORED,
  pressIf,
  replacedIn,
  settled,
  shownRupees,
  shownTitle,
  textOnPage,
  unfinishedIn,
} from './page';

/** Milliseconds for which a subscriber looks at a page that keeps asking the operator. */
const LOOKED_AT = 1_000;
/** How often the page is read again before the walk gives up. */
const TURNS = 24;

export interface CellRun {
  readonly method: MatrixMethod;
  readonly operator: MatrixStandIn;
  readonly wants: 'paid' | 'left';
  /** What the pages claimed during the run. */
  readonly claims: PageClaim[];
  /** What a page should have done but did not, a sentence each. */
  readonly missed: string[];
  /** The payer's bank has the amount, though the operator's books show none. */
  isTakenAtBank: boolean;
  /** Paise that the operator takes beyond the price. */
  readonly takenTooMuch: number;
  /** How often the run waited for a page that did not know the outcome yet. */
  waits: number;
}

/** What the operator charged the payer. */
export const chargesIn = ({ operator, method }: Pick<CellRun, 'operator' | 'method'>) =>
  operator.books.ledger(method.customerid).filter(({ kind }) => kind === 'CHARGE');

/** The amounts that the operator charged the payer, in paise. */
export const chargesOfRun = (run: Pick<CellRun, 'operator' | 'method'>) =>
  chargesIn(run).map(({ amount }) => amount);

/** What the operator charged anyone else. */
export const chargesOfOthers = ({ operator, method }: Pick<CellRun, 'operator' | 'method'>) =>
  operator.books
    .ledger()
    .filter(({ kind, customerid }) => kind === 'CHARGE' && customerid !== method.customerid)
    .map(({ amount }) => amount);

/** How many payments are still unfinished, even for the operator. */
export const pendingOf = (run: Pick<CellRun, 'operator' | 'method'>): number =>
  pendingIn(run).length;

const pendingIn = ({ operator, method }: Pick<CellRun, 'operator' | 'method'>) =>
  operator.books
    .payments(method.customerid)
    .filter(({ status }) => status === 'CREATED' || status === 'PENDING');

/**
 * Plays a sensible subscriber, who logs in when asked to, returns when the browser shows an error, continues with what
 * the pages offer, and stops at the first page that shows a final result.
 */
export const playSubscriber = async (page: Page, run: CellRun): Promise<Observation['end']> => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (isPortal(page)) await settled(page);
    const next = await readOnce(page, () => nextMoveOn(page, run));
    if (next !== 'goesOn') return next.end;
  }
  return 'lost';
};

/** Milliseconds to look for an element that was on the page a moment ago. */
const GLANCE = 5_000;

/** When an action times out, for example because the page navigates, the page is read again. */
export const readOnce = async (page: Page, turn: () => Promise<NextMove>): Promise<NextMove> => {
  page.setDefaultTimeout(GLANCE);
  try {
    return await turn();
  } catch (reason) {
    if (reason instanceof errors.TimeoutError) return 'goesOn';
    throw reason;
  }
};

const isPortal = (page: Page): boolean => page.url().startsWith('http');

const nextMoveOn = async (page: Page, run: CellRun): Promise<NextMove> => {
  const { pathname } = new URL(page.url());
  if (!isPortal(page)) return returnToPortal(page, run);
  if (pathname.startsWith('/stand-in/card/')) return atBank(page, run);
  if (pathname === '/paymentstatuscheck') return atStatus(page, run);
  if (pathname === '/' && run.method.who !== null)
    return logInSubscriber(page, run.method.who, run);
  if (pathname === HOME) return atHome(page, run);
  if (await page.getByText(NOT_STORED).first().isVisible()) return { end: 'left' };
  if (await showsBothAmounts(page, run)) return { end: 'paid' };
  return (await moveAfterOutcome(page, run)) ?? run.method.nextMove(page, run);
};

/** Whether the page shows both the agreed amount and the amount taken, when the operator took more. */
export const showsBothAmounts = async (
  page: Page,
  { method, takenTooMuch }: Pick<CellRun, 'method' | 'takenTooMuch'>,
): Promise<boolean> => {
  if (takenTooMuch === 0) return false;
  const text = await textOnPage(page);
  return [method.price, method.price + takenTooMuch].every((paise) =>
    text.includes(shownRupees(paise)),
  );
};

/** Leaves the browser's error page or an empty page. */
const returnToPortal = async (page: Page, { operator, method }: CellRun): Promise<NextMove> => {
  await goTo(page, operator.address + (method.who === null ? method.screen : HOME));
  return 'goesOn';
};

const logInSubscriber = async (
  page: Page,
  who: string,
  { operator }: Pick<CellRun, 'operator'>,
): Promise<NextMove> => {
  if (new URL(page.url()).pathname !== '/') await goTo(page, operator.address);
  await page.locator('#field-username').fill(who);
  await page.locator('#field-password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // Home, or the screen that needed the login.
  await page
    .waitForURL(({ pathname }) => pathname !== '/', { timeout: 15_000 })
    .catch(() => undefined);
  return 'goesOn';
};

/** How often the subscriber looks whether the payment is offered. */
const LOOKS = 10;

/** Every unfinished payment must be offered on Home, unless the payer has begun another one instead. */
const atHome = async (page: Page, run: CellRun): Promise<NextMove> => {
  const unfinished = unfinishedIn(page);
  const isPending = async () => {
    const replaced = await replacedIn(page);
    return pendingIn(run).some(({ txnid }) => !replaced.has(txnid));
  };
  const isOwed = async () => (await isPending()) || (await hasOpenAttempt(page));
  // The payment may end meanwhile and is then no longer offered.
  for (let look = 0; look < LOOKS && (await isOwed()); look += 1)
    if (await appears(unfinished.or(page.locator('#field-username')), LOOKED_AT)) break;
  // The session was over, so the page has gone to the login meanwhile.
  if (new URL(page.url()).pathname !== HOME) return 'goesOn';
  if ((await isPending()) && !(await unfinished.isVisible()))
    run.missed.push('begun and not ended, and not offered at home');
  await goTo(page, run.operator.address + run.method.screen);
  return 'goesOn';
};

const atBank = async (page: Page, { wants, operator, method }: CellRun): Promise<NextMove> => {
  if (wants === 'left') {
    await goTo(page, operator.address + method.screen);
    return 'goesOn';
  }
  const isPressed =
    (await pressIf(page.getByRole('button', { name: 'Approve', exact: true }))) ||
    (await pressIf(page.getByRole('button', { name: 'Go back now' })));
  await page.waitForURL('**/paymentstatuscheck**', { timeout: 5_000 }).catch(() => undefined);
  // The provider's page leads no further, so the subscriber looks at the portal.
  if (!isPressed && page.url().includes('/stand-in/'))
    await goTo(page, operator.address + (method.who === null ? method.screen : HOME));
  return 'goesOn';
};

/** The operator said paid first and failed later, and the page shows both. */
const bothAnswers = (page: Page) => page.getByText(/first confirmed that/);

const atStatus = async (page: Page, run: CellRun): Promise<NextMove> => {
  if (await bothAnswers(page).first().isVisible()) return { end: 'paid' };
  if (await comingBack(page).first().isVisible()) return { end: 'left' };
  switch (await shownTitle(page)) {
    case 'Paid':
      return { end: 'paid' };
    case 'Payment failed':
    case 'Payment cancelled':
      if (run.isTakenAtBank) run.missed.push('no page says that the amount comes back');
      if (run.wants === 'left') return { end: 'left' };
      await pressIf(page.getByRole('link', { name: 'Try again' }));
      return 'goesOn';
    case 'We don’t know yet':
      await pressIf(page.getByRole('button', { name: 'Check status' }));
      return waited(page, run);
    default:
      return waited(page, run);
  }
};

/** Milliseconds after which the operator expires an unfinished payment, plus a little more. */
const TILL_GIVEN_UP = 16 * 60_000;

/**
 * Waits until the page says something else. At every sixth wait, the operator's clock is moved if the operator still
 * has an unfinished payment.
 */
const waited = async (page: Page, run: CellRun): Promise<NextMove> => {
  const before = await shownTitle(page);
  await page
    .waitForFunction((claims) => document.querySelector('h1')?.textContent !== claims, before, {
      timeout: LOOKED_AT,
    })
    .catch(() => undefined);
  run.waits += 1;
  if (run.waits % 6 !== 0 || pendingOf(run) === 0) return 'goesOn';
  run.operator.passes(TILL_GIVEN_UP);
  return 'goesOn';
};
