import {
  loadCart,
  selectCart,
  selectIsCartStale,
  selectIsCartUpdating,
} from '../../../store/cart/cart';
import { type CartBreakdown, cartBreakdownOf } from '../../../store/cart/cartBreakdown';
import { CONTACT } from '../../../store/core/paths';
import { sumOf } from '../../../store/core/values/money';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useIsRunning } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Alert } from '../../ui/feedback/Alert';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { BillTotal } from '../payments/pay/BillTotal';
import { billText } from '../payments/payments.text';
import { checkoutText } from './cart.text';

/** The amount to pay, once the operator has confirmed the cart. */
export const CheckoutSummary = () => {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const isUpdating = useAppSelector(selectIsCartUpdating);
  const isStale = useAppSelector(selectIsCartStale);
  const isLoading = useIsRunning(loadCart);
  if (!cart || isUpdating || (isStale && isLoading))
    return (
      <>
        <p role="status">{t.updating}</p>
        <SkeletonLines count={4} />
      </>
    );
  if (isStale)
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
