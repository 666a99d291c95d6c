import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { AppState } from '../../store/app/app';
import { loggedInElsewhere, logIn, selectCustomerId } from '../../store/identity/session';
import type { CallName } from '../../store/wire/answers';
import {
  earlierWriteAcknowledged,
  earlierWriteFound,
  earlierWriteSettled,
  selectAllOutcomes,
  selectHasEarlierWrite,
  writeSettled,
} from '../../store/writes/earlierWrites';
import { type Booking, isProvable, type ProvableCall } from '../../store/writes/evidence';
import { isPending, KEY_LIFETIME, type PendingWrite } from '../../store/writes/pendingWrites';
import { durableRecords, type WriteRecords } from './writeRecords';

/** The keys of the writes that this page has sent and whose answers it still waits for. */
const waiting = new Set<string>();
export const startWaiting = (key: string): void => void waiting.add(key);
export const isWaitedFor = (key: string): boolean => waiting.has(key);
export const stopWaiting = (key: string): void => void waiting.delete(key);

/** Whether a write is pending and belongs to this subscriber and this call. */
export const belongsTo =
  (customerid: string, name: CallName) =>
  (write: PendingWrite): boolean =>
    write.customerid === customerid && write.call === name && isPending(write);

/** Whether the current subscriber has an unanswered write of this call, apart from those with `isNotFound`. */
export function* hasPendingWrite(name: CallName): SagaGenerator<boolean> {
  const isOwn = belongsTo(yield* select(selectCustomerId), name);
  const all = yield* call(durableRecords.read);
  return all.some((write) => isOwn(write) && !write.isNotFound);
}

/**
 * Whether the same write may be sent again. This is always so when the write was not found, or when the call is not in
 * `evidence.ts`. Otherwise the operator must honour keys and still know this key. If the device's clock was set back,
 * the age of the key is unknown, so the write is not sent again.
 */
export const mayBeSentAgain = (
  { call: name, isNotFound, since }: PendingWrite,
  idempotency: AppState['idempotency'],
  now: number,
): boolean =>
  isNotFound === true ||
  !isProvable(name) ||
  (idempotency === 'honoured' && now >= since && now - since < KEY_LIFETIME);

/**
 * The current subscriber's pending writes of these calls, without those whose answers this page still awaits. A write
 * that was not found is included until `findOutcomes` drops its record, at the earliest a day after it was last sent.
 */
export function* unansweredWrites(
  calls: readonly ProvableCall[],
): SagaGenerator<readonly PendingWrite[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(durableRecords.read);
  return all.filter(
    (write) => calls.some((name) => belongsTo(customerid, name)(write)) && !waiting.has(write.key),
  );
}

/** Whether the record still belongs to this request. A tab that sends the write again changes `sentAgain`. */
export const isSameRequest =
  (write: PendingWrite) =>
  ({ key, sentAgain }: PendingWrite): boolean =>
    key === write.key && sentAgain === write.sentAgain;

/**
 * Marks a write as not found. The write then blocks no other request, and `findOutcomes` looks for it until a day after
 * it was last sent. Without `facts`, `refused` (the time of an earlier refusal) is deleted, because that refusal says
 * nothing about a later request without an answer.
 */
export function* keepWithoutSign(
  write: PendingWrite,
  facts: Pick<PendingWrite, 'isSeen' | 'refused'> = { refused: undefined },
): SagaGenerator<void> {
  const isSame = isSameRequest(write);
  yield* call(durableRecords.change, (all: readonly PendingWrite[]) =>
    all.map((record) => (isSame(record) ? { ...record, isNotFound: true, ...facts } : record)),
  );
  yield* announceSettledCall(write.call as CallName); // only calls of the endpoint table are recorded
}

/** Removes the pending writes of this call, so the next request with the same content is a new write. */
export function* removePendingWrites(
  name: CallName,
  records: WriteRecords = durableRecords,
): SagaGenerator<void> {
  const isOwn = belongsTo(yield* select(selectCustomerId), name);
  let gone: readonly PendingWrite[] = [];
  yield* call(records.change, (all: readonly PendingWrite[]) => {
    gone = all.filter(isOwn);
    return gone.length > 0 ? all.filter((write) => !isOwn(write)) : all;
  });
  for (const { key } of gone) yield* announceSettledWrite(key);
  yield* announceSettledCall(name);
}

/**
 * Marks the pending writes of this call as not found. They no longer block anything, and the same request keeps its
 * key.
 */
export function* markPendingWritesNotFound(name: CallName): SagaGenerator<void> {
  const isOwn = belongsTo(yield* select(selectCustomerId), name);
  yield* call(durableRecords.change, (all: readonly PendingWrite[]) =>
    all.some((write) => isOwn(write) && !write.isNotFound)
      ? all.map((write) => (isOwn(write) ? { ...write, isNotFound: true } : write))
      : all,
  );
  yield* announceSettledCall(name);
}

/** How many booked payments from the balance and booked orders are kept. */
const KEPT_BOOKED = 20;

/** Whether the record of a write stays once it is booked and the subscriber knows it. */
const isKeptAsBooked = ({ call: name, payment }: PendingWrite): boolean =>
  payment !== undefined || name === 'placeOrder';

/**
 * Ends a write that was booked according to the operator's answer or data. The record of a payment from the balance
 * and of an order for a new connection is kept. If the booking is shown only by `findOutcomes`, it is passed as
 * `unseen`, and the record is kept until the subscriber acknowledges the booking (`acknowledgeBooking`).
 */
export function* settleAsBooked(
  write: PendingWrite,
  records: WriteRecords,
  unseen?: Booking,
): SagaGenerator<void> {
  const { customerid, call: name, key, fingerprint, since, payment } = write;
  const unseenBooking = unseen && {
    lines: unseen.lines,
    transactionid: unseen.transactionid,
    amount: unseen.amount,
  };
  const booked = yield* call(Date.now);
  const record = {
    customerid,
    call: name,
    key,
    fingerprint,
    since,
    payment,
    booked,
    unseenBooking,
  };
  const kept = isKeptAsBooked(write) || unseen ? record : undefined;
  // Another tab may have sent the write again. Its request has the same key and ends too.
  yield* endWrite(write, records, (record) => record.key === key, kept);
}

/** The subscriber has seen that the write with this key was booked. No page shows it again. */
export function* acknowledgeBooking(key: string): SagaGenerator<void> {
  const isUnseen = (record: PendingWrite) => record.key === key && record.unseenBooking;
  yield* call(durableRecords.change, (all: readonly PendingWrite[]) =>
    all.some(isUnseen)
      ? all
          .filter((record) => !isUnseen(record) || isKeptAsBooked(record))
          .map((record) => (isUnseen(record) ? { ...record, unseenBooking: undefined } : record))
      : all,
  );
}

/**
 * Ends a write that was refused or is no longer looked for, and removes its record. If another tab has sent the write
 * again, the record stays and that tab ends the write.
 */
export function* settleWrite(write: PendingWrite, records: WriteRecords): SagaGenerator<void> {
  yield* endWrite(write, records, isSameRequest(write));
}

function* endWrite(
  write: PendingWrite,
  { change }: WriteRecords,
  isEnded: (record: PendingWrite) => boolean,
  kept?: PendingWrite,
): SagaGenerator<void> {
  yield* call(change, (all: readonly PendingWrite[]) => {
    const others = all.filter((record) => !isEnded(record));
    const booked = others.filter((other) => !isPending(other));
    const old = new Set(booked.slice(0, Math.max(0, booked.length + 1 - KEPT_BOOKED)));
    return kept ? [...others.filter((other) => !old.has(other)), kept] : others;
  });
  yield* announceSettledWrite(write.key);
  yield* announceSettledCall(write.call as CallName); // only calls of the endpoint table are recorded
}

function* announceSettledWrite(key: string): SagaGenerator<void> {
  const isShown = (yield* select(selectAllOutcomes)).some((outcome) => outcome.key === key);
  if (isShown) yield* put(writeSettled(key));
}

function* announceSettledCall(name: CallName): SagaGenerator<void> {
  if (!(yield* select(selectHasEarlierWrite, name))) return;
  if (!(yield* hasPendingWrite(name))) yield* put(earlierWriteSettled(name));
}

/**
 * Finds unanswered writes of this call from earlier pages and other tabs, now and at each login, so that the screens of
 * the domain can show them. Removes their records when the subscriber acknowledges the outcome.
 */
export function* restorePendingWrite(name: CallName): SagaGenerator<void> {
  yield* takeEvery([logIn.succeeded, loggedInElsewhere], findEarlierWrite, name);
  const isAcknowledged = (action: Action): boolean =>
    earlierWriteAcknowledged.match(action) && action.payload === name;
  yield* takeEvery(isAcknowledged, () => removePendingWrites(name));
  yield* findEarlierWrite(name);
}

export function* findEarlierWrite(name: CallName): SagaGenerator<void> {
  if (yield* hasPendingWrite(name)) yield* put(earlierWriteFound(name));
}
