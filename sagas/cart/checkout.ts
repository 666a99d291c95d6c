import { fork, put, takeEvery } from 'typed-redux-saga';
import { loadSubscriber } from '../../store/account/subscriber';
import { navigationRequested } from '../../store/app/navigation';
import { loadCart } from '../../store/cart/cart';
import { checkoutReducer, payFromBalance } from '../../store/cart/checkout';
import { ORDER_DONE } from '../../store/core/paths';
import { requestAllPacks } from '../../store/packs/packs';
import { outcomesRead } from '../../store/writes/earlierWrites';
import type { Domain } from '../core/domain';
import { followPayments } from '../payments/engine/followPayments';
import { leadingInEngine } from '../payments/engine/lazyPayments';
import { findOutcomes } from '../writes/findOutcomes';

export const checkoutDomain: Domain = {
  name: 'checkout',
  reducer: checkoutReducer,
  *saga() {
    yield* leadingInEngine(payFromBalance, (engine, { bill }) => engine.payCartFromBalance(bill));
    yield* takeEvery([payFromBalance.succeeded, payFromBalance.failed], reloadCartAndBalance);
    yield* takeEvery(payFromBalance.succeeded, () => put(navigationRequested(ORDER_DONE)));
    yield* takeEvery(outcomesRead, reloadWhenEnded);
    yield* findOutcomes(['checkout']);
    yield* fork(() =>
      followPayments('CART', { here: reloadCart, elsewhere: reloadCartAndBalance }),
    );
  },
};

/** Runs after every outcome, because only the operator knows the cart and the balance now. */
function* reloadCartAndBalance() {
  yield* reloadCart();
  yield* put(loadSubscriber.requested());
}

function* reloadCart() {
  yield* put(loadCart.requested());
}

/** Runs once the operator's data has shown the outcome of a checkout. */
function* reloadWhenEnded({ payload }: ReturnType<typeof outcomesRead>) {
  if (!payload.outcomes.some(({ call, key }) => call === 'checkout' && payload.ended.includes(key)))
    return;
  yield* reloadCartAndBalance();
  yield* put(requestAllPacks());
}
