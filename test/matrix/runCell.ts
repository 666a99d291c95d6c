import type { Page } from 'playwright-core';
import type { Protocol } from '../run/cuttableServer';
import { withinLimit } from '../run/limit';
import { drawn } from '../stories/support/checks/assertNoOverflow';
import { NO_PORTAL, openLoggedIn, signIn } from '../stories/support/loggedIn';
import { type BrowserSession, openBrowserSession, type SharedBrowser } from './browsers';
import type { Cell } from './cells';
import { chargesToTell, type OnClaim } from './claims';
import { evaluate, type Evaluation, type Observation } from './evaluate';
import type { MatrixMethod, MatrixStandIn } from './method';
import { goTo, journalOf, settled, textOnPage } from './page';
import type { MatrixOperator } from './standIn';
import {
  type CellRun,
  chargesIn,
  chargesOfOthers,
  chargesOfRun,
  pendingOf,
  playSubscriber,
  readOnce,
  showsBothAmounts,
} from './subscriber';
import { causeTrouble, hasDocumentedAnswers, type MatrixTrouble } from './troubles';
import { TAKEN_TOO_MUCH } from './troubles/foreignAnswers';
import { isBookedLate } from './troubles/lateBooking';

export interface CellOutcome {
  readonly verdict: Evaluation;
  /** What was observed in a cell that went wrong. */
  readonly report: string;
  /** Whether a second request with the same key has reached the operator. */
  readonly hasKeyComeTwice: boolean;
}

export interface Played {
  readonly cell: Cell;
  readonly outcome: CellOutcome;
  /**
   * True when the cell was not played: the outcome is that of the same cell with an operator that ignores the key.
   */
  readonly isTakenOver: boolean;
}

/**
 * Runs one cell against a freshly seeded operator. `picture` is the file for a screenshot of a cell that went wrong.
 */
export const runCell = async (
  { method, step, trouble, operator: mode }: Cell,
  { over }: MatrixOperator,
  shared: SharedBrowser,
  picture?: string,
): Promise<CellOutcome> => {
  const operator = over(PROTOCOL[trouble]);
  operator.reset();
  operator.scenario.idempotency(mode);
  if (hasDocumentedAnswers(trouble)) operator.scenario.answers('documented');
  const run: CellRun = {
    method,
    operator,
    wants: trouble === 'failure with autoRefund' ? 'left' : (step.wants ?? 'paid'),
    isTakenAtBank: false,
    takenTooMuch: trouble === 'more taken than agreed' ? TAKEN_TOO_MUCH : 0,
    claims: [],
    missed: [],
    waits: 0,
  };
  // The claim is compared with the books as they are when it is shown.
  const onClaim: OnClaim = ({ txnid, ...claim }) =>
    run.claims.push({
      ...claim,
      charged: chargesToTell(operator.books.payments(method.customerid), chargesIn(run), txnid),
      inHandOf: operator.postponed() > 0 ? 'operator' : run.isTakenAtBank ? 'bank' : null,
    });
  const session = await openBrowserSession(shared, trouble, onClaim);
  try {
    return await playedOut(run, { step, trouble }, session, picture);
  } finally {
    // A browser that is already gone cannot be closed.
    await session.close().catch(() => undefined);
  }
};

/** For troubles that depend on the protocol, a proxy speaks that protocol. */
const PROTOCOL: Partial<Record<MatrixTrouble, Protocol>> = {
  'cut on HTTP/1.1': 'HTTP/1.1',
  'cut on HTTP/2': 'HTTP/2',
};

const playedOut = async (
  run: CellRun,
  { step, trouble }: Pick<Cell, 'step' | 'trouble'>,
  session: BrowserSession,
  picture: string | undefined,
): Promise<CellOutcome> => {
  const { method, operator } = run;
  const seeded = heldBy(method, operator);
  const pages = [await session.context().newPage()];
  const page = pages[0] as Page; // just put there
  let end: Observation['end'] = 'lost';
  let broken = '';
  const play = async (): Promise<void> => {
    // Installed before the page is loaded, so that every timer of the page is moved.
    if (isBookedLate(trouble)) await page.clock.install({ time: operator.clock.now() });
    await begin(page, run);
    await step.reach(page, operator);
    await causeTrouble(trouble, {
      context: session.context(),
      page,
      step,
      method,
      operator,
      claims: run.claims,
      miss: (what) => run.missed.push(what),
      takeAtBank: () => (run.isTakenAtBank = true),
      kill: async () => {
        await session.kill();
        pages.splice(0, 1, await session.context().newPage());
      },
      runInEveryPage: session.runInEveryPage,
      openOther: async () => {
        const other = await session.context().newPage();
        pages.unshift(other);
        await goTo(other, operator.address + method.screen);
        await settled(other);
        if (!isCovered(other)) await readOnce(other, () => method.nextMove(other, run));
      },
      signInAsOther: () => signIn(session.context(), operator.address, OTHER).then(() => undefined),
    });
    for (const page of pages) end = await playSubscriber(page, run);
  };
  await withinLimit(CELL_TIME_LIMIT, play(), 'this cell came to no end').catch(
    (reason: unknown) => {
      broken = String(reason);
    },
  );
  const last = pages[0] ?? page;
  // Waits for the next frame, because the text of a page is read once a frame (`claims.ts`).
  await drawn(last).catch(() => undefined);
  const seen = {
    ...whatIsSeen(run, end, seeded),
    areBothAmountsShown: await showsBothAmounts(last, run),
  };
  const verdict = broken === '' ? evaluate(seen) : brokenVerdict(broken);
  const report = await reportOf(pages[0] ?? page, run, seen, verdict, picture);
  return { verdict, report, hasKeyComeTwice: operator.hasKeyComeTwice() };
};

/** Milliseconds for a whole cell on a busy machine. */
export const CELL_TIME_LIMIT = 150_000;

const heldBy = ({ holds, customerid }: MatrixMethod, operator: MatrixStandIn): number =>
  holds ? holds(operator) : operator.books.balance(customerid);

/** Another subscriber of the same operator. */
const OTHER = 'meera';

const isCovered = (page: Page): boolean => new URL(page.url()).pathname === '/';

/** Skips the login form and Home, which no step is about. */
const begin = async (page: Page, { method, operator }: CellRun): Promise<void> => {
  const { who, screen, prepare } = method;
  if (who === null) await goTo(page, operator.address + screen);
  else await openLoggedIn(page, operator.address, who, NO_PORTAL);
  await prepare?.(page);
};

const whatIsSeen = (
  run: CellRun,
  end: Observation['end'],
  seeded: number,
): Omit<Observation, 'areBothAmountsShown'> => {
  const { method, operator, claims, missed, takenTooMuch } = run;
  // Reading the books settles the payments that are due.
  const charges = chargesOfRun(run);
  const charged = charges.reduce((sum, charge) => sum + charge, 0);
  return {
    end,
    claims,
    missed,
    charges,
    price: method.price,
    takenTooMuch,
    balance: {
      is: heldBy(method, operator),
      ought: method.balanceAfter(seeded, charged),
    },
    isDelivered: method.isDelivered(operator),
    others: chargesOfOthers(run),
    pending: pendingOf(run),
  };
};

/** The verdict on a cell that could not be played to its end; it says nothing about the money. */
export const BROKEN = 'BROKEN';

/** A cell that could not be played has not gone well. */
const brokenVerdict = (why: string): Evaluation => ({
  isChargedTwice: false,
  isLost: true,
  isUntrue: false,
  word: BROKEN,
  reasons: [why],
});

const reportOf = async (
  page: Page,
  run: CellRun,
  seen: Observation,
  verdict: Evaluation,
  picture: string | undefined,
): Promise<string> => {
  if (verdict.reasons.length === 0) return '';
  const isShown = picture !== undefined && (await pictured(page, picture));
  const { books } = run.operator;
  const { customerid } = run.method;
  return [
    ...verdict.reasons.map((reason) => `  ✗ ${reason}`),
    `  at ${page.url()}`,
    indented(await textOnPage(page)),
    `  seen: ${JSON.stringify(seen)}`,
    `  ledger: ${JSON.stringify(books.ledger(customerid))}`,
    `  payments: ${JSON.stringify(books.payments(customerid))}`,
    `  journal: ${JSON.stringify(await journalOf(page))}`,
    ...(isShown ? [`  picture: ${picture}`] : []),
  ].join('\n');
};

const pictured = (page: Page, path: string): Promise<boolean> =>
  page.screenshot({ path, fullPage: true }).then(
    () => true,
    () => false,
  );
const indented = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 40)
    .map((line) => `  | ${line}`)
    .join('\n');
