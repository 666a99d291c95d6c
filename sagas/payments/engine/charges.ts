import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { selectCustomerId } from '../../../store/identity/session';
import type { Bill } from '../../../store/payments/attempt';
import { isForPacks, isOnBill } from '../../../store/payments/bill';
import type { PaymentPurpose } from '../../../store/payments/methods';
import type { CallName } from '../../../store/wire/answers';
import { BOOKING_WINDOW, type OutcomeStep } from '../../../store/writes/compareEvidence';
import { outcomesWanted } from '../../../store/writes/earlierWrites';
import {
  BALANCE_CALLS,
  isBalancePaymentOf,
  isPending,
  type PendingWrite,
} from '../../../store/writes/pendingWrites';
import { blockedBy, type FailureError } from '../../api/failures';
import { keepWithoutSign, settleAsBooked } from '../../writes/pendingWrites';
import { readOutcome } from '../../writes/readEvidence';
import { durableRecords } from '../../writes/writeRecords';

/*
 * A payment from the balance is stored as one pending write, without a second record. Its states are drawn in
 * `sagas/writes/idempotentCall.ts`.
 */

const CALLS: Readonly<Partial<Record<PaymentPurpose, readonly CallName[]>>> = BALANCE_CALLS;

/** The payments from the balance by the current subscriber: the pending ones and the newest booked ones. */
export function* readCharges(): SagaGenerator<readonly PendingWrite[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(durableRecords.read);
  return all.filter(isBalancePaymentOf(customerid));
}

/**
 * Whether the outcome of a payment from the balance is unknown. A payment counts if it has the purpose of the bill, or
 * if it may be for a pack of the bill. The outcome of a payment for another purpose is read first (`settleByReading`).
 */
export function* isBalanceOutcomeUnknown(bill: Bill): SagaGenerator<boolean> {
  for (const write of yield* readCharges()) {
    if (!isInQuestion(write)) continue;
    if (paysFor(bill.purpose, write)) return true;
    if (!isForPackOf(bill, write)) continue;
    const step = yield* settleByReading(write);
    if (step !== 'booked' && step !== 'notBooked') return true;
  }
  return false;
}

/**
 * Reads and records the outcome of a payment for another purpose, because `findOutcomes` on the bill's screen reads
 * only payments for the bill's purpose. Once the booking window is over, the payment blocks only while the data is
 * unclear.
 */
function* settleByReading(write: PendingWrite): SagaGenerator<OutcomeStep | undefined> {
  const sent = write.sentAgain ?? write.since;
  const isWindowOver = !isInQuestion(write) || (yield* call(Date.now)) - sent > BOOKING_WINDOW;
  const outcome = yield* readOutcome(write, isWindowOver);
  // The payment is for another purpose than the bill. `findOutcomes` shows the booking on the screens of that purpose.
  if (outcome?.step === 'booked') yield* settleAsBooked(write, durableRecords, outcome);
  else if (outcome?.step === 'notBooked' && isInQuestion(write)) yield* keepWithoutSign(write);
  return outcome?.step;
}

/** Whether the payment from the balance is for this purpose. */
export const paysFor = (purpose: PaymentPurpose, { call: name }: PendingWrite): boolean =>
  CALLS[purpose]?.some((callName) => callName === name) === true;

const isInQuestion = (write: PendingWrite): boolean =>
  isPending(write) && write.isNotFound !== true;

/** The keys of the booked payments from the balance that have a pack in common with this bill. */
export function* bookedCharges(bill: Bill): SagaGenerator<ReadonlySet<string>> {
  const booked = (yield* readCharges()).filter((write) => !isPending(write));
  return new Set(booked.filter((write) => isForPackOf(bill, write)).map(({ key }) => key));
}

/**
 * Reads two kinds of payments from the balance for packs of this bill: those that were not found, because the operator
 * may have booked one late, and those for another purpose.
 *
 * @throws JUST_PAID when a payment of either kind is booked. `findOutcomes` settles and shows a payment for the
 * bill's purpose.
 */
export function* refuseIfBookedLate(bill: Bill): SagaGenerator<void> {
  for (const write of yield* readCharges()) {
    if (!isPending(write) || !isForPackOf(bill, write)) continue;
    const isSamePurpose = paysFor(bill.purpose, write);
    if (isSamePurpose && isInQuestion(write)) continue;
    const step = isSamePurpose
      ? (yield* readOutcome(write, true))?.step
      : yield* settleByReading(write);
    if (step !== 'booked') continue;
    if (isSamePurpose) yield* put(outcomesWanted());
    throw blockedBy('JUST_PAID');
  }
}

/** A record without `payment` does not name its packs, so it may be for any pack of the bill. */
const isForPackOf = (bill: Bill, { payment }: PendingWrite): boolean =>
  isForPacks(bill) && (!payment || payment.packs.some((pack) => isOnBill(bill, pack)));

/**
 * The refusal of the payment of `bill` because of `other`, a payment from the balance for at least one of the same
 * packs; null if `other` does not prevent it. BALANCE_OPEN: the outcome of `other` is unknown. JUST_PAID: `other` was
 * booked after the payment of `bill` was requested. `bookedBefore` holds the keys of the payments that were booked
 * before the request.
 */
export const refusalBesideCharge =
  (customerid: string, bill: Bill, bookedBefore: ReadonlySet<string>) =>
  (other: PendingWrite): FailureError | null => {
    if (!isBalancePaymentOf(customerid)(other) || !isForPackOf(bill, other)) return null;
    if (isInQuestion(other)) return blockedBy('BALANCE_OPEN');
    return isPending(other) || bookedBefore.has(other.key) ? null : blockedBy('JUST_PAID');
  };
