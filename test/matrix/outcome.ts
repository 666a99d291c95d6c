import type { Page } from 'playwright-core';
import { BOOKING_WINDOW } from '../../store/writes/compareEvidence';
import { pendingWritesSlot } from '../../store/writes/pendingWrites';
import type { Goal, MatrixStandIn, NextMove } from './method';
import { appears, pressIf } from './page';

/** The panel in which the portal shows the outcome of a write without an answer. */
const panel = (page: Page, title: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });
export const findingOut = (page: Page) => panel(page, 'We’re checking');
/** The operator honours keys, so the same request is carried out only once. */
export const isSafeAgain = (page: Page) => page.getByText('You can send the same again now');
const booked = (page: Page) => panel(page, 'It went through');
/** The operator's records show nothing of the write, so the same request may be sent again. */
const notBooked = (page: Page) => panel(page, /^(It didn’t go through|No sign of it so far)$/);
const unknown = (page: Page) => panel(page, 'We don’t know yet');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Null when the page shows no such panel, or when it allows the same request to be sent again. */
export const moveAfterOutcome = async (
  page: Page,
  { operator }: Pick<Goal, 'operator'>,
): Promise<NextMove | null> => {
  if (await booked(page).first().isVisible()) return { end: 'paid' };
  if (await notBooked(page).first().isVisible()) {
    await pressIf(button(page, 'Got it'));
    return null;
  }
  if (await unknown(page).first().isVisible()) {
    if (await pressIf(button(page, 'Order again'))) return 'goesOn';
    return { end: 'notKnown' };
  }
  if (!(await findingOut(page).first().isVisible())) return null;
  if (await isSafeAgain(page).isVisible()) return null;
  await stayPastBookingWindow(page, operator);
  return 'goesOn';
};

/**
 * Moves the clocks of the operator and of the page past the booking window, reloads the page, and waits until the page
 * has no write whose outcome is pending. Only the clock that the page counts with is moved, because moving every timer
 * would abort each read that is running.
 */
export const stayPastBookingWindow = async (page: Page, operator: MatrixStandIn): Promise<void> => {
  operator.passes(BOOKING_WINDOW);
  await page.addInitScript(
    ({ moved, duration }) => {
      const now = performance.now.bind(performance);
      let ahead = 0;
      performance.now = () => now() + ahead;
      addEventListener(moved, () => (ahead += duration));
    },
    { moved: TIME_MOVED, duration: BOOKING_WINDOW - 1_000 },
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  const ended = booked(page).or(notBooked(page));
  await appears(findingOut(page).or(ended).or(unknown(page)));
  // A page that says that it is checking may not have begun to measure the time. A move before that has no effect, so
  // the move is repeated.
  for (
    let round = 0;
    round < 3 && !(await ended.or(unknown(page)).first().isVisible());
    round += 1
  ) {
    await page.evaluate((moved) => dispatchEvent(new Event(moved)), TIME_MOVED);
    await appears(ended.or(unknown(page)));
  }
  await page
    .waitForFunction(isNothingPending, pendingWritesSlot.key, { timeout: 5_000 })
    .catch(() => undefined);
};

/** Runs in the page. */
const isNothingPending = (key: string): boolean => {
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { intents?: { booked?: number }[] }; // written by the portal
  return (kept.intents ?? []).every(({ booked }) => booked !== undefined);
};

const TIME_MOVED = 'matrix:timeMoved';
