import { useEffect } from 'react';
import { resultsLeft, selectOtherRefusal } from '../../../store/renewal/renewal';
import { usePart } from '../../app/lazy/usePart';
import { useText } from '../../text/useText';
import { EmptyState } from '../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { unfinishedPart } from '../payments/unfinished/unfinishedPart';
import { WhyNot } from '../payments/pay/WhyNot';
import { renewText } from './renew.text';

/**
 * Shows why the last renewal was refused, if that has just left nothing to renew, and offers to look up
 * a payment whose page was closed before its result.
 */
export const NoRenewablePacks = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectOtherRefusal);
  const { Here: Unfinished } = usePart(unfinishedPart);
  useEffect(() => () => void dispatch(resultsLeft()), [dispatch]);
  return (
    <>
      {refused && <WhyNot because={refused.failure} bill={refused.bill} />}
      {Unfinished && <Unfinished />}
      <EmptyState title={t.nothingReady} />
    </>
  );
};
