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
 * A payment from the balance is one pending write: it has no second record. Its states are drawn in
 * `sagas/writes/idempotentCall.ts`.
 */

/** The calls by which the balance pays for a purpose. */
const CALLS: Readonly<Partial<Record<PaymentPurpose, readonly CallName[]>>> = {
  CART: ['checkout'],
  RENEWAL: ['renew', 'renewReadingText'],
};

/** The payments from the balance for this purpose, by the one who is logged in: the pending and the newest booked. */
export function* readCharges(purpose: PaymentPurpose): SagaGenerator<readonly PendingWrite[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(durableRecords.read);
  return all.filter((write) => isChargeOf(customerid, purpose)(write));
}

const isChargeOf =
  (customerid: string, purpose: PaymentPurpose) =>
  (write: PendingWrite): boolean =>
    write.customerid === customerid && (CALLS[purpose] ?? []).some((name) => name === write.call);

/** Whether a call that pays for this purpose from the balance was sent, and nothing says yet what happened to it. */
export function* isBalanceOutcomeUnknown({
  purpose,
}: Pick<Bill, 'purpose'>): SagaGenerator<boolean> {
  return (yield* readCharges(purpose)).some(isInQuestion);
}

const isInQuestion = (write: PendingWrite): boolean =>
  isPending(write) && write.isNotFound !== true;

/** The keys of the payments from the balance that were booked for a pack of this bill. */
export function* bookedCharges(bill: Bill): SagaGenerator<ReadonlySet<string>> {
  const booked = (yield* readCharges(bill.purpose)).filter((write) => !isPending(write));
  return new Set(booked.filter((write) => isForPackOf(bill, write)).map(({ key }) => key));
}

/** Of what an earlier version wrote the packs are not known. */
const isForPackOf = (bill: Bill, { payment }: PendingWrite): boolean =>
  !payment || payment.packs.some((pack) => isOnBill(bill, pack));

/**
 * Why the balance may not pay the bill beside another of its payments that has a pack in common: BALANCE_OPEN while
 * nothing says what happened to the other, JUST_PAID when it was booked since the press. `known` are the keys of those
 * that were booked before it.
 */
export const refusalBesideCharge =
  (customerid: string, bill: Bill, known: ReadonlySet<string>) =>
  (other: PendingWrite): FailureError | null => {
    if (!isChargeOf(customerid, bill.purpose)(other) || !isForPackOf(bill, other)) return null;
    if (isInQuestion(other)) return blockedBy('BALANCE_OPEN');
    return isPending(other) || known.has(other.key) ? null : blockedBy('JUST_PAID');
  };
