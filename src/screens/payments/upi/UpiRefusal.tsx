import { Link } from 'react-router-dom';
import { type Failure, isRefusal, refusalCode } from '../../../../store/core/failure';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import { type PaymentAttempt, txnidOf } from '../../../../store/payments/attempt';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { useNewestPayment } from '../pay/useNewestPayment';
import { paymentMethodsText, upiRefusalText } from '../payments.text';

interface UpiRefusalProps {
  readonly failure: Failure;
  readonly isMine: (attempt: PaymentAttempt) => boolean;
}

/** Why no request to pay was made. This press has moved no money. */
export const UpiRefusal = ({ failure, isMine }: UpiRefusalProps) => {
  const t = useText(upiRefusalText);
  const sentence = useSentence(failure);
  const code = refusalCode(failure);
  const isInProgress = code === 'PAYMENT_IN_PROGRESS';
  // The payment that blocks this request may have ended since the press, so attempts in every step count here.
  const { newest, hasMoney } = useNewestPayment();
  const withMoney = newest((attempt) => isMine(attempt) && hasMoney(attempt));
  const blocking = (isInProgress && withMoney) || newest(isMine);
  const leadsOn = isInProgress || code === 'PAYMENT_OPEN' || code === 'JUST_PAID';
  return (
    <Alert
      live
      tone={isInProgress || code === 'JUST_PAID' ? 'warn' : 'bad'}
      action={
        leadsOn &&
        blocking && <Link to={paymentStatusPath(txnidOf(blocking))}>{t.checkStatus}</Link>
      }
    >
      {sentence}
    </Alert>
  );
};

const useSentence = (failure: Failure): string => {
  const t = useText(upiRefusalText);
  const { open, inProgress, justPaid, refused, reused } = useText(paymentMethodsText);
  const failureText = useFailureText();
  if (!isRefusal(failure)) return t.neverBegan;
  switch (refusalCode(failure)) {
    case 'PAYMENT_OPEN':
      return open;
    case 'PAYMENT_IN_PROGRESS':
      return inProgress;
    case 'JUST_PAID':
      return justPaid;
    case 'AMOUNT_CHANGED':
      return t.changed;
    case 'NOT_PAYABLE':
      return t.notPayable;
    case 'UNKNOWN':
      return t.unknownNumber;
    case 'REFERENCE_REUSED':
      return reused;
    case 'IDEMPOTENCY_KEY_REUSED':
      return t.neverBegan;
    default:
      return `${refused} ${failureText(failure)}`;
  }
};
