import { selectCart, selectIsCartMoving, selectIsCartStale } from '../../../store/cart/cart';
import { payFromBalance, selectIsOrderInDoubt } from '../../../store/cart/checkout';
import type { Cart } from '../../../store/wire/entities/packs/cart';
import { selectStatus } from '../../../store/core/flows';
import { billOfCart } from '../../../store/payments/bill';
import { cartBreakdownOf } from '../../../store/cart/cartBreakdown';
import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { useFlowRequest } from '../../app/hooks/useFlowRequest';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UnfinishedPayments } from '../payments/unfinished/UnfinishedPayments';
import { PaymentMethods } from '../payments/pay/WaysToPay';
import { PaymentRefusal } from '../payments/pay/PaymentRefusal';
import { OrderInDoubt } from './OrderInDoubt';

/** How the cart is paid; before that, what is not known yet of an order that has left. */
export const Pay = () => {
  const cart = useAppSelector(selectCart);
  const isMoving = useAppSelector(selectIsCartMoving);
  const isStale = useAppSelector(selectIsCartStale);
  const isSure = cart !== null && cart.cartdetails.length > 0 && cartBreakdownOf(cart).addsUp;
  return (
    <>
      <OrderInDoubt />
      {isSure && !isMoving && !isStale && <PayWhenKnown cart={cart} />}
      <UnfinishedPayments />
    </>
  );
};

interface PayProps {
  readonly cart: Cart;
}

/** Which way stands first hangs on the balance: a button must not become another one under the thumb. */
const PayWhenKnown = ({ cart }: PayProps) => {
  const isKnown = useAppSelector(selectUserInfo) !== null;
  const hasFailed = useAppSelector((state) => selectStatus(state, loadSubscriber) === 'failed');
  return isKnown || hasFailed ? <PayCart cart={cart} /> : <SkeletonLines count={4} />;
};

/** What is shown is what is paid: every way asks for this total, and is refused when it is another one. */
const PayCart = ({ cart }: PayProps) => {
  const dispatch = useAppDispatch();
  const has = useAppSelector(selectUserInfo)?.balance ?? null;
  const isInDoubt = useAppSelector(selectIsOrderInDoubt);
  const { isBusy, failure, begin } = useFlowRequest(payFromBalance);
  const bill = billOfCart(cart);
  const pay = () => {
    begin();
    dispatch(payFromBalance.requested({ bill }));
  };
  // A no is certain: nothing was paid, and why. What is in doubt is told above.
  const told = failure && !isInDoubt && <PaymentRefusal because={failure} bill={bill} />;
  return (
    <PaymentMethods
      bill={() => bill}
      amount={bill.amount}
      balance={{ has, isBusy, isInDoubt, pay, told: told ?? null }}
    />
  );
};
