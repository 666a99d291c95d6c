import type { Failure } from '../../../../store/core/failure';
import { operatorWordsOf } from '../../../../store/core/messages';
import type { Paise } from '../../../../store/core/values/money';
import {
  selectIsOrderOutcomeUnknown,
  selectOnlineOrder,
} from '../../../../store/newConnection/offers';
import { orderGivenUp } from '../../../../store/newConnection/onlineOrder';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { WriteOutcomes } from '../../writes/WriteOutcomes';
import { orderText } from './order.text';

const ORDERS = ['placeOrder'] as const;

interface OrderFailureAlertProps {
  readonly amount: Paise;
  readonly failure: Failure | null;
}

/** Why the order has no number yet: not known, another price, or the operator's no. */
export const OrderFailureAlert = ({ amount, failure }: OrderFailureAlertProps) => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const isOutcomeUnknown = useAppSelector(selectIsOrderOutcomeUnknown);
  const { amount: agreed } = useAppSelector(selectOnlineOrder);
  const sentence = failure && failureText(failure);
  if (isOutcomeUnknown)
    return (
      <>
        <WriteOutcomes
          calls={ORDERS}
          amount={amount}
          operatorWords={operatorWordsOf(failure)}
          onAcknowledged={() => dispatch(orderGivenUp())}
        />
        {/* A repeated attempt that was never sent: the outcome of the first is still unknown. */}
        {(failure?.kind === 'unreachable' || failure?.kind === 'blocked') && (
          <Alert tone="bad" live>
            {sentence}
          </Alert>
        )}
      </>
    );
  if (agreed !== undefined && agreed !== amount)
    return (
      <Alert tone="warn" live>
        {t.changed(moneyText(agreed), moneyText(amount))}
      </Alert>
    );
  return (
    sentence && (
      <Alert tone="bad" live>
        {sentence}
      </Alert>
    )
  );
};
