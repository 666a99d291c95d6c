import { type PaymentAttempt, txnidOf } from '../../../../store/payments/attempt';
import { selectAttempts, selectChecks } from '../../../../store/payments/payments';
import { useAppSelector } from '../../../app/hooks';

type Condition = (attempt: PaymentAttempt) => boolean;

/** For a refused payment: finds the payment that blocks it, so that a link can lead to its status. */
export const useNewestPayment = () => {
  const attempts = useAppSelector(selectAttempts);
  const checks = useAppSelector(selectChecks);
  return {
    /** The newest attempt that has a reference and meets the condition. */
    newest: (meets: Condition) =>
      attempts.findLast((attempt) => txnidOf(attempt) !== '' && meets(attempt)),
    /** Whether the operator's last answer reports money that was taken or is on its way. */
    hasMoney: ((attempt) => checks[txnidOf(attempt)]?.money !== undefined) satisfies Condition,
  };
};
