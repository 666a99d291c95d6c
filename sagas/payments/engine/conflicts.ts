import { call, put, type SagaGenerator } from 'typed-redux-saga';
import {
  type Bill,
  hasTxnid,
  isUnacknowledged,
  isWorthAsking,
  mayBeCorrected,
  mayTakeMoney,
  type PaymentAttempt,
  txnidOf,
} from '../../../store/payments/attempt';
import { isPayable, isRenewedSince, isSameBill, overlaps } from '../../../store/payments/bill';
import { billRefused } from '../../../store/payments/billEvents';
import { canPay, type Method } from '../../../store/payments/methods';
import { attemptWritten } from '../../../store/payments/payments';
import type { CheckedPayment } from '../../../store/payments/statusCheck';
import type { Pack } from '../../../store/wire/entities/packs/packs';
import { ALL_PACKS } from '../../../store/wire/values';
import { outcomesWanted } from '../../../store/writes/earlierWrites';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { blockedBy, FailureError, isUnreachable } from '../../api/failures';
import { checkPaymentStatus } from '../status/status';
import { bookedCharges, isBalanceOutcomeUnknown, refuseIfBookedLate } from './charges';
import { closeAttempt, latestOf, readJournal, readOwn, readSamePayer } from './journal';

/*
 * The checks before a new payment of a bill. A check that fails throws a refusal, which means that this request has
 * paid nothing.
 */

/**
 * @throws NOT_PAYABLE when the method cannot pay the bill's amount (`isPayable`). A bill for a purpose that the method
 * does not pay is a defect.
 */
export const assertCanPay = (method: Method, bill: Bill): void => {
  if (!canPay(method, bill)) throw new Error(`${bill.purpose} cannot be paid by ${method}`);
  if (!isPayable(bill, method)) throw blockedBy('NOT_PAYABLE');
};

/** @throws PAYMENT_OPEN: this attempt may have taken the money. Puts the attempt into the store for the screen. */
export function* refuseAsOpen(attempt: PaymentAttempt): SagaGenerator<never> {
  yield* put(attemptWritten(attempt));
  throw blockedBy('PAYMENT_OPEN');
}

/** @throws JUST_PAID. Showing this refusal acknowledges the payment, so the next request may pay again. */
export function* refuseAsPaid(attempt: PaymentAttempt): SagaGenerator<never> {
  yield* closeAttempt(attempt, 'resultSeen');
  throw blockedBy('JUST_PAID');
}

/**
 * Announces that this bill is refused, so that its screen shows the reason and reads its data again. The reason may be
 * an unanswered payment from the balance, of this page or of another tab, so `outcomesWanted` requests its outcome.
 */
function* announceRefusal(
  bill: Bill,
  code: 'BALANCE_OPEN' | 'JUST_PAID',
): SagaGenerator<FailureError> {
  const refusal = blockedBy(code);
  yield* put(billRefused({ bill, failure: refusal.failure }));
  yield* put(outcomesWanted());
  return refusal;
}

/** @throws BALANCE_OPEN while the outcome of a payment from the balance for the same purpose or pack is unknown. */
export function* refuseWhileBalanceUnknown(bill: Bill): SagaGenerator<void> {
  if (!(yield* isBalanceOutcomeUnknown(bill))) return;
  throw yield* announceRefusal(bill, 'BALANCE_OPEN');
}

/**
 * Compares a renewal with the operator's packs, because another device may have renewed one of them. The packs that the
 * subscriber was shown come from the same call. If the operator refuses this read, or answers too late or unreadably,
 * the renewal goes on.
 *
 * @throws JUST_PAID when a pack runs longer than the subscriber was shown; `unreachable` when the network fails.
 */
export function* refuseIfRenewedSince(bill: Bill): SagaGenerator<void> {
  if (bill.purpose !== 'RENEWAL' || !isRenewedSince(bill, yield* readRenewablePacks())) return;
  throw yield* announceRefusal(bill, 'JUST_PAID');
}

function* readRenewablePacks(): SagaGenerator<readonly Pack[]> {
  try {
    return yield* callApi(endpoints.renewablePacks, ALL_PACKS);
  } catch (error) {
    if (!(error instanceof FailureError) || isUnreachable(error)) throw error;
    return [];
  }
}

/**
 * Before the balance pays, checks the attempts that overlap with the bill and may still take money, or are paid and
 * unacknowledged. Asks the operator about those that are worth asking about (`isWorthAsking`).
 *
 * @throws PAYMENT_OPEN or JUST_PAID unless every such attempt has ended without a payment.
 */
export function* refuseUnlessOthersOver(bill: Bill): SagaGenerator<void> {
  const others = (yield* readOwn()).filter(
    (attempt) =>
      overlaps(attempt.bill, bill) && (mayTakeMoney(attempt) || isUnacknowledged(attempt)),
  );
  for (const attempt of others) {
    if (isWorthAsking(attempt)) yield* checkPaymentStatus({ txnid: txnidOf(attempt) });
    yield* refuseUnlessOver(attempt);
  }
}

/** @throws PAYMENT_OPEN or JUST_PAID unless the attempt, as the journal has it, has ended without a payment. */
export function* refuseUnlessOver(attempt: PaymentAttempt): SagaGenerator<void> {
  const current = yield* call(latestOf, attempt);
  if (current.step === 'paid') yield* refuseAsPaid(current);
  if (mayTakeMoney(current)) yield* refuseAsOpen(current);
}

/**
 * @throws PAYMENT_IN_PROGRESS while the provider is processing the attempt or has its money, because such an attempt
 * may still be confirmed as paid.
 */
export function* refuseWhileAtWork(
  attempt: PaymentAttempt,
  checked: CheckedPayment,
): SagaGenerator<void> {
  if (checked.status !== 'pending' || !checked.money) return;
  yield* put(attemptWritten(attempt));
  throw blockedBy('PAYMENT_IN_PROGRESS');
}

/**
 * Refuses a reference that another attempt already has, because the operator's answers may be about the money of that
 * attempt. An attempt of the same payer for the same bill by the same method may have the same reference if the payer
 * has closed it.
 *
 * @throws REFERENCE_REUSED before the payer can pay.
 */
export function* refuseReusedReference(
  attempt: PaymentAttempt,
  txnid: string,
): SagaGenerator<void> {
  const others = (yield* call(readJournal)).filter(
    (other) => other.id !== attempt.id && hasTxnid(txnid)(other),
  );
  const isSamePayment = (other: PaymentAttempt) =>
    other.step === 'left' &&
    other.customerid === attempt.customerid &&
    other.method === attempt.method &&
    isSameBill(other.bill, attempt.bill);
  if (!others.every(isSamePayment)) throw blockedBy('REFERENCE_REUSED');
}

/**
 * Asks about the payments of this bill that ended without money, because the provider or the operator may have booked
 * one since: attempts that the payer declared unpaid, attempts that may be corrected (`mayBeCorrected`), and payments
 * from the balance (`refuseIfBookedLate`). If an attempt turns out to be paid, `refuseIfPaidSince` refuses this
 * payment.
 *
 * @throws PAYMENT_IN_PROGRESS when the provider is processing an attempt that the payer declared unpaid, or has the
 * money of any of the attempts; JUST_PAID when a payment from the balance is booked.
 */
export function* askAboutUnpaid(bill: Bill): SagaGenerator<void> {
  const now = yield* call(Date.now);
  for (const attempt of yield* readSamePayer()) {
    if (!('txnid' in attempt) || !overlaps(attempt.bill, bill)) continue;
    const isDeclaredUnpaid = attempt.step === 'left' && attempt.closed.reason === 'notPaid';
    if (!isDeclaredUnpaid && !mayBeCorrected(attempt, now)) continue;
    const checked = yield* checkPaymentStatus(attempt);
    // A failed attempt blocks only if its money was taken, because a provider may report it as "in progress" for ever.
    if (isDeclaredUnpaid || checked.money === 'taken') yield* refuseWhileAtWork(attempt, checked);
  }
  yield* refuseIfBookedLate(bill);
}

/**
 * What was paid before this request: attempts whose result the payer has seen, and booked payments from the balance.
 */
export interface PaidBefore {
  /** The ids of attempts. */
  readonly attempts: ReadonlySet<string>;
  /** The keys of payments from the balance. */
  readonly charges: ReadonlySet<string>;
}

export function* readPaid(bill: Bill): SagaGenerator<PaidBefore> {
  const seen = (yield* readSamePayer()).filter(
    (attempt) => attempt.step === 'paid' && !isUnacknowledged(attempt),
  );
  return { attempts: new Set(seen.map(({ id }) => id)), charges: yield* bookedCharges(bill) };
}

/**
 * @throws JUST_PAID when a payment that is not in `before` has paid the bill or an overlapping bill (`overlaps`), because
 * another tab may have paid, this request may have waited for a payment of this tab, or a page was closed before it
 * could show the result.
 */
export function* refuseIfPaidSince(before: PaidBefore, bill: Bill): SagaGenerator<void> {
  const paid = (yield* readSamePayer()).find(
    (attempt) =>
      attempt.step === 'paid' && overlaps(attempt.bill, bill) && !before.attempts.has(attempt.id),
  );
  if (paid) yield* refuseAsPaid(paid);
  for (const key of yield* bookedCharges(bill))
    if (!before.charges.has(key)) throw blockedBy('JUST_PAID');
}
