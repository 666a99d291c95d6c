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
import { loggedInElsewhere, logIn, selectCustomerId } from '../../store/identity/session';
import { BOOKING_WINDOW, type FoundOutcome } from '../../store/writes/compareEvidence';
import {
  isEnded,
  outcomesRead,
  outcomesWanted,
  selectIsOutcomeUnknown,
  selectOutcomes,
  type WriteOutcome,
  writeOutcomeAcknowledged,
  writeOutcomeUnknown,
} from '../../store/writes/earlierWrites';
import { isProvable, type ProvableCall } from '../../store/writes/evidence';
import { isPending, KEY_LIFETIME, type PendingWrite } from '../../store/writes/pendingWrites';
import {
  acknowledgeBooking,
  isSameRequest,
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
 * Finds the outcomes of the unanswered writes of these calls, including writes that an earlier page load sent. It
 * compares the operator's data with the evidence that was recorded before each write, and repeats this until each write
 * has ended. The steps are drawn in `store/writes/compareEvidence.ts`.
 */
export function* findOutcomes(calls: readonly ProvableCall[]): SagaGenerator<void> {
  yield* takeEvery(writeOutcomeAcknowledged, function* ({ payload: { key, step } }) {
    if (step === 'booked') yield* acknowledgeBooking(key);
    const write = (yield* unansweredWrites(calls)).find((candidate) => candidate.key === key);
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

/**
 * Whether the event brings a balance or transactions, which may show a late booking. Such an event ends a pause but
 * does not interrupt a running reading.
 */
const mayShowBooking = (action: Action): boolean =>
  loadSubscriber.succeeded.match(action) || loadTransactions.succeeded.match(action);

/** Milliseconds between two readings: short while the operator may still book, then longer and longer. */
const PAUSES = [5_000, 10_000, 15_000, 30_000, 60_000, 60_000, 60_000, 120_000, 300_000];
/** The pauses once every write has ended and at least one of them was not found. */
const LATE_PAUSES = [60_000, 60_000, 120_000, 300_000];
const MAX_PAUSE = 600_000;

function* readUntilEnded(
  calls: readonly ProvableCall[],
  bookingWindows: BookingWindows,
): SagaGenerator<true> {
  let lateRound = 0;
  for (let round = 0; ; round += 1) {
    const writes = yield* unansweredWrites(calls);
    yield* announceOutcomes(calls, writes);
    if (writes.length === 0) return true;
    bookingWindows.start(writes);
    const readOutcomes = yield* outcomesOf(writes, bookingWindows);
    const records = yield* call(durableRecords.read);
    const outcomes = readOutcomes.filter(
      (outcome) => !isWaitedFor(outcome.key) && isStillTrue(outcome, writes, records),
    );
    const ended = outcomes.filter(isEnded).filter((outcome) => isNews(outcome, writes));
    const shown = [
      ...(yield* sentAgainSince(calls, outcomes, records)),
      ...outcomes.filter((outcome) => isShown(outcome, writes)),
    ];
    yield* put(outcomesRead({ calls, outcomes: shown, ended: ended.map(({ key }) => key) }));
    for (const outcome of ended) {
      const write = writeOf(outcome, writes);
      if (!write) continue;
      if (outcome.step === 'booked') yield* settleAsBooked(write, durableRecords, outcome);
      else yield* keepWithoutSign(write);
    }
    // Old records are dropped after the reading, so that a page opened days later still looks once for each old write.
    yield* dropOldWithoutSign(calls);
    if ((yield* unansweredWrites(calls)).length === 0) continue;
    const next = shown.every(isEnded) ? LATE_PAUSES[lateRound++] : PAUSES[round];
    // A booking window may end during the pause, and its end changes the outcome.
    const ends = writes.map(bookingWindows.left).filter((remaining) => remaining > 0);
    const pause = Math.min(next ?? MAX_PAUSE, ...ends);
    yield* race({ isOver: delay(pause), isWoken: take(mayShowBooking) });
  }
}

type Writes = readonly PendingWrite[];
const writeOf = ({ key }: WriteOutcome, writes: Writes) =>
  writes.find((candidate) => candidate.key === key);

/**
 * Whether an outcome still fits the record of its write after the reading. False if the record is gone, if the write
 * was sent again, or if the write is recorded as booked but the reading did not show the booking.
 */
const isStillTrue = (outcome: WriteOutcome, writes: Writes, records: Writes): boolean => {
  const write = writeOf(outcome, writes);
  const record = writeOf(outcome, records);
  if (!write || !record) return false;
  return isPending(record) ? isSameRequest(write)(record) : outcome.step === 'booked';
};

/**
 * The shown unknown outcomes that are not in `read` although their writes are pending: this page or another tab has
 * sent these writes again during the reading. They stay until the writes are read again.
 */
function* sentAgainSince(
  calls: readonly ProvableCall[],
  read: readonly WriteOutcome[],
  records: Writes,
): SagaGenerator<readonly WriteOutcome[]> {
  const pending = records.filter(isPending);
  return (yield* select(selectOutcomes, calls)).filter(
    (outcome) =>
      !isEnded(outcome) &&
      !read.some(({ key }) => key === outcome.key) &&
      writeOf(outcome, pending),
  );
}

/** A write that was not found is reported only once. */
const isNews = (outcome: WriteOutcome, writes: Writes): boolean =>
  outcome.step === 'booked' || writeOf(outcome, writes)?.isNotFound !== true;

/** A write that the subscriber has seen as not found is shown again only if it was booked after all. */
const isShown = (outcome: WriteOutcome, writes: Writes): boolean =>
  outcome.step !== 'notBooked' || writeOf(outcome, writes)?.isSeen !== true;

/** Deletes the records of writes that were not found, a day after they were last sent. */
function* dropOldWithoutSign(calls: readonly ProvableCall[]): SagaGenerator<void> {
  const now = yield* call(Date.now);
  for (const write of yield* unansweredWrites(calls)) {
    const isOld = now - (write.sentAgain ?? write.since) > KEY_LIFETIME;
    if (write.isNotFound === true && isOld) yield* settleWrite(write, durableRecords);
  }
}

/**
 * Shows before a reading what is known without it: new writes with an unknown outcome, and bookings that another page
 * has found and the subscriber has not acknowledged. Outcomes that were read earlier stay until they are read again. An
 * unknown outcome goes if its write is no longer pending, because this page or another tab has ended it.
 */
function* announceOutcomes(
  calls: readonly ProvableCall[],
  writes: readonly PendingWrite[],
): SagaGenerator<void> {
  const shownOutcomes = yield* select(selectOutcomes, calls);
  const isShownAs = (key: string, isStep: (outcome: WriteOutcome) => boolean) =>
    shownOutcomes.some((shown) => shown.key === key && isStep(shown));
  const added = writes.filter(
    ({ key, isNotFound }) =>
      // If this write is still shown as not found, another tab has sent it again, so its outcome is unknown.
      !isNotFound && !isShownAs(key, ({ step }) => step !== 'notBooked'),
  );
  const records = yield* call(durableRecords.read);
  const bookings = (yield* unseenBookings(calls, records)).filter(
    ({ key }) => !isShownAs(key, ({ step }) => step === 'booked'),
  );
  const isOutOfDate = writes.length === 0 && (yield* select(selectIsOutcomeUnknown, calls));
  if (added.length === 0 && bookings.length === 0 && !isOutOfDate) return;
  const unknown = yield* sentAgainSince(calls, bookings, records);
  const outcomes = [...unknown, ...(yield* outcomesOf(added, null)), ...bookings];
  const ended = bookings
    .map(({ key }) => key)
    .filter((key) => isShownAs(key, (outcome) => !isEnded(outcome)));
  yield* put(outcomesRead({ calls, outcomes, ended }));
}

/**
 * This subscriber's bookings of these calls that the subscriber has not acknowledged. After a day a booking counts as
 * acknowledged, because the packs may have changed since.
 */
function* unseenBookings(
  calls: readonly ProvableCall[],
  records: Writes,
): SagaGenerator<readonly WriteOutcome[]> {
  const customerid = yield* select(selectCustomerId);
  const now = yield* call(Date.now);
  const outcomes: WriteOutcome[] = [];
  for (const write of records) {
    const { call: name, key, booked = 0, unseenBooking } = write;
    const isOwn = write.customerid === customerid && calls.some((wanted) => wanted === name);
    if (!unseenBooking || !isOwn || !isProvable(name)) continue;
    if (now - booked > KEY_LIFETIME) yield* acknowledgeBooking(key);
    else outcomes.push(outcomeOf(write, name, { step: 'booked', ...unseenBooking }, false));
  }
  return outcomes;
}

const outcomeOf = (
  { key, since, payment }: PendingWrite,
  name: ProvableCall,
  found: FoundOutcome,
  canBeSentAgain: boolean,
): WriteOutcome => {
  const agreed = payment && payment.amount > 0 ? payment.amount : null;
  return { ...found, call: name, key, since, agreed, mayBeSentAgain: canBeSentAgain };
};

/**
 * The booking window of each write. It begins when this page starts to look for the outcome of the last request.
 * `performance.now` measures it, because a change of the device's clock must not shorten it.
 */
const newBookingWindows = () => {
  const begun = new Map<string, number>();
  const sendingOf = ({ key, since, sentAgain }: PendingWrite) => `${key} ${sentAgain ?? since}`;
  return {
    start: (writes: readonly PendingWrite[]): void => {
      for (const sending of writes.map(sendingOf))
        begun.set(sending, begun.get(sending) ?? performance.now());
    },
    /** Milliseconds until the window ends; 0 or less once it has ended. */
    left: (write: PendingWrite): number =>
      (begun.get(sendingOf(write)) ?? performance.now()) + BOOKING_WINDOW - performance.now(),
  };
};
type BookingWindows = ReturnType<typeof newBookingWindows>;

/** Without `bookingWindows` nothing is read, and each outcome has the step `findingOut`. */
function* outcomesOf(
  writes: readonly PendingWrite[],
  bookingWindows: BookingWindows | null,
): SagaGenerator<readonly WriteOutcome[]> {
  const outcomes: WriteOutcome[] = [];
  const idempotency = yield* select(selectIdempotency);
  for (const write of writes) {
    const { call: name, isNotFound } = write;
    const read = bookingWindows
      ? yield* readOutcome(write, bookingWindows.left(write) <= 0)
      : unreadOutcome(write);
    if (!read || !isProvable(name)) continue;
    // A write that was once not found can only become booked.
    const outcome =
      isNotFound && read.step !== 'booked' ? { ...read, step: 'notBooked' as const } : read;
    const canBeSentAgain = mayBeSentAgain(write, idempotency, yield* call(Date.now));
    outcomes.push(outcomeOf(write, name, outcome, canBeSentAgain));
  }
  return outcomes;
}
