import { selectCart, selectIsCartUpdating, selectIsCartStale } from '../../../store/cart/cart';
import { useText } from '../../text/useText';
import { Money } from '../../ui/data/Money';
import { useAppSelector } from '../../app/hooks';
import { cartText } from './cart.text';

/** The operator's total; unknown while the cart is being updated. */
export const CartTotal = () => {
  const t = useText(cartText);
  const cart = useAppSelector(selectCart);
  const isMoving = useAppSelector(selectIsCartUpdating);
  const isStale = useAppSelector(selectIsCartStale);
  if (isMoving || !cart) return <small>{t.updating}</small>;
  if (isStale) return <small>{t.unsure}</small>;
  return (
    <>
      <strong>
        <Money amount={cart.total} />
      </strong>{' '}
      <small>{t.withTax}</small>
    </>
  );
};
