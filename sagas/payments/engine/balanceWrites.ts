import type { SagaGenerator } from 'typed-redux-saga';
import { type Bill, isOpen, type PaymentAttempt } from '../../../store/payments/attempt';
import { isSameBill, overlaps } from '../../../store/payments/bill';
import type { CallName } from '../../../store/wire/answers';
import type { PendingWrite } from '../../../store/writes/pendingWrites';
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
 * What was found out about a charge without an answer settles its attempt. A subscriber who has looked for it
 * in vain closes it.
 */
export function* settleCharge(
  { attempt: id }: PendingWrite,
  end: 'booked' | 'notBooked' | 'acknowledged',
): SagaGenerator<void> {
  const attempt = (yield* readOwn()).find((one) => one.id === id);
  // Another tab may have closed it meanwhile: money that has moved must show all the same.
  if (!attempt || (!isOpen(attempt) && end !== 'booked')) return;
  const unknown = yield* recordAttempt(attempt, { kind: 'outcomeUnknown' });
  if (end === 'acknowledged') yield* recordAttempt(unknown, { kind: 'abandoned' });
  else if (end === 'booked')
    yield* recordAttempt(unknown, { kind: 'settled', end: 'paid', txnid: '' });
  else yield* recordAttempt(unknown, { ...NOT_BOOKED, kind: 'settled', end: 'failed' });
}

const NOT_BOOKED = { txnid: '', reason: { code: '', sentence: '' } };

/** Another charge of the balance that has a pack in common with this one and has no answer yet. */
export function* overlappingCharge({
  id,
  bill,
}: PaymentAttempt): SagaGenerator<PaymentAttempt | undefined> {
  return (yield* readOwn()).find(
    (one) =>
      one.id !== id &&
      one.method === 'BALANCE' &&
      (one.step === 'charging' || one.step === 'unknown') &&
      !isSameBill(one.bill, bill) &&
      overlaps(one.bill, bill),
  );
}

/**
 * Closes the attempts by the balance whose call waits for no answer any more: what happened to it was found
 * out or acknowledged, or the operator knew of no session. Call it where no charge can be running.
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
