import { Link } from 'react-router-dom';
import type { Failure } from '../../../../store/core/failure';
import { sentenceOf } from '../../../../store/core/messages';
import { selectAttempts } from '../../../../store/payments/payments';
import { isWorthAsking, type PaymentAttempt, type Bill } from '../../../../store/payments/attempt';
import { overlaps } from '../../../../store/payments/overlap';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';
import { paymentStatusPath } from './paymentStatusPath';
import { waysText } from './ways.text';

interface WhyNotProps {
  readonly because: Failure;
  /** What the press was about. */
  readonly bill: Bill;
}

/** Money cannot have moved before the provider's page or its code: whatever went wrong, this press paid nothing. */
export const PaymentRefusal = ({ because: failure, bill }: WhyNotProps) => {
  const sentence = useSentence(failure, bill);
  const code = failure.kind === 'refused' ? failure.code : '';
  const isOpen = code === 'PAYMENT_OPEN';
  const isPaid = code === 'JUST_PAID';
  return (
    <Alert
      live
      tone={isOpen || isPaid ? 'warn' : 'bad'}
      action={(isOpen || isPaid) && <CheckIt bill={bill} isPaid={isPaid} />}
    >
      {sentence}
    </Alert>
  );
};

const useSentence = (failure: Failure, { purpose }: Bill): string => {
  const t = useText(waysText);
  const language = useLanguage();
  if (failure.kind !== 'refused') return t.neverBegan;
  const { code = '' } = failure;
  if (code === 'PAYMENT_OPEN') return t.open;
  if (code === 'BALANCE_OPEN') return t.balanceOpen;
  if (code === 'JUST_PAID') return t.justPaid;
  if (code === 'ORDER_EXPIRED' && purpose === 'CART') return t.orderOver;
  if (code === 'AMOUNT_CHANGED') return t.changed;
  if (code === 'PAY_HOST_UNKNOWN') return t.elsewhere;
  if (isIn(t.later, code)) return `${t.refused} ${t.later[code]} ${t.instead}`;
  // Paid already, perhaps: then it is wrong to say that nothing was.
  const nothing = code === 'ORDER_CLOSED' ? t.nothingMore : t.refused;
  return `${nothing} ${translateMessage(sentenceOf(failure), language)}`;
};

/** Of the payment that stands in the way, where this browser knows it. */
const CheckIt = ({ bill, isPaid }: { readonly bill: Bill; readonly isPaid: boolean }) => {
  const t = useText(waysText);
  const attempts = useAppSelector(selectAttempts);
  const isIt = (one: PaymentAttempt) => (isPaid ? one.step === 'paid' : isWorthAsking(one));
  const one = attempts.findLast((it) => overlaps(it.bill, bill) && isIt(it));
  if (!one || !('txnid' in one)) return null;
  return <Link to={paymentStatusPath(one.txnid)}>{t.check}</Link>;
};
