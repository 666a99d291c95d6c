import type { Failure } from '../../../../store/core/failure';
import { sentenceOf } from '../../../../store/core/messages';
import type { Paise } from '../../../../store/core/money';
import { selectIsOrderInDoubt, selectOnlineOrder } from '../../../../store/newConnection/offers';
import { spoken } from '../../../text/spoken';
import { useLanguage, useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { Notice } from '../../../ui/feedback/Alert';
import { useStore } from '../../../app/hooks';
import { orderText } from './order.text';

interface OrderFailureProps {
  readonly amount: Paise;
  readonly failure: Failure | null;
}

/** Why the order has no number yet: not known, another price, or the operator's no. */
export const OrderFailure = ({ amount, failure }: OrderFailureProps) => {
  const t = useText(orderText);
  const language = useLanguage();
  const isInDoubt = useStore(selectIsOrderInDoubt);
  const { amount: agreed } = useStore(selectOnlineOrder);
  const sentence = failure && spoken(sentenceOf(failure), language);
  if (isInDoubt)
    return (
      <>
        <Notice tone="warn" spoken>
          {t.doubt}
        </Notice>
        {/* Another try that never left: the first is in doubt all the same. */}
        {failure?.kind === 'unreachable' && (
          <Notice tone="bad" spoken>
            {sentence}
          </Notice>
        )}
      </>
    );
  if (agreed !== undefined && agreed !== amount)
    return (
      <Notice tone="warn" spoken>
        {t.changed(moneyText(agreed), moneyText(amount))}
      </Notice>
    );
  return (
    sentence && (
      <Notice tone="bad" spoken>
        {sentence}
      </Notice>
    )
  );
};
