import { Link } from 'react-router-dom';
import { type Failure, isRefusal, refusalCode } from '../../../../store/core/failure';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import { type PaymentAttempt, txnidOf } from '../../../../store/payments/attempt';
import { selectAttempts } from '../../../../store/payments/payments';
import { useAppSelector } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { paymentMethodsText, upiRefusalText } from '../payments.text';

interface UpiRefusalProps {
  readonly failure: Failure;
  readonly isMine: (attempt: PaymentAttempt) => boolean;
}

/** Why no request to pay was made. This press has moved no money. */
export const UpiRefusal = ({ failure, isMine }: UpiRefusalProps) => {
  const t = useText(upiRefusalText);
  const { reused } = useText(paymentMethodsText);
  const failureText = useFailureText();
  // The payment that blocks this request may have ended since the press, so attempts in every step count here.
  const latest = useAppSelector(selectAttempts)
    .filter((attempt) => isMine(attempt) && txnidOf(attempt) !== '')
    .at(-1);
  const code = refusalCode(failure);
  const leadsOn = (code === 'PAYMENT_OPEN' || code === 'JUST_PAID') && latest !== undefined;
  return (
    <Alert
      live
      tone={code === 'JUST_PAID' ? 'warn' : 'bad'}
      action={leadsOn && <Link to={paymentStatusPath(txnidOf(latest))}>{t.checkAgain}</Link>}
    >
      {(code === 'REFERENCE_REUSED' ? reused : refusalSentence(failure, code, t)) ??
        `${t.refused} ${failureText(failure)}`}
    </Alert>
  );
};

type Sentences = Readonly<
  Record<'changed' | 'justPaid' | 'neverBegan' | 'notPayable' | 'open' | 'unknownNumber', string>
>;

const refusalSentence = (failure: Failure, code: string, t: Sentences): string | null => {
  if (!isRefusal(failure) || code === 'IDEMPOTENCY_KEY_REUSED') return t.neverBegan;
  switch (code) {
    case 'PAYMENT_OPEN':
      return t.open;
    case 'JUST_PAID':
      return t.justPaid;
    case 'AMOUNT_CHANGED':
      return t.changed;
    case 'NOT_PAYABLE':
      return t.notPayable;
    case 'UNKNOWN':
      return t.unknownNumber;
    default:
      return null;
  }
};
