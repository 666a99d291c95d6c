import { useEffect } from 'react';
import { resultsLeft, selectOtherRefusal } from '../../../store/renewal/renewal';
import { useText } from '../../text/useText';
import { EmptyState } from '../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UnfinishedPayments } from '../payments/unfinished/unfinishedPart';
import { PaymentRefusal } from '../payments/pay/PaymentRefusal';
import { renewText } from './renew.text';

/**
 * Shows why the last renewal was refused, if that has just left nothing to renew, and offers to look up
 * a payment whose page was closed before its result.
 */
export const NoRenewablePacks = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectOtherRefusal);
  useEffect(() => () => void dispatch(resultsLeft()), [dispatch]);
  return (
    <>
      {refused && <PaymentRefusal failure={refused.failure} bill={refused.bill} />}
      <UnfinishedPayments failed={() => null} />
      <EmptyState title={t.nothingReady} />
    </>
  );
};
