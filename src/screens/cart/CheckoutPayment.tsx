import { loadSubscriber, selectUserInfo } from '../../../store/account/subscriber';
import { selectCart, selectIsCartStale, selectIsCartUpdating } from '../../../store/cart/cart';
import { cartBreakdownOf } from '../../../store/cart/cartBreakdown';
import { payFromBalance } from '../../../store/cart/checkout';
import { type Failure, refusalCode } from '../../../store/core/failure';
import { operatorWordsOf } from '../../../store/core/messages';
import type { Paise } from '../../../store/core/values/money';
import { billOfCart } from '../../../store/payments/bill';
import { shortfallFound } from '../../../store/payments/shortfall';
import type { Cart } from '../../../store/wire/entities/packs/cart';
import {
  isEnded,
  selectIsOutcomeUnknown,
  selectOutcomes,
} from '../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useIsRunning, useLastFailure, useStatus } from '../../app/hooks/useFlow';
import { useFlowRequest } from '../../app/hooks/useFlowRequest';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { useIsReplacementLoading } from '../packs/replacement/ReplacedPacks';
import { PaymentMethods } from '../payments/pay/PaymentMethods';
import { PaymentRefusal } from '../payments/pay/PaymentRefusal';
import { UnfinishedPayments } from '../payments/unfinished/UnfinishedPayments';
import { WriteOutcomes } from '../writes/WriteOutcomes';

const CALLS = ['checkout'] as const;

/** The payment for the cart. Above it is the state of an earlier order whose outcome is not known. */
export const CheckoutPayment = () => {
  const cart = useAppSelector(selectCart);
  const isUpdating = useAppSelector(selectIsCartUpdating);
  const isStale = useAppSelector(selectIsCartStale);
  const isPayable = cart !== null && cart.cartdetails.length > 0 && cartBreakdownOf(cart).addsUp;
  // An earlier order of this cart may have been paid and must not be sent again.
  const isHeldBack = useAppSelector((state) => selectOutcomes(state, CALLS)).some(
    (outcome) => !isEnded(outcome) && !outcome.mayBeSentAgain,
  );
  // The balance decides which methods are offered. The methods wait for it, because a late method could move a button.
  const isBalanceKnown = useAppSelector(selectUserInfo) !== null;
  const isBalanceAwaited = useStatus(loadSubscriber) !== 'failed' && !isBalanceKnown;
  // A payment from the balance also ends the old packs of a replacement, so the methods wait for the replacement.
  const isReplacementLoading = useIsReplacementLoading();
  return (
    <>
      <OrderOutcomeUnknown />
      {isPayable &&
        !isUpdating &&
        !isStale &&
        !isHeldBack &&
        (isBalanceAwaited || isReplacementLoading ? (
          <SkeletonLines count={4} />
        ) : (
          <PayCart cart={cart} />
        ))}
      <UnfinishedPayments />
    </>
  );
};

/** Every payment method sends the total that is shown. The operator refuses the payment if its own total differs. */
const PayCart = ({ cart }: { readonly cart: Cart }) => {
  const dispatch = useAppDispatch();
  const available = useAppSelector(selectUserInfo)?.balance ?? null;
  const isOutcomeUnknown = useAppSelector((state) => selectIsOutcomeUnknown(state, CALLS));
  const { isBusy, failure, begin } = useFlowRequest(payFromBalance);
  const bill = billOfCart(cart);
  const pay = () => {
    begin();
    dispatch(payFromBalance.requested({ bill }));
  };
  const addMoney = (missing: Paise) =>
    dispatch(shortfallFound({ purpose: 'CART', missing, since: Date.now(), renewal: null }));
  const isRefusalTrue = useIsRefusalTrue(failure, isOutcomeUnknown);
  const refusal = failure && isRefusalTrue && <PaymentRefusal failure={failure} bill={bill} />;
  return (
    <PaymentMethods
      bill={() => bill}
      amount={bill.amount}
      balance={{ available, isBusy, isOutcomeUnknown, pay, addMoney, refusal }}
    />
  );
};

/**
 * Whether the sentence of the last failure is shown. It is hidden if the failure is an unknown outcome, or if it would
 * contradict `OrderOutcomeUnknown`.
 */
const useIsRefusalTrue = (failure: Failure | null, isOutcomeUnknown: boolean): boolean => {
  const hasEarlierOrder = useAppSelector((state) => selectOutcomes(state, CALLS)).length > 0;
  if (failure === null || failure.kind === 'unknown') return false;
  // The sentence says that an earlier payment has an unknown outcome. The sentence is out of date once every outcome in
  // `OrderOutcomeUnknown` is known. If `OrderOutcomeUnknown` is empty, the earlier payment is a renewal, and the
  // sentence stays.
  if (refusalCode(failure) === 'BALANCE_OPEN') return isOutcomeUnknown || !hasEarlierOrder;
  // Every other sentence says that nothing was paid. A defect may have come before or after the order was sent.
  return !isOutcomeUnknown && (failure.kind !== 'defect' || !hasEarlierOrder);
};

/** The outcome of an order whose request got no answer. Hidden while a request is running. */
const OrderOutcomeUnknown = () => {
  const isSending = useIsRunning(payFromBalance);
  const operatorWords = operatorWordsOf(useLastFailure(payFromBalance));
  if (isSending) return null;
  return <WriteOutcomes calls={CALLS} operatorWords={operatorWords} />;
};
