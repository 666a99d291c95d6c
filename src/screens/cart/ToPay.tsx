import type { ReactNode } from 'react';
import {
  loadCart,
  selectCart,
  selectIsCartMoving,
  selectIsCartStale,
} from '../../../store/cart/cart';
import type { Cart } from '../../../store/wire/entities/packs/cart';
import { selectStatus } from '../../../store/core/flows';
import { cartBreakdownOf } from '../../../store/cart/cartBreakdown';
import { CONTACT } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { Alert } from '../../ui/feedback/Alert';
import { Card } from '../../ui/layout/Card';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Bill } from './Bill';
import { checkoutText } from './checkout.text';

interface ToPayProps {
  /** How it is paid. */
  readonly pay: ReactNode;
}

/** What it comes to, and how it is paid: only of a cart that the operator has confirmed. */
export const ToPay = ({ pay }: ToPayProps) => {
  const cart = useAppSelector(selectCart);
  const isMoving = useAppSelector(selectIsCartMoving);
  const isStale = useAppSelector(selectIsCartStale);
  return (
    <Card>
      {isMoving || !cart ? <Updating /> : isStale ? <Stale /> : <Confirmed cart={cart} />}
      {pay}
    </Card>
  );
};

const Updating = () => {
  const t = useText(checkoutText);
  return (
    <>
      <p role="status">{t.updating}</p>
      <SkeletonLines count={4} />
    </>
  );
};

const Stale = () => {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const isAsking = useAppSelector((state) => selectStatus(state, loadCart) === 'running');
  if (isAsking) return <Updating />;
  return (
    <Alert
      live
      tone="warn"
      action={
        <button type="button" onClick={() => dispatch(loadCart.requested())}>
          {t.askAgain}
        </button>
      }
    >
      {t.stale}
    </Alert>
  );
};

const Confirmed = ({ cart }: { readonly cart: Cart }) => {
  const t = useText(checkoutText);
  const recap = cartBreakdownOf(cart);
  return (
    <>
      <Bill of={recap} />
      {!recap.addsUp && (
        <>
          <Alert tone="bad">{t.doesNotAddUp}</Alert>
          <ButtonLink tone="ghost" wide to={CONTACT}>
            {t.contact}
          </ButtonLink>
        </>
      )}
    </>
  );
};
