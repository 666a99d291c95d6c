import { call, select, type SagaGenerator } from 'typed-redux-saga';
import type { CallName } from '../../store/wire/answers';
import {
  INTENT_LASTS,
  moneyIntentsPlace,
  type MoneyIntent,
} from '../../store/writes/pendingWrites';
import { selectCustomerId } from '../../store/identity/session';
import { unforgetting } from '../core/durableList';

const intents = unforgetting<MoneyIntent>(moneyIntentsPlace, 'intents');

export const changeIntents = intents.change;

/** Of what was sent to move money what can still be waiting for its answer. */
export const stillOpen = (all: readonly MoneyIntent[]): readonly MoneyIntent[] => {
  const now = Date.now();
  return all.filter(({ since }) => now - since < INTENT_LASTS);
};

export const belongsTo =
  (customerid: string, name: CallName) =>
  (intent: MoneyIntent): boolean =>
    intent.customerid === customerid && intent.call === name;

/** Whether an earlier sending of this call, by whoever is logged in, still has no answer. */
export function* hasOpenIntent(name: CallName): SagaGenerator<boolean> {
  const customerid = yield* select(selectCustomerId);
  return stillOpen(yield* call(intents.read)).some(belongsTo(customerid, name));
}

/** The subscriber has seen what became of it: the same request would be a new intent. */
export function* forgetIntents(name: CallName): SagaGenerator<void> {
  const customerid = yield* select(selectCustomerId);
  const isSettled = belongsTo(customerid, name);
  yield* call(intents.change, (all: readonly MoneyIntent[]) =>
    all.filter((intent) => !isSettled(intent)),
  );
}
