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
import { selectStatus } from '../../../store/core/flows';
import { HOME } from '../../app/guard';
import { useText } from '../../text/useText';
import { Button } from '../../ui/forms/Button';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { Alert } from '../../ui/feedback/Alert';
import { Section } from '../../ui/layout/Section';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useIsRunning } from '../../app/hooks/useFlow';
import { checkoutResultText } from './checkoutResult.text';

/** An order left and no answer came: what is known now, and what may safely be done. */
export const OrderOutcomeUnknown = () => {
  const t = useText(checkoutResultText);
  const dispatch = useAppDispatch();
  const isInDoubt = useAppSelector(selectIsCheckoutOutcomeUnknown);
  const isSending = useIsRunning(payFromBalance);
  const textKey = useUnknownOutcomeText();
  if (!isInDoubt || isSending) return null;
  return (
    <Section title={t.doubtTitle}>
      <Alert live tone="warn">
        {t[textKey]}
      </Alert>
      {textKey === 'doubtEmpty' && (
        <>
          <ButtonLink tone="ghost" to={`${HOME}/mypacks`}>
            {t.myPacks}
          </ButtonLink>
          <ButtonLink tone="ghost" to={`${HOME}/myprofile/transaction`}>
            {t.transactions}
          </ButtonLink>
          <Button onClick={() => dispatch(orderResultSeen())}>{t.seen}</Button>
        </>
      )}
    </Section>
  );
};

/** Only a cart that was asked for since tells anything. */
const useUnknownOutcomeText = (): 'doubtUnknown' | 'doubtEmpty' | 'doubtFull' => {
  const cart = useAppSelector(selectCart);
  const isStale = useAppSelector(selectIsCartStale);
  const isMoving = useAppSelector(selectIsCartMoving);
  const isFresh = useAppSelector((state) => selectStatus(state, loadCart) === 'succeeded');
  if (!cart || isStale || isMoving || !isFresh) return 'doubtUnknown';
  return cart.cartdetails.length === 0 ? 'doubtEmpty' : 'doubtFull';
};
