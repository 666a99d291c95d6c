import {
  loadCart,
  selectCart,
  selectIsCartMoving,
  selectIsCartStale,
} from '../../../store/cart/cart';
import {
  orderResultSeen,
  payFromBalance,
  selectIsCheckoutOutcomeUnknown,
} from '../../../store/cart/checkout';
import { MY_PACKS, TRANSACTIONS } from '../../../store/core/paths';
import { useByIdempotency } from '../../app/useByIdempotency';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Section } from '../../ui/layout/Section';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useIsRunning, useStatus } from '../../app/hooks/useFlow';
import { OutcomeUnknown } from '../writes/OutcomeUnknown';
import { checkoutResultText } from './checkoutResult.text';

/** An order left and no answer came: what is known now, and what may safely be done. */
export const OrderOutcomeUnknown = () => {
  const t = useText(checkoutResultText);
  const byIdempotency = useByIdempotency();
  const dispatch = useAppDispatch();
  const isOutcomeUnknown = useAppSelector(selectIsCheckoutOutcomeUnknown);
  const isSending = useIsRunning(payFromBalance);
  const textKey = useUnknownOutcomeText();
  if (!isOutcomeUnknown || isSending) return null;
  return (
    <Section title={t.unknownTitle}>
      <OutcomeUnknown>
        {textKey === 'unknownFull' ? byIdempotency(t.unknownFull) : t[textKey]}
      </OutcomeUnknown>
      {textKey === 'unknownEmpty' && (
        <>
          <ButtonLink tone="ghost" to={MY_PACKS}>
            {t.myPacks}
          </ButtonLink>
          <ButtonLink tone="ghost" to={TRANSACTIONS}>
            {t.transactions}
          </ButtonLink>
          <Button onClick={() => dispatch(orderResultSeen())}>{t.seen}</Button>
        </>
      )}
    </Section>
  );
};

/** Only a cart that was asked for since tells anything. */
const useUnknownOutcomeText = (): 'unknownCart' | 'unknownEmpty' | 'unknownFull' => {
  const cart = useAppSelector(selectCart);
  const isStale = useAppSelector(selectIsCartStale);
  const isMoving = useAppSelector(selectIsCartMoving);
  const isFresh = useStatus(loadCart) === 'succeeded';
  if (!cart || isStale || isMoving || !isFresh) return 'unknownCart';
  return cart.cartdetails.length === 0 ? 'unknownEmpty' : 'unknownFull';
};
