import { useEffect } from 'react';
import styled from 'styled-components';
import { loadCart, selectCart, selectCartLines, selectIsCartMoving } from '../../../store/cart';
import { selectIsOrderInDoubt, selectOrder } from '../../../store/checkout';
import { Loaded } from '../../frame/Loaded';
import { HOME } from '../../routing/guard';
import { useText } from '../../text/useText';
import { media } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Columns } from '../../ui/Columns';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { SkeletonLines } from '../../ui/Skeleton';
import { EmptyState } from '../../ui/States';
import { useSay, useStore } from '../../useStore';
import { CartLines } from './CartLines';
import { CartTotal } from './CartTotal';
import { CartTroubleNotice } from './CartTroubleNotice';
import { checkoutText } from './checkout.text';
import { FootBar, FootLine } from './FootBar';
import { OrderDone } from './OrderDone';
import { OrderInDoubt } from './OrderInDoubt';
import { ToPay } from './ToPay';

/** In view as long as the list is; the bill that follows it says the same, so it is said once. */
const OnPhone = styled(FootBar)`
  ${media.wide} {
    display: none;
  }
`;

const ADD = `${HOME}/addpacks`;

/** The cart line by line, what it comes to, and how it is paid. */
export const CheckoutScreen = () => {
  const t = useText(checkoutText);
  const say = useSay();
  const cart = useStore(selectCart);
  const order = useStore(selectOrder);
  const load = () => say(loadCart.requested());
  useEffect(() => void say(loadCart.requested()), [say]);
  if (order) return <OrderDone of={order} />;
  return (
    <>
      <ScreenTitle title={t.title} back={{ to: ADD, label: t.back }} />
      <OrderInDoubt />
      <CartTroubleNotice />
      <Loaded flow={loadCart} value={cart} onRetry={load} skeleton={<SkeletonLines count={5} />}>
        {() => <Filled />}
      </Loaded>
    </>
  );
};

const Filled = () => {
  const t = useText(checkoutText);
  const lines = useStore(selectCartLines);
  const isMoving = useStore(selectIsCartMoving);
  const isInDoubt = useStore(selectIsOrderInDoubt);
  if (lines.length === 0 && !isMoving)
    return isInDoubt ? null : (
      <EmptyState
        title={t.empty}
        why={t.emptyWhy}
        action={<ButtonLink to={ADD}>{t.back}</ButtonLink>}
      />
    );
  return (
    <Columns aside={<ToPay />} asideLabel={t.recap}>
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
