import type { Action } from '@reduxjs/toolkit';
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { loadSubscriber } from '../../store/account/subscriber';
import { selectIdempotency } from '../../store/app/app';
import { loadTransactions } from '../../store/history/transactions';
import { loggedInElsewhere, logIn } from '../../store/identity/session';
import { BOOKING_WINDOW } from '../../store/writes/compareEvidence';
import {
  isEnded,
  outcomesRead,
  outcomesWanted,
  selectOutcomes,
  type WriteOutcome,
  writeOutcomeAcknowledged,
  writeOutcomeUnknown,
} from '../../store/writes/earlierWrites';
import { isProvable, type ProvableCall } from '../../store/writes/evidence';
import { KEY_LIFETIME, type PendingWrite } from '../../store/writes/pendingWrites';
import {
  isWaitedFor,
  keepWithoutSign,
  mayBeSentAgain,
  settleAsBooked,
  settleWrite,
  unansweredWrites,
} from './pendingWrites';
import { readOutcome, unreadOutcome } from './readEvidence';
import { durableRecords } from './writeRecords';

/**
 * Finds out what happened to the writes of these calls that were left without an answer, by this page or an
 * earlier one: reads what the operator has, compares it with what was recorded, and reads again until each of
 * them has ended. Its steps are drawn in `store/writes/compareEvidence.ts`.
 */
export function* findOutcomes(calls: readonly ProvableCall[]): SagaGenerator<void> {
  yield* takeEvery(writeOutcomeAcknowledged, function* ({ payload: { key, step } }) {
    const write = (yield* unansweredWrites(calls)).find((one) => one.key === key);
    if (write?.isNotFound) yield* keepWithoutSign(write, { isSeen: true });
    else if (write && step !== 'notBooked') yield* settleWrite(write, durableRecords);
  });
  const bookingWindows = newBookingWindows();
  yield* fork(function* () {
    while (true) {
      const { isOver } = yield* race({
        isOver: call(readUntilEnded, calls, bookingWindows),
        again: take(isReasonToRead(calls)),
      });
      if (isOver) yield* take(isReasonToRead(calls));
    }
  });
}

const isReasonToRead =
  (calls: readonly ProvableCall[]) =>
  (action: Action): boolean =>
    logIn.succeeded.match(action) ||
    loggedInElsewhere.match(action) ||
    outcomesWanted.match(action) ||
    (writeOutcomeUnknown.match(action) && calls.some((name) => name === action.payload));

/** A balance or transactions that anything has read may show what was booked late. A reading that goes on is not cut off. */
const mayShowBooking = (action: Action): boolean =>
  loadSubscriber.succeeded.match(action) || loadTransactions.succeeded.match(action);

/** Milliseconds between two readings: often while the operator may still book it, then less and less. */
const PAUSES = [5_000, 10_000, 15_000, 30_000, 60_000, 60_000, 60_000, 120_000, 300_000];
/** The same while there is no sign of any of them. */
const LATE_PAUSES = [60_000, 60_000, 120_000, 300_000];
const MAX_PAUSE = 600_000;

function* readUntilEnded(
  calls: readonly ProvableCall[],
  bookingWindows: BookingWindows,
): SagaGenerator<true> {
  for (let round = 0; ; round += 1) {
    yield* dropOldWithoutSign(calls);
    const writes = yield* unansweredWrites(calls);
    if (writes.length === 0) return true;
    bookingWindows.start(writes);
    if (round === 0) yield* announceUnknownOutcomes(calls, writes);
    // What was sent again while the operator was read is on its way.
    const outcomes = (yield* outcomesOf(writes, bookingWindows)).filter(
      ({ key }) => !isWaitedFor(key),
    );
    const ended = outcomes.filter(isEnded).filter((outcome) => isNews(outcome, writes));
    const shown = outcomes.filter((outcome) => isShown(outcome, writes));
    yield* put(outcomesRead({ calls, outcomes: shown, ended: ended.map(({ key }) => key) }));
    for (const { key, step } of ended) {
      const write = writes.find((one) => one.key === key);
      if (!write) continue;
      if (step === 'booked') yield* settleAsBooked(write, durableRecords);
      else yield* keepWithoutSign(write);
    }
    if (outcomes.every(({ step }) => step === 'booked')) return true;
    const pauses = outcomes.every(isEnded) ? LATE_PAUSES : PAUSES;
    // The end of a booking window decides, so it is not slept through.
    const ends = writes.map(bookingWindows.left).filter((remaining) => remaining > 0);
    const pause = Math.min(pauses[round] ?? MAX_PAUSE, ...ends);
    yield* race({ isOver: delay(pause), isWoken: take(mayShowBooking) });
  }
}

type Writes = readonly PendingWrite[];
const writeOf = ({ key }: WriteOutcome, writes: Writes) => writes.find((one) => one.key === key);

/** That there is no sign of it is news once. */
const isNews = (outcome: WriteOutcome, writes: Writes): boolean =>
  outcome.step === 'booked' || writeOf(outcome, writes)?.isNotFound !== true;

/** Who has seen that there is no sign of it sees it again when it was booked after all. */
const isShown = (outcome: WriteOutcome, writes: Writes): boolean =>
  outcome.step !== 'notBooked' || writeOf(outcome, writes)?.isSeen !== true;

/** Deletes the records of writes without a sign, a day after their last sending. */
function* dropOldWithoutSign(calls: readonly ProvableCall[]): SagaGenerator<void> {
  const now = yield* call(Date.now);
  for (const write of yield* unansweredWrites(calls)) {
    const isOld = now - (write.sentAgain ?? write.since) > KEY_LIFETIME;
    if (write.isNotFound === true && isOld) yield* settleWrite(write, durableRecords);
  }
}

/** Before the first reading: what was read earlier of a write stays until it is read again. */
function* announceUnknownOutcomes(
  calls: readonly ProvableCall[],
  writes: readonly PendingWrite[],
): SagaGenerator<void> {
  const known = yield* select(selectOutcomes, calls);
  const added = writes.filter(
    ({ key, isNotFound }) => !isNotFound && !known.some((one) => one.key === key),
  );
  if (added.length === 0) return;
  const outcomes = [...known.filter((one) => !isEnded(one)), ...(yield* outcomesOf(added, null))];
  yield* put(outcomesRead({ calls, outcomes, ended: [] }));
}

/**
 * The booking window of each write, from the moment at which this page has begun to find out about its last sending.
 * Counted in time that passes, and not by the clock of the device: one that was set, or a page that was opened
 * after a sleep, has waited for nothing.
 */
const newBookingWindows = () => {
  const begun = new Map<string, number>();
  const sendingOf = ({ key, since, sentAgain }: PendingWrite) => `${key} ${sentAgain ?? since}`;
  return {
    start: (writes: readonly PendingWrite[]): void => {
      for (const sending of writes.map(sendingOf))
        begun.set(sending, begun.get(sending) ?? performance.now());
    },
    /** Milliseconds. */
    left: (write: PendingWrite): number =>
      (begun.get(sendingOf(write)) ?? performance.now()) + BOOKING_WINDOW - performance.now(),
  };
};
type BookingWindows = ReturnType<typeof newBookingWindows>;

/** Without a reading what is known before it: that it is being found out. */
function* outcomesOf(
  writes: readonly PendingWrite[],
  bookingWindows: BookingWindows | null,
): SagaGenerator<readonly WriteOutcome[]> {
  const outcomes: WriteOutcome[] = [];
  const idempotency = yield* select(selectIdempotency);
  for (const write of writes) {
    const { call: name, key, since, isNotFound, payment } = write;
    const now = bookingWindows
      ? yield* readOutcome(write, bookingWindows.left(write) <= 0)
      : unreadOutcome(write);
    if (!now || !isProvable(name)) continue;
    // Once there was no sign of it, only a booking changes that.
    const found =
      isNotFound && now.step !== 'booked' ? { ...now, step: 'notBooked' as const } : now;
    const canBeSentAgain = mayBeSentAgain(write, idempotency, yield* call(Date.now));
    const agreed = payment && payment.amount > 0 ? payment.amount : null;
    outcomes.push({ ...found, call: name, key, since, agreed, mayBeSentAgain: canBeSentAgain });
  }
  return outcomes;
}
