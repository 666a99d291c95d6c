import type { PaymentAttempt } from '../../../../store/payments/attempt';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';

/** What may be said of a payment. Only the operator's own word says "paid" or "failed". */
export type PaymentStatus =
  /** Nothing has been answered yet. */
  | 'asking'
  | 'paid'
  | 'failed'
  /** The operator does not know yet, or could not be asked, and we go on asking. */
  | 'notYet'
  /** We have stopped asking by ourselves. */
  | 'unknown'
  /** Paid, but another amount than was agreed to here. */
  | 'otherAmount';

/** No provider's reference is longer. */
export const LONGEST_TXNID = 64;

/** Which payment an address asks about; '' when it names none that there can be. */
export const txnidIn = (query: URLSearchParams): string => {
  const txnid = (query.get('txnid') ?? '').trim();
  return txnid.length > LONGEST_TXNID ? '' : txnid;
};

export const paymentStatusOf = (
  checked: CheckedPayment | null,
  attempt: PaymentAttempt | null,
  isWatched: boolean,
): PaymentStatus => {
  if (!checked) return 'asking';
  if (!checked.confirmed || checked.status === 'pending') return isWatched ? 'notYet' : 'unknown';
  if (checked.status === 'failed') return 'failed';
  return attempt && attempt.bill.amount !== checked.amount ? 'otherAmount' : 'paid';
};
