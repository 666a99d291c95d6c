import { call, select, type SagaGenerator } from 'typed-redux-saga';
import type { CallName } from '../../store/wire/answers';
import {
  PENDING_WRITE_LIFETIME,
  pendingWritesSlot,
  type PendingWrite,
} from '../../store/writes/pendingWrites';
import { selectCustomerId } from '../../store/identity/session';
import { durableList } from '../core/durableList';

const intents = durableList<PendingWrite>(pendingWritesSlot, 'intents');

export const changePendingWrites = intents.change;

/** Of what was sent to move money what can still be waiting for its answer. */
export const stillOpen = (all: readonly PendingWrite[]): readonly PendingWrite[] => {
  const now = Date.now();
  return all.filter(({ since }) => now - since < PENDING_WRITE_LIFETIME);
};

export const belongsTo =
  (customerid: string, name: CallName) =>
  (intent: PendingWrite): boolean =>
    intent.customerid === customerid && intent.call === name;

/** Whether an earlier sending of this call, by whoever is logged in, still has no answer. */
export function* hasPendingWrite(name: CallName): SagaGenerator<boolean> {
  const customerid = yield* select(selectCustomerId);
  return stillOpen(yield* call(intents.read)).some(belongsTo(customerid, name));
}

/** The subscriber has seen what became of it: the same request would be a new intent. */
export function* forgetPendingWrites(name: CallName): SagaGenerator<void> {
  const customerid = yield* select(selectCustomerId);
  const isSettled = belongsTo(customerid, name);
  yield* call(intents.change, (all: readonly PendingWrite[]) =>
    all.filter((intent) => !isSettled(intent)),
  );
}
