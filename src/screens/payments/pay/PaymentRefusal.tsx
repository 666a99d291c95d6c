import { Link } from 'react-router-dom';
import { type Failure, isRefusal, refusalCode } from '../../../../store/core/failure';
import { paymentStatusPath } from '../../../../store/core/viewPaths';
import {
  type Bill,
  isWorthAsking,
  type PaymentAttempt,
  txnidOf,
} from '../../../../store/payments/attempt';
import { overlaps } from '../../../../store/payments/bill';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Alert } from '../../../ui/feedback/Alert';
import { paymentMethodsText } from '../payments.text';
import { useNewestPayment } from './useNewestPayment';

interface PaymentRefusalProps {
  readonly failure: Failure;
  readonly bill: Bill;
}

/**
 * Says why a press moved no money. Even without an answer no money has moved, because a provider takes money only on
 * its page or after its OTP.
 */
export const PaymentRefusal = ({ failure, bill }: PaymentRefusalProps) => {
  const sentence = useSentence(failure, bill);
  const code = refusalCode(failure);
  const isOpen = code === 'PAYMENT_OPEN' || code === 'PAYMENT_IN_PROGRESS';
  const isPaid = code === 'JUST_PAID';
  return (
    <Alert
      live
      tone={isOpen || isPaid ? 'warn' : 'bad'}
      action={(isOpen || isPaid) && <StatusLink bill={bill} isPaid={isPaid} />}
    >
      {sentence}
    </Alert>
  );
};

const useSentence = (failure: Failure, { purpose }: Bill): string => {
  const t = useText(paymentMethodsText);
  const failureText = useFailureText();
  if (!isRefusal(failure)) return t.neverBegan;
  const code = refusalCode(failure);
  if (code === 'PAYMENT_OPEN') return t.open;
  if (code === 'PAYMENT_IN_PROGRESS') return t.inProgress;
  if (code === 'BALANCE_OPEN') return t.balanceOpen;
  if (code === 'JUST_PAID') return t.justPaid;
  if (code === 'ORDER_EXPIRED' && purpose === 'CART') return t.orderOver;
  if (code === 'NOT_PAYABLE') return t.nothingToPay;
  if (code === 'AMOUNT_CHANGED') return t.changed;
  if (code === 'PAY_HOST_UNKNOWN') return t.elsewhere;
  if (code === 'OTHER_PAYMENT') return t.otherPayment;
  if (code === 'REFERENCE_REUSED') return t.reused;
  if (isIn(t.later, code)) return `${t.refused} ${t.later[code]} ${t.instead}`;
  // A closed order may have been paid before, so its text does not claim that nothing was paid.
  const nothing = code === 'ORDER_CLOSED' ? t.nothingMore : t.refused;
  return `${nothing} ${failureText(failure)}`;
};

/** Leads to the status of the payment that blocks the new one, if this browser knows it. */
const StatusLink = ({ bill, isPaid }: { readonly bill: Bill; readonly isPaid: boolean }) => {
  const t = useText(paymentMethodsText);
  const { newest, hasMoney } = useNewestPayment();
  const newestOfBill = (isInTheWay: (attempt: PaymentAttempt) => boolean) =>
    newest((attempt) => overlaps(attempt.bill, bill) && isInTheWay(attempt));
  const attempt = isPaid
    ? newestOfBill(({ step }) => step === 'paid')
    : (newestOfBill((one) => one.step !== 'paid' && hasMoney(one)) ?? newestOfBill(isWorthAsking));
  if (!attempt) return null;
  return <Link to={paymentStatusPath(txnidOf(attempt))}>{t.checkStatus}</Link>;
};
