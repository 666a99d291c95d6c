import { checkoutOutcomeAcknowledged, payFromBalance } from '../../../store/cart/checkout';
import { operatorWordsOf } from '../../../store/core/messages';
import { isEnded, selectOutcomes } from '../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailure, useIsRunning } from '../../app/hooks/useFlow';
import { WriteOutcomes } from '../writes/WriteOutcomes';

const CALLS = ['checkout'] as const;

/** An order left and no answer came: what was found out of it. To pay again is offered below, with the cart. */
export const OrderOutcomeUnknown = () => {
  const dispatch = useAppDispatch();
  const isSending = useIsRunning(payFromBalance);
  const operatorWords = operatorWordsOf(useFailure(payFromBalance));
  if (isSending) return null;
  return (
    <WriteOutcomes
      calls={CALLS}
      operatorWords={operatorWords}
      onAcknowledged={() => dispatch(checkoutOutcomeAcknowledged())}
    />
  );
};

/** The same cart may have been paid, and the operator is not known to answer its key. */
export const useIsPaymentHeldBack = (): boolean =>
  useAppSelector((state) => selectOutcomes(state, CALLS)).some(
    (outcome) => !isEnded(outcome) && !outcome.mayBeSentAgain,
  );
