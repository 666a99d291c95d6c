import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { CallName } from '../../../store/wire/answers';
import { attemptWritten } from '../../../store/payments/payments';
import {
  isOpen,
  isUnacknowledged,
  isWorthAsking,
  type PaymentAttempt,
  type Bill,
} from '../../../store/payments/attempt';
import { isLeftAtProvider } from '../../../store/payments/paymentStart';
import { billRefused } from '../../../store/payments/billEvents';
import { overlaps } from '../../../store/payments/overlap';
import { hasPendingWrite } from '../../writes/pendingWrites';
import { readOwn } from './journal';
import { withPaymentLock } from './withPaymentLock';
import { check } from '../status/status';
import { refuseAsPaid } from './acknowledge';
import { localRefusal } from './errors';

/** The calls by which the balance pays for the same. */
const FROM_BALANCE: Readonly<Partial<Record<string, readonly CallName[]>>> = {
  CART: ['checkout'],
  RENEWAL: ['renew', 'renewReadingText'],
} satisfies Partial<Record<Bill['purpose'], readonly CallName[]>>;

/** What left to be paid from the balance and has no answer yet may have been paid. */
export function* refuseWhatBalanceMayHavePaid(bill: Bill): SagaGenerator<void> {
  for (const name of FROM_BALANCE[bill.purpose] ?? []) {
    if (!(yield* hasPendingWrite(name))) continue;
    const refused = localRefusal('BALANCE_OPEN');
    yield* put(billRefused({ bill, failure: refused.failure }));
    throw refused;
  }
}

export interface FromBalance<Result> {
  readonly bill: Bill;
  readonly pay: () => SagaGenerator<Result>;
}

/**
 * Pays from the balance when nothing else pays, or may have paid, for the same: the operator is asked
 * about whatever another method has begun. Held alone until it is answered, so that no other tab
 * begins anything meanwhile.
 */
export function* payWhenNothingIsOpen<Result>({
  bill,
  pay,
}: FromBalance<Result>): SagaGenerator<Result> {
  return yield* withPaymentLock(function* () {
    for (const attempt of yield* readOpen(bill)) yield* refuseUnlessOver(attempt);
    return yield* call(pay);
  });
}

function* readOpen(bill: Bill): SagaGenerator<readonly PaymentAttempt[]> {
  return (yield* readOwn()).filter(
    (one) =>
      overlaps(one.bill, bill) && (isOpen(one) || isLeftAtProvider(one) || isUnacknowledged(one)),
  );
}

function* refuseUnlessOver(attempt: PaymentAttempt): SagaGenerator<void> {
  if (isWorthAsking(attempt) && 'txnid' in attempt) yield* check(attempt);
  const now = (yield* readOwn()).find(({ id }) => id === attempt.id) ?? attempt;
  if (now.step === 'paid') return yield* refuseAsPaid(now);
  if (!isOpen(now) && !isLeftAtProvider(now)) return;
  yield* put(attemptWritten(now));
  throw localRefusal('PAYMENT_OPEN');
}
