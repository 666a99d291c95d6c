import type { PaymentAttempt } from '../../../../store/payments/attempt';
import type { PaymentStatus } from '../../../../store/payments/paymentStatus';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import type { ResultState } from '../../../ui/result/resultLook';

/** A payment as the status screen shows it. */
export interface ShownPayment {
  readonly status: PaymentStatus;
  readonly txnid: string;
  readonly checked: CheckedPayment | null;
  readonly attempt: PaymentAttempt | null;
  readonly isWatched: boolean;
}

interface StatusLook {
  /**
   * - `failed`: the operator reports the payment as failed, whether or not money was taken.
   * - `conflicting`: the operator's answer does not fit the bill or an earlier answer.
   * - `unsettled`: the subscriber must not pay again yet.
   */
  readonly phase: 'asking' | 'paid' | 'failed' | 'conflicting' | 'unsettled';
  readonly state: ResultState;
  /** The key of the title in `paymentStatusText.titles`. */
  readonly title: Exclude<PaymentStatus, 'maybeTaken' | 'disputed' | 'withProvider'>;
}

export const STATUS_LOOKS: Readonly<Record<PaymentStatus, StatusLook>> = {
  asking: { phase: 'asking', state: 'asking', title: 'asking' },
  paid: { phase: 'paid', state: 'paid', title: 'paid' },
  failed: { phase: 'failed', state: 'failed', title: 'failed' },
  cancelled: { phase: 'failed', state: 'cancelled', title: 'cancelled' },
  comingBack: { phase: 'failed', state: 'failed', title: 'comingBack' },
  maybeTaken: { phase: 'failed', state: 'unknown', title: 'unknown' },
  otherAmount: { phase: 'conflicting', state: 'unknown', title: 'otherAmount' },
  disputed: { phase: 'conflicting', state: 'unknown', title: 'otherAmount' },
  withProvider: { phase: 'unsettled', state: 'unknown', title: 'notYet' },
  notYet: { phase: 'unsettled', state: 'unknown', title: 'notYet' },
  unknown: { phase: 'unsettled', state: 'unknown', title: 'unknown' },
};
