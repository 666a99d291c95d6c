import { call, put, type SagaGenerator } from 'typed-redux-saga';
import {
  type Bill,
  isOpen,
  isUnacknowledged,
  isWorthAsking,
  type PaymentAttempt,
} from '../../../store/payments/attempt';
import { isSameBill, overlaps } from '../../../store/payments/bill';
import { billRefused } from '../../../store/payments/billEvents';
import { attemptWritten } from '../../../store/payments/payments';
import { isLeftAtProvider } from '../../../store/payments/paymentStart';
import type { CheckedPayment } from '../../../store/payments/statusCheck';
import { outcomesWanted } from '../../../store/writes/earlierWrites';
import { blockedBy } from '../../api/failures';
import { checkPaymentStatus } from '../status/status';
import { bookedCharges, isBalanceOutcomeUnknown } from './charges';
import { closeAttempt, readJournal, readOwn, readSamePayer } from './journal';

/*
 * The reasons to refuse a new payment of the same bill. Each check throws a refusal, which says that this
 * press has paid nothing.
 */

/** @throws PAYMENT_OPEN: this attempt may have taken the money. The screen can lead to its status. */
export function* refuseAsOpen(attempt: PaymentAttempt): SagaGenerator<never> {
  yield* put(attemptWritten(attempt));
  throw blockedBy('PAYMENT_OPEN');
}

/** @throws JUST_PAID: saying so acknowledges the payment, so the next press may pay again. */
export function* refuseAsPaid(attempt: PaymentAttempt): SagaGenerator<never> {
  yield* closeAttempt(attempt, 'resultSeen');
  throw blockedBy('JUST_PAID');
}

/** @throws BALANCE_OPEN when a charge of the balance for the same purpose has no answer yet. */
export function* refuseWhileBalanceUnknown(bill: Bill): SagaGenerator<void> {
  if (!(yield* isBalanceOutcomeUnknown(bill))) return;
  const refusal = blockedBy('BALANCE_OPEN');
  yield* put(billRefused({ bill, failure: refusal.failure }));
  // Another tab may have sent it: then this one finds out as well.
  yield* put(outcomesWanted());
  throw refusal;
}

/**
 * Before the balance pays, the operator is asked about every attempt by another method.
 *
 * @throws PAYMENT_OPEN or JUST_PAID unless each of them is over without a payment.
 */
export function* refuseUnlessOthersOver(bill: Bill): SagaGenerator<void> {
  const others = (yield* readOwn()).filter(
    (one) =>
      overlaps(one.bill, bill) && (isOpen(one) || isLeftAtProvider(one) || isUnacknowledged(one)),
  );
  for (const attempt of others) {
    if (isWorthAsking(attempt) && 'txnid' in attempt) yield* checkPaymentStatus(attempt);
    const now = (yield* readOwn()).find(({ id }) => id === attempt.id) ?? attempt;
    if (now.step === 'paid') yield* refuseAsPaid(now);
    if (isOpen(now) || isLeftAtProvider(now)) yield* refuseAsOpen(now);
  }
}

/**
 * @throws PAYMENT_IN_PROGRESS while the provider is at work on the attempt or has its money: what was not confirmed
 * yet may still be paid.
 */
export function* refuseWhileAtWork(
  attempt: PaymentAttempt,
  { status, money }: CheckedPayment,
): SagaGenerator<void> {
  if (status !== 'pending' || !money) return;
  yield* put(attemptWritten(attempt));
  throw blockedBy('PAYMENT_IN_PROGRESS');
}

/**
 * A reference that another attempt has says nothing of this one: its answer may be about the other's money. Only one
 * that the payer has closed, of the same bill, may go on under its reference.
 *
 * @throws REFERENCE_REUSED before the payer is led to pay.
 */
export function* refuseReusedReference(
  attempt: PaymentAttempt,
  txnid: string,
): SagaGenerator<void> {
  const others = (yield* call(readJournal)).filter(
    (one) => one.id !== attempt.id && 'txnid' in one && one.txnid === txnid,
  );
  const isSamePayment = (one: PaymentAttempt) =>
    one.step === 'left' &&
    one.customerid === attempt.customerid &&
    one.method === attempt.method &&
    isSameBill(one.bill, attempt.bill);
  if (!others.every(isSamePayment)) throw blockedBy('REFERENCE_REUSED');
}

/**
 * What the payer calls not paid blocks nothing, but its page or app may have been used after all.
 *
 * @throws PAYMENT_IN_PROGRESS when the provider is at work on one of them.
 */
export function* askAboutUnpaid(bill: Bill): SagaGenerator<void> {
  for (const one of yield* readSamePayer())
    if (one.step === 'left' && one.closed.reason === 'notPaid' && overlaps(one.bill, bill))
      yield* refuseWhileAtWork(one, yield* checkPaymentStatus(one));
}

/** What was paid before a press, as far as the payer has seen it. */
export interface PaidBefore {
  /** The ids of attempts. */
  readonly attempts: ReadonlySet<string>;
  /** The keys of payments from the balance. */
  readonly charges: ReadonlySet<string>;
}

export function* readPaid(bill: Bill): SagaGenerator<PaidBefore> {
  const seen = (yield* readSamePayer()).filter(
    (one) => one.step === 'paid' && !isUnacknowledged(one),
  );
  return { attempts: new Set(seen.map(({ id }) => id)), charges: yield* bookedCharges(bill) };
}

/**
 * @throws JUST_PAID when the same bill was paid without the payer knowing: while the press was waiting, here or in
 * another tab, or by a browser that died before it could show the result.
 */
export function* refuseIfPaidSince(before: PaidBefore, bill: Bill): SagaGenerator<void> {
  const paid = (yield* readSamePayer()).find(
    (one) => one.step === 'paid' && overlaps(one.bill, bill) && !before.attempts.has(one.id),
  );
  if (paid) yield* refuseAsPaid(paid);
  for (const key of yield* bookedCharges(bill))
    if (!before.charges.has(key)) throw blockedBy('JUST_PAID');
}
