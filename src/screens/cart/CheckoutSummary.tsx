import type { ReactNode } from 'react';
import {
  loadCart,
  selectCart,
  selectIsCartStale,
  selectIsCartUpdating,
} from '../../../store/cart/cart';
import type { CartBreakdown } from '../../../store/cart/cartBreakdown';
import { cartBreakdownOf } from '../../../store/cart/cartBreakdown';
import { CONTACT } from '../../../store/core/paths';
import { sumOf } from '../../../store/core/values/money';
import type { Cart } from '../../../store/wire/entities/packs/cart';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useIsRunning } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Alert } from '../../ui/feedback/Alert';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { Panel } from '../../ui/layout/Columns';
import { BillTotal } from '../payments/pay/BillTotal';
import { billText } from '../payments/payments.text';
import { checkoutText } from './cart.text';

interface CheckoutSummaryProps {
  /** The payment, shown below the amount. */
  readonly pay: ReactNode;
}

/** The amount to pay and the payment, for a cart that the operator has confirmed. */
export const CheckoutSummary = ({ pay }: CheckoutSummaryProps) => {
  const cart = useAppSelector(selectCart);
  const isMoving = useAppSelector(selectIsCartUpdating);
  const isStale = useAppSelector(selectIsCartStale);
  return (
    <Panel>
      {isMoving || !cart ? (
        <UpdatingCart />
      ) : isStale ? (
        <StaleCart />
      ) : (
        <ConfirmedCart cart={cart} />
      )}
      {pay}
    </Panel>
  );
};

const UpdatingCart = () => {
  const t = useText(checkoutText);
  return (
    <>
      <p role="status">{t.updating}</p>
      <SkeletonLines count={4} />
    </>
  );
};

const StaleCart = () => {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const isLoading = useIsRunning(loadCart);
  if (isLoading) return <UpdatingCart />;
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

const ConfirmedCart = ({ cart }: { readonly cart: Cart }) => {
  const t = useText(checkoutText);
  const breakdown = cartBreakdownOf(cart);
  return (
    <>
      <OrderBreakdown breakdown={breakdown} />
      {!breakdown.addsUp && (
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

interface OrderBreakdownProps {
  readonly breakdown: CartBreakdown;
}

/** The packs, the charges added to them, and the total that the operator asks for. */
export const OrderBreakdown = ({ breakdown: { lines, charges, total } }: OrderBreakdownProps) => {
  const t = useText(checkoutText);
  const bill = useText(billText);
  const names = { ...t.charges, gst: bill.gst };
  return (
    <BillTotal
      title={t.breakdown}
      lines={[
        { name: bill.packs(lines.length), amount: sumOf(lines.map(({ price }) => price)) },
        ...charges.map(({ name, amount }) => ({ name: names[name], amount })),
      ]}
      total={total}
    />
  );
};
