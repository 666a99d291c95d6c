import { useSearchParams } from 'react-router-dom';
import {
  loadCart,
  selectCart,
  selectCartLines,
  selectIsCartUpdating,
} from '../../../store/cart/cart';
import { selectCartCount } from '../../../store/cart/cartCount';
import { ADD_PACKS } from '../../../store/core/paths';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Loaded } from '../../app/hooks/Loaded';
import { useLoadIfIdleOnMount } from '../../app/hooks/useFlow';
import { lazyPart, lazyScreen } from '../../app/lazy/lazyPart';
import { ScreenSlot } from '../../app/lazy/ScreenSlot';
import { TryAgain } from '../../app/lazy/TryAgain';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { SkeletonLines, SkeletonRows } from '../../ui/feedback/Skeleton';
import { EmptyState } from '../../ui/feedback/States';
import { emptyCart } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { Columns, Panel } from '../../ui/layout/Columns';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { ResultColumn } from '../../ui/result/ResultLayout';
import { ReplacedPacks } from '../packs/replacement/ReplacedPacks';
import { checkoutText } from './cart.text';
import { CartFailures, useCartFailurePlace } from './CartFailures';
import { CartLines } from './CartLines';
import { CheckoutSummary } from './CheckoutSummary';

/** Loaded after the cart: the payment, and the state of an order whose outcome is not known. */
const Pay = lazyPart({
  id: 'checkout-pay',
  load: async () =>
    (await import(/* webpackChunkName: "checkout-pay" */ './CheckoutPayment')).CheckoutPayment,
  needs: ['checkout', 'payments', 'topUp'],
});
/** Shown above the cart, because a subscriber who returns from adding money looks there first. */
const MoneyAdded = lazyPart<{ readonly purpose: 'CART' }>({
  id: 'checkout-money-added',
  load: async () =>
    (await import(/* webpackChunkName: "checkout-pay" */ '../payments/pay/AddedMoney')).AddedMoney,
  needs: ['topUp'],
});
const OrderDone = lazyScreen({
  id: 'checkout-done',
  load: async () =>
    (await import(/* webpackChunkName: "checkout-pay" */ './OrderResult')).OrderResult,
  needs: ['checkout'],
});

/** The cart line by line, its total and its payment; after the payment, the result. */
export const CheckoutScreen = () => {
  const [query] = useSearchParams();
  if (query.get('step') !== 'paid') return <CartView />;
  return (
    <ResultColumn>
      <ScreenSlot screen={OrderDone} />
      <ReplacedPacks />
    </ResultColumn>
  );
};

const CartView = () => {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const load = () => dispatch(loadCart.requested());
  useLoadIfIdleOnMount(loadCart);
  useCartFailurePlace();
  return (
    <>
      <ScreenTitle title={t.title} back={{ to: ADD_PACKS, label: t.back }} />
      <MoneyAdded purpose="CART" failed={() => null} />
      <CartFailures />
      <Loaded isPage flow={loadCart} value={cart} onRetry={load} skeleton={<CartSkeleton />}>
        {() => <CartContents />}
      </Loaded>
    </>
  );
};

/** Has as many rows as the cart has lines, if the store already knows their number. */
const CartSkeleton = () => (
  <Columns
    aside={
      <Panel>
        <SkeletonLines count={4} />
      </Panel>
    }
    asideLabel={useText(checkoutText).breakdown}
  >
    <SkeletonRows count={Math.max(1, useAppSelector(selectCartCount))} lead />
  </Columns>
);

const CartContents = () => {
  const t = useText(checkoutText);
  const lines = useAppSelector(selectCartLines);
  const isUpdating = useAppSelector(selectIsCartUpdating);
  const pay = <Pay failed={(retry) => <TryAgain sentence={t.payMissing} onRetry={retry} />} />;
  if (lines.length === 0 && !isUpdating)
    return (
      <>
        {pay}
        <ReplacedPacks />
        <EmptyState
          picture={<Illustration drawing={emptyCart} />}
          title={t.empty}
          description={t.emptyDescription}
          action={<ButtonLink to={ADD_PACKS}>{t.back}</ButtonLink>}
        />
      </>
    );
  return (
    <Columns
      aside={
        <Panel>
          <CheckoutSummary />
          {pay}
        </Panel>
      }
      asideLabel={t.breakdown}
    >
      <CartLines lines={lines} />
      <ReplacedPacks />
    </Columns>
  );
};
