import { call, type SagaGenerator, select } from 'typed-redux-saga';
import { selectCustomerId } from '../../../store/identity/session';
import type { Bill } from '../../../store/payments/attempt';
import { isOnBill } from '../../../store/payments/bill';
import type { PaymentPurpose } from '../../../store/payments/methods';
import type { CallName } from '../../../store/wire/answers';
import { isPending, type PendingWrite } from '../../../store/writes/pendingWrites';
import { blockedBy, type FailureError } from '../../api/failures';
import { durableRecords } from '../../writes/writeRecords';

/*
 * A payment from the balance is stored as one pending write, without a second record. Its states are drawn in
 * `sagas/writes/idempotentCall.ts`.
 */

/** The calls by which the balance pays for a purpose. */
const CALLS: Readonly<Partial<Record<PaymentPurpose, readonly CallName[]>>> = {
  CART: ['checkout'],
  RENEWAL: ['renew', 'renewReadingText'],
};

/**
 * The payments from the balance for this purpose by the current subscriber: the pending ones and the newest booked
 * ones.
 */
export function* readCharges(purpose: PaymentPurpose): SagaGenerator<readonly PendingWrite[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(durableRecords.read);
  return all.filter((write) => isChargeOf(customerid, purpose)(write));
}

const isChargeOf =
  (customerid: string, purpose: PaymentPurpose) =>
  (write: PendingWrite): boolean =>
    write.customerid === customerid && (CALLS[purpose] ?? []).some((name) => name === write.call);

/** Whether a payment from the balance for this purpose was sent and its outcome is still unknown. */
export function* isBalanceOutcomeUnknown({
  purpose,
}: Pick<Bill, 'purpose'>): SagaGenerator<boolean> {
  return (yield* readCharges(purpose)).some(isInQuestion);
}

const isInQuestion = (write: PendingWrite): boolean =>
  isPending(write) && write.isNotFound !== true;

/** The keys of the booked payments from the balance that have a pack in common with this bill. */
export function* bookedCharges(bill: Bill): SagaGenerator<ReadonlySet<string>> {
  const booked = (yield* readCharges(bill.purpose)).filter((write) => !isPending(write));
  return new Set(booked.filter((write) => isForPackOf(bill, write)).map(({ key }) => key));
}

/** A record without `payment` does not name its packs, so it may be for any pack of the bill. */
const isForPackOf = (bill: Bill, { payment }: PendingWrite): boolean =>
  !payment || payment.packs.some((pack) => isOnBill(bill, pack));

/**
 * Why the payment of `bill` is refused because of `other`, a payment from the balance for at least one of the same
 * packs. BALANCE_OPEN: the outcome of `other` is unknown. JUST_PAID: `other` was booked after the payment of `bill` was
 * requested. Null: no refusal. `bookedBefore` holds the keys of the payments that were booked before the request.
 */
export const refusalBesideCharge =
  (customerid: string, bill: Bill, bookedBefore: ReadonlySet<string>) =>
  (other: PendingWrite): FailureError | null => {
    if (!isChargeOf(customerid, bill.purpose)(other) || !isForPackOf(bill, other)) return null;
    if (isInQuestion(other)) return blockedBy('BALANCE_OPEN');
    return isPending(other) || bookedBefore.has(other.key) ? null : blockedBy('JUST_PAID');
  };
