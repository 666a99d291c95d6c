import { fork, put, type SagaGenerator, take, takeEvery } from 'typed-redux-saga';
import { loadSubscriber } from '../../store/account/subscriber';
import { navigationRequested } from '../../store/app/navigation';
import { loadCart } from '../../store/cart/cart';
import { checkoutReducer, type CheckoutRequest, payFromBalance } from '../../store/cart/checkout';
import { ORDER_DONE } from '../../store/core/paths';
import type { PaymentAttempt } from '../../store/payments/attempt';
import { attemptWritten } from '../../store/payments/payments';
import type { Order } from '../../store/wire/entities/packs/cart';
import { outcomesRead } from '../../store/writes/earlierWrites';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';
import { followOtherTabs } from '../payments/engine/followOtherTabs';
import { readOwn } from '../payments/engine/journal';
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
    yield* fork(followAttempts);
    yield* fork(() => followOtherTabs('CART', reloadCartAndBalance));
  },
};

/** Runs after every outcome, because only the operator knows the cart and the balance now. */
function* reloadCartAndBalance() {
  yield* put(loadCart.requested());
  yield* put(loadSubscriber.requested());
}

/** Runs once the operator's data has shown the outcome of a checkout. */
function* reloadWhenEnded({ payload }: ReturnType<typeof outcomesRead>) {
  if (payload.outcomes.some(({ call, key }) => call === 'checkout' && payload.ended.includes(key)))
    yield* reloadCartAndBalance();
}

/** Loads the cart again when a payment for it has ended in this browser. */
function* followAttempts(): SagaGenerator<never> {
  let lastEnds = endsOf(yield* readOwn());
  while (true) {
    yield* take(attemptWritten);
    const ends = endsOf(yield* readOwn());
    if (ends !== lastEnds) yield* put(loadCart.requested());
    lastEnds = ends;
  }
}

const endsOf = (attempts: readonly PaymentAttempt[]): string =>
  attempts
    .filter(({ bill, step }) => bill.purpose === 'CART' && (step === 'paid' || step === 'failed'))
    .map(({ id, step }) => `${id} ${step}`)
    .join();
