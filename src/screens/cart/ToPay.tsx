import type { ReactNode } from 'react';
import {
  loadCart,
  selectCart,
  selectIsCartMoving,
  selectIsCartStale,
} from '../../../store/cart/cart';
import type { Cart } from '../../../store/wire/entities/packs/cart';
import { selectStatus } from '../../../store/core/flows';
import { recapOf } from '../../../store/cart/cartBreakdown';
import { HOME } from '../../app/guard';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { Notice } from '../../ui/feedback/Alert';
import { Sheet } from '../../ui/layout/Card';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { useSay, useStore } from '../../app/hooks';
import { Bill } from './Bill';
import { checkoutText } from './checkout.text';

interface ToPayProps {
  /** How it is paid. */
  readonly pay: ReactNode;
}

/** What it comes to, and how it is paid: only of a cart that the operator has confirmed. */
export const ToPay = ({ pay }: ToPayProps) => {
  const cart = useStore(selectCart);
  const isMoving = useStore(selectIsCartMoving);
  const isStale = useStore(selectIsCartStale);
  return (
    <Sheet>
      {isMoving || !cart ? <Updating /> : isStale ? <Stale /> : <Confirmed cart={cart} />}
      {pay}
    </Sheet>
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
  const say = useSay();
  const isAsking = useStore((state) => selectStatus(state, loadCart) === 'running');
  if (isAsking) return <Updating />;
  return (
    <Notice
      spoken
      tone="warn"
      action={
        <button type="button" onClick={() => say(loadCart.requested())}>
          {t.askAgain}
        </button>
      }
    >
      {t.stale}
    </Notice>
  );
};

const Confirmed = ({ cart }: { readonly cart: Cart }) => {
  const t = useText(checkoutText);
  const recap = recapOf(cart);
  return (
    <>
      <Bill of={recap} />
      {!recap.addsUp && (
        <>
          <Notice tone="bad">{t.doesNotAddUp}</Notice>
          <ButtonLink tone="ghost" wide to={`${HOME}/contactus`}>
            {t.contact}
          </ButtonLink>
        </>
      )}
    </>
  );
};
