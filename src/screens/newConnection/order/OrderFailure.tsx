import type { Failure } from '../../../../store/core/failure';
import { sentenceOf } from '../../../../store/core/messages';
import type { Paise } from '../../../../store/core/money';
import { selectIsOrderInDoubt, selectOnlineOrder } from '../../../../store/newConnection/offers';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { orderText } from './order.text';

interface OrderFailureProps {
  readonly amount: Paise;
  readonly failure: Failure | null;
}

/** Why the order has no number yet: not known, another price, or the operator's no. */
export const OrderFailure = ({ amount, failure }: OrderFailureProps) => {
  const t = useText(orderText);
  const language = useLanguage();
  const isInDoubt = useAppSelector(selectIsOrderInDoubt);
  const { amount: agreed } = useAppSelector(selectOnlineOrder);
  const sentence = failure && translateMessage(sentenceOf(failure), language);
  if (isInDoubt)
    return (
      <>
        <OutcomeUnknown>{t.doubt}</OutcomeUnknown>
        {/* Another try that never left: the first is in doubt all the same. */}
        {failure?.kind === 'unreachable' && (
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
