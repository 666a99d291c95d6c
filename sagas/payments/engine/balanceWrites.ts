import type { SagaGenerator } from 'typed-redux-saga';
import type { CallName } from '../../../store/wire/answers';
import { isOpen, type Bill } from '../../../store/payments/attempt';
import { hasPendingWrite } from '../../writes/pendingWrites';
import { readOwn, recordAttempt } from './journal';

/** The calls by which the balance pays for a purpose. */
const CALLS: Readonly<Partial<Record<string, readonly CallName[]>>> = {
  CART: ['checkout'],
  RENEWAL: ['renew', 'renewReadingText'],
} satisfies Partial<Record<Bill['purpose'], readonly CallName[]>>;

/** Whether a call that pays for this purpose from the balance was sent and has no answer yet. */
export function* isBalanceOutcomeUnknown({
  purpose,
}: Pick<Bill, 'purpose'>): SagaGenerator<boolean> {
  for (const name of CALLS[purpose] ?? []) if (yield* hasPendingWrite(name)) return true;
  return false;
}

/**
 * Closes the attempts by the balance whose call waits for no answer any more: the subscriber has seen what
 * became of it, it is too old, or the operator knew of no session. Call it where no charge can be running.
 */
export function* closeSettledCharges(): SagaGenerator<void> {
  for (const attempt of yield* readOwn()) {
    if (attempt.method !== 'BALANCE' || !isOpen(attempt) || attempt.step === 'asking') continue;
    if (yield* isBalanceOutcomeUnknown(attempt.bill)) continue;
    yield* recordAttempt(yield* recordAttempt(attempt, { kind: 'outcomeUnknown' }), {
      kind: 'abandoned',
    });
  }
}
