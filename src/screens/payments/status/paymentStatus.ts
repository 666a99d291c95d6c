import type { PaymentAttempt } from '../../../../store/payments/attempt';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';

/** What may be said of a payment. Only the operator's own word says "paid" or "failed". */
export type PaymentStatus =
  /** Nothing has been answered yet. */
  | 'asking'
  | 'paid'
  | 'failed'
  /** Failed: the payer cancelled it. */
  | 'cancelled'
  /** The operator does not know yet, or could not be asked, and the portal goes on asking. */
  | 'notYet'
  /** The portal has stopped asking by itself. */
  | 'unknown'
  /** Paid, but another amount than was agreed to here. */
  | 'otherAmount';

/** Characters; no provider's reference is longer. */
export const MAX_TXNID_LENGTH = 64;

/** The reference in an address; '' when there is none or it is too long to be one. */
export const txnidIn = (query: URLSearchParams): string => {
  const txnid = (query.get('txnid') ?? '').trim();
  return txnid.length > MAX_TXNID_LENGTH ? '' : txnid;
};

export const paymentStatusOf = (
  checked: CheckedPayment | null,
  attempt: PaymentAttempt | null,
  isWatched: boolean,
): PaymentStatus => {
  if (!checked) return 'asking';
  if (!checked.confirmed || checked.status === 'pending') return isWatched ? 'notYet' : 'unknown';
  if (checked.status === 'failed') return checked.isCancelled ? 'cancelled' : 'failed';
  return attempt && attempt.bill.amount !== checked.amount ? 'otherAmount' : 'paid';
};
