import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  paymentAcknowledged,
  paymentWatched,
  selectAttemptByTxnid,
  selectChecked,
  selectIsWatched,
} from '../../../../store/payments/payments';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useText } from '../../../text/useText';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { TxnidForm } from './TxnidForm';
import { paymentStatusText } from './paymentStatus.text';
import { PaymentStatusView } from './PaymentStatusView';
import { paymentStatusOf, txnidIn } from './paymentStatus';

/**
 * Where the card provider sends the subscriber back to. What stands in the address says which
 * payment to ask about and proves nothing, whatever else is in it.
 */
export const PaymentStatusScreen = () => {
  const t = useText(paymentStatusText);
  const [query] = useSearchParams();
  const txnid = txnidIn(query);
  if (txnid === '')
    return (
      <EntryFrame title={t.which} lead={t.whichWhy}>
        <TxnidForm />
      </EntryFrame>
    );
  return <Payment key={txnid} txnid={txnid} />;
};

const Payment = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(paymentStatusText);
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  const attempt = useAppSelector((state) => selectAttemptByTxnid(state, txnid));
  const isWatched = useAppSelector((state) => selectIsWatched(state, txnid));
  useEffect(() => {
    dispatch(paymentWatched({ txnid }));
  }, [dispatch, txnid]);
  const standing = paymentStatusOf(checked, attempt, isWatched);
  useEffect(() => {
    if (standing === 'paid') dispatch(paymentAcknowledged({ txnid }));
  }, [dispatch, standing, txnid]);
  return (
    <EntryFrame title={t.titles[standing]}>
      <PaymentStatusView
        of={standing}
        txnid={txnid}
        checked={checked}
        attempt={attempt}
        isWatched={isWatched}
      />
    </EntryFrame>
  );
};
