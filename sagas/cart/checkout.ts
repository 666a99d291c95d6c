import { fork, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { loadSubscriber } from '../../store/account/subscriber';
import { navigationRequested } from '../../store/app/navigation';
import { loadCart } from '../../store/cart/cart';
import { checkoutReducer, type CheckoutRequest, payFromBalance } from '../../store/cart/checkout';
import { ORDER_DONE } from '../../store/core/paths';
import type { Order } from '../../store/wire/entities/packs/cart';
import { outcomesRead } from '../../store/writes/earlierWrites';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';
import { followPayments } from '../payments/engine/followPayments';
import { lazyEngine } from '../payments/engine/lazyPayments';
import { findOutcomes } from '../writes/findOutcomes';

export const checkoutDomain: Domain = {
  name: 'checkout',
  reducer: checkoutReducer,
  *saga() {
    yield* leading(
      payFromBalance,
      lazyEngine(
        (engine) =>
          function* ({ bill }: CheckoutRequest): SagaGenerator<Order> {
            const answer = yield* engine.payBillFromBalance(bill);
            if (answer.kind !== 'order') throw new Error('A cart was answered as a renewal');
            return answer.order;
          },
      ),
    );
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
  if (payload.outcomes.some(({ call, key }) => call === 'checkout' && payload.ended.includes(key)))
    yield* reloadCartAndBalance();
}
