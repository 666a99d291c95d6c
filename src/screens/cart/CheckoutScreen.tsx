import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  loadCart,
  selectCart,
  selectCartLines,
  selectIsCartMoving,
} from '../../../store/cart/cart';
import { ADD_PACKS } from '../../../store/core/paths';
import { Loaded } from '../../app/hooks/Loaded';
import { lazyPart } from '../../app/lazy/lazyPart';
import { ScreenSlot } from '../../app/lazy/ScreenSlot';
import { TryAgain } from '../../app/lazy/TryAgain';
import { useText } from '../../text/useText';
import { media } from '../../theme/tokens';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { Columns } from '../../ui/layout/Columns';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { EmptyState } from '../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { CartLines } from './CartLines';
import { CartTotal } from './CartTotal';
import { CartTroubleNotice } from './CartTroubleNotice';
import { checkoutText } from './checkout.text';
import { FootBar, FootLine } from './FootBar';
import { ToPay } from './ToPay';

/** In view as long as the list is; the bill that follows it says the same, so it is said once. */
const OnPhone = styled(FootBar)`
  ${media.wide} {
    display: none;
  }
`;

/** Loaded after the cart: how it is paid, and what became of an order that has left already. */
const Pay = lazyPart({
  id: 'checkout-pay',
  load: async () => (await import(/* webpackChunkName: "checkout-pay" */ './Pay')).Pay,
  needs: ['checkout', 'payments'],
});
const OrderDone = lazyPart({
  id: 'checkout-done',
  load: async () => (await import(/* webpackChunkName: "checkout-pay" */ './OrderDone')).OrderDone,
  needs: ['checkout'],
});

/** The cart line by line, what it comes to, and how it is paid; then what was paid. */
export const CheckoutScreen = () => {
  const [query] = useSearchParams();
  return query.get('step') === 'paid' ? <ScreenSlot screen={OrderDone} /> : <Cart />;
};

const Cart = () => {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const load = () => dispatch(loadCart.requested());
  useEffect(() => void dispatch(loadCart.requested()), [dispatch]);
  return (
    <>
      <ScreenTitle title={t.title} back={{ to: ADD_PACKS, label: t.back }} />
      <CartTroubleNotice />
      <Loaded flow={loadCart} value={cart} onRetry={load} skeleton={<SkeletonLines count={5} />}>
        {() => <Filled />}
      </Loaded>
    </>
  );
};

const Filled = () => {
  const t = useText(checkoutText);
  const lines = useAppSelector(selectCartLines);
  const isMoving = useAppSelector(selectIsCartMoving);
  const pay = <Pay failed={(retry) => <TryAgain sentence={t.payMissing} onRetry={retry} />} />;
  if (lines.length === 0 && !isMoving)
    return (
      <>
        {pay}
        <EmptyState
          title={t.empty}
          why={t.emptyWhy}
          action={<ButtonLink to={ADD_PACKS}>{t.back}</ButtonLink>}
        />
      </>
    );
  return (
    <Columns aside={<ToPay pay={pay} />} asideLabel={t.recap}>
      <CartLines lines={lines} />
      <OnPhone aria-hidden>
        <FootLine>
          <p>
            {t.total} · <CartTotal />
          </p>
        </FootLine>
      </OnPhone>
    </Columns>
  );
};
