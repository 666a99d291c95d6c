import type { PaymentAttempt } from './attempt';
import type { CheckedPayment } from './statusCheck';

/** What may be shown of a payment. Only the operator's own answer makes it "paid" or "failed". */
export type PaymentStatus =
  /** Nothing has been answered yet. */
  | 'asking'
  | 'paid'
  /** Paid, but not the amount that was agreed to here. */
  | 'otherAmount'
  /** The operator said earlier that the payment was paid, and says now that the payment failed. */
  | 'disputed'
  /**
   * Failed, and the provider reports no money. A screen says that no money was taken only for `failed` and `cancelled`.
   */
  | 'failed'
  /** Failed: the payer cancelled it. */
  | 'cancelled'
  /** Failed, but the provider has the amount. */
  | 'maybeTaken'
  /** Failed: the amount was taken, and the provider returns it. */
  | 'comingBack'
  /**
   * The operator has not confirmed the payment, but the provider has the money, returns it or is processing the
   * payment.
   */
  | 'withProvider'
  /** The operator does not know yet or could not be asked, and the portal keeps asking. */
  | 'notYet'
  /** The portal has stopped asking automatically. */
  | 'unknown';

/** The status that every screen shows, from the operator's answer and this browser's attempt. */
export const paymentStatusOf = (
  checked: CheckedPayment | null,
  attempt: PaymentAttempt | null,
  isWatched: boolean,
): PaymentStatus => {
  if (!checked) return 'asking';
  if (!checked.confirmed) return isWatched ? 'notYet' : 'unknown';
  switch (checked.status) {
    case 'paid':
      return attempt && attempt.bill.amount !== checked.amount ? 'otherAmount' : 'paid';
    case 'failed':
      return attempt?.step === 'paid' ? 'disputed' : failedStatusOf(checked);
    case 'pending':
      if (checked.money) return 'withProvider';
      return isWatched ? 'notYet' : 'unknown';
  }
};

const failedStatusOf = ({ money, isCancelled }: CheckedPayment): PaymentStatus => {
  if (money === 'comingBack') return 'comingBack';
  if (money) return 'maybeTaken';
  return isCancelled ? 'cancelled' : 'failed';
};

/** Neither the operator nor this browser's journal has a payment with this reference. */
export const isUnknownReference = (
  checked: CheckedPayment | null,
  attempt: PaymentAttempt | null,
): boolean => checked?.isNotFound === true && attempt === null;

/** The operator has answered that the payment failed, and the provider reports no money. */
export const isNothingTaken = (status: PaymentStatus): boolean =>
  status === 'failed' || status === 'cancelled';
