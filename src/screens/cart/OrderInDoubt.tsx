import {
  loadCart,
  selectCart,
  selectIsCartMoving,
  selectIsCartStale,
} from '../../../store/cart/cart';
import { outcomeSeen, payFromBalance, selectIsOrderInDoubt } from '../../../store/cart/checkout';
import { selectStatus } from '../../../store/core/flows';
import { HOME } from '../../app/guard';
import { useText } from '../../text/useText';
import { Button } from '../../ui/forms/Button';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { Notice } from '../../ui/feedback/Alert';
import { Section } from '../../ui/layout/Section';
import { useSay, useStore } from '../../app/hooks';
import { orderText } from './order.text';

/** An order left and no answer came: what is known now, and what may safely be done. */
export const OrderInDoubt = () => {
  const t = useText(orderText);
  const say = useSay();
  const isInDoubt = useStore(selectIsOrderInDoubt);
  const isSending = useStore((state) => selectStatus(state, payFromBalance) === 'running');
  const holds = useWhatCartHolds();
  if (!isInDoubt || isSending) return null;
  return (
    <Section title={t.doubtTitle}>
      <Notice spoken tone="warn">
        {t[holds]}
      </Notice>
      {holds === 'doubtEmpty' && (
        <>
          <ButtonLink tone="ghost" to={`${HOME}/mypacks`}>
            {t.myPacks}
          </ButtonLink>
          <ButtonLink tone="ghost" to={`${HOME}/myprofile/transaction`}>
            {t.transactions}
          </ButtonLink>
          <Button onClick={() => say(outcomeSeen())}>{t.seen}</Button>
        </>
      )}
    </Section>
  );
};

/** Only a cart that was asked for since tells anything. */
const useWhatCartHolds = (): 'doubtUnknown' | 'doubtEmpty' | 'doubtFull' => {
  const cart = useStore(selectCart);
  const isStale = useStore(selectIsCartStale);
  const isMoving = useStore(selectIsCartMoving);
  const isFresh = useStore((state) => selectStatus(state, loadCart) === 'succeeded');
  if (!cart || isStale || isMoving || !isFresh) return 'doubtUnknown';
  return cart.cartdetails.length === 0 ? 'doubtEmpty' : 'doubtFull';
};
