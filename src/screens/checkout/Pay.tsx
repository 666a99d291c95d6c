import { selectCart, selectIsCartMoving, selectIsCartStale } from '../../../store/cart';
import { recapOf } from '../../../store/recap';
import { useStore } from '../../useStore';
import { OrderInDoubt } from './OrderInDoubt';
import { PayFromBalance } from './PayFromBalance';

/** How the cart is paid; before that, what is not known yet of an order that has left. */
export const Pay = () => {
  const cart = useStore(selectCart);
  const isMoving = useStore(selectIsCartMoving);
  const isStale = useStore(selectIsCartStale);
  const recap = cart && cart.cartdetails.length > 0 ? recapOf(cart) : null;
  return (
    <>
      <OrderInDoubt />
      {recap?.addsUp && !isMoving && !isStale && <PayFromBalance total={recap.total} />}
    </>
  );
};
