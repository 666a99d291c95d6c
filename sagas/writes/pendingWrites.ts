import type { Action } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { loggedInElsewhere, logIn, selectCustomerId } from '../../store/identity/session';
import type { CallName } from '../../store/wire/answers';
import {
  earlierWriteFound,
  earlierWriteSettled,
  earlierWriteSeen,
  selectHasEarlierWrite,
} from '../../store/writes/earlierWrites';
import { PENDING_WRITE_LIFETIME, type PendingWrite } from '../../store/writes/pendingWrites';
import { durableRecords, type WriteRecords } from './writeRecords';

/** Of what was sent, what can still be waiting for its answer. */
export const stillOpen = (all: readonly PendingWrite[]): readonly PendingWrite[] => {
  const now = Date.now();
  return all.filter(({ since }) => now - since < PENDING_WRITE_LIFETIME);
};

export const belongsTo =
  (customerid: string, name: CallName) =>
  (write: PendingWrite): boolean =>
    write.customerid === customerid && write.call === name;

/** Whether an earlier sending of this call, by the one who is logged in, still has no answer. */
export function* hasPendingWrite(name: CallName): SagaGenerator<boolean> {
  const isOwn = belongsTo(yield* select(selectCustomerId), name);
  const all = stillOpen(yield* call(durableRecords.read));
  return all.some((write) => isOwn(write) && !write.isMissed);
}

/** What became of it has been seen: the same request would be a new intent. */
export function* forgetPendingWrites(
  name: CallName,
  records: WriteRecords = durableRecords,
): SagaGenerator<void> {
  const isOwn = belongsTo(yield* select(selectCustomerId), name);
  yield* call(records.change, (all: readonly PendingWrite[]) =>
    all.some(isOwn) ? all.filter((write) => !isOwn(write)) : all,
  );
  yield* sayWhenSettled(name);
}

/** It was looked for in vain: no longer in question, and the same request still carries the same key. */
export function* missPendingWrites(name: CallName): SagaGenerator<void> {
  const isOwn = belongsTo(yield* select(selectCustomerId), name);
  yield* call(durableRecords.change, (all: readonly PendingWrite[]) =>
    all.some((write) => isOwn(write) && !write.isMissed)
      ? all.map((write) => (isOwn(write) ? { ...write, isMissed: true } : write))
      : all,
  );
  yield* sayWhenSettled(name);
}

/** The operator's answer to it has come. */
export function* settleWrite(
  { key, call: name }: PendingWrite,
  { change }: WriteRecords,
): SagaGenerator<void> {
  yield* call(change, (all: readonly PendingWrite[]) => all.filter((write) => write.key !== key));
  yield* sayWhenSettled(name as CallName); // the records are made for rows of the table alone
}

function* sayWhenSettled(name: CallName): SagaGenerator<void> {
  if (!(yield* select(selectHasEarlierWrite, name))) return;
  if (!(yield* hasPendingWrite(name))) yield* put(earlierWriteSettled(name));
}

/**
 * What a domain starts for a write whose outcome its screens show: one that an earlier page, visit or tab
 * left without an answer is found again, now and at each login, and forgotten when it was seen.
 */
export function* restorePendingWrite(name: CallName): SagaGenerator<void> {
  yield* takeEvery([logIn.succeeded, loggedInElsewhere], findEarlierWrite, name);
  yield* forgetWhenSeen(name);
  yield* findEarlierWrite(name);
}

/** For a domain that finds out with its own read whether an earlier write is pending. */
export function* forgetWhenSeen(name: CallName): SagaGenerator<void> {
  yield* takeEvery(isSeen(name), () => forgetPendingWrites(name));
}

export function* findEarlierWrite(name: CallName): SagaGenerator<void> {
  if (yield* hasPendingWrite(name)) yield* put(earlierWriteFound(name));
}

const isSeen =
  (name: CallName) =>
  (action: Action): boolean =>
    earlierWriteSeen.match(action) && action.payload === name;
