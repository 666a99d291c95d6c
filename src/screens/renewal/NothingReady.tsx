import { useEffect } from 'react';
import { resultsLeft, selectOtherRefusal } from '../../../store/renewal/renewal';
import { usePart } from '../../app/lazy/usePart';
import { useText } from '../../text/useText';
import { EmptyState } from '../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { unfinishedPart } from '../payments/unfinished/unfinishedPart';
import { PaymentRefusal } from '../payments/pay/PaymentRefusal';
import { renewText } from './renew.text';

/**
 * Perhaps since a moment ago: then why the last press renewed nothing is still in sight, and a payment
 * whose page died before it could say how it ended is offered to be looked up.
 */
export const NothingReady = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectOtherRefusal);
  const { Here: Unfinished } = usePart(unfinishedPart);
  useEffect(() => () => void dispatch(resultsLeft()), [dispatch]);
  return (
    <>
      {refused && <PaymentRefusal because={refused.failure} bill={refused.bill} />}
      {Unfinished && <Unfinished />}
      <EmptyState title={t.nothingReady} />
    </>
  );
};
