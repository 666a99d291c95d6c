import { useEffect } from 'react';
import {
  paymentAcknowledged,
  paymentWatched,
  selectAttemptByTxnid,
  selectChecked,
  selectIsWatched,
} from '../../../../store/payments/payments';
import { isUnknownReference, paymentStatusOf } from '../../../../store/payments/paymentStatus';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { PaymentFrame } from './PaymentFrame';
import { paymentStatusText } from './paymentStatus.text';
import { PaymentStatusView } from './PaymentStatusView';
import { TxnidForm } from './TxnidForm';
import { useTxnid } from './txnidInAddress';

/**
 * Where the card provider sends the subscriber back to. The address says which payment to ask about, and
 * proves nothing.
 */
export const PaymentStatusScreen = () => {
  const t = useText(paymentStatusText);
  const txnid = useTxnid();
  if (txnid === '')
    return (
      <EntryFrame title={t.which} lead={t.whichDescription}>
        <TxnidForm />
      </EntryFrame>
    );
  return <WatchedPayment key={txnid} txnid={txnid} />;
};

const WatchedPayment = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(paymentStatusText);
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  const attempt = useAppSelector((state) => selectAttemptByTxnid(state, txnid));
  const isWatched = useAppSelector((state) => selectIsWatched(state, txnid));
  useEffect(() => {
    dispatch(paymentWatched({ txnid }));
  }, [dispatch, txnid]);
  const status = paymentStatusOf(checked, attempt, isWatched);
  useEffect(() => {
    if (status === 'paid') dispatch(paymentAcknowledged({ txnid }));
  }, [dispatch, status, txnid]);
  if (isUnknownReference(checked, attempt))
    return (
      <EntryFrame title={t.unknownReference} lead={t.unknownReferenceDescription}>
        <TxnidForm unknown={txnid} />
      </EntryFrame>
    );
  return (
    <PaymentFrame>
      <PaymentStatusView
        status={status}
        txnid={txnid}
        checked={checked}
        attempt={attempt}
        isWatched={isWatched}
      />
    </PaymentFrame>
  );
};
