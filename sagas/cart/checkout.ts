import { fork, put, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { loadCart } from '../../store/cart/cart';
import {
  checkoutReducer,
  openOrderFound,
  outcomeSeen,
  payFromBalance,
  type Agreed,
} from '../../store/cart/checkout';
import type { Order } from '../../store/wire/entities/packs/cart';
import { rupeesOf } from '../../store/core/money';
import { navigationRequested } from '../../store/app/navigation';
import { attemptWritten, journalRead } from '../../store/payments/payments';
import type { PaymentAttempt } from '../../store/payments/attempt';
import { loadSubscriber } from '../../store/account/subscriber';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { idempotentCall } from '../writes/idempotentCall';
import { forgetPendingWrites, hasPendingWrite } from '../writes/pendingWrites';
import { lazyPayment } from '../payments/engine/lazyPayments';
import { readOwn } from '../payments/engine/journal';
import { leading } from '../core/runFlow';

/** Where the result of an order stands. */
const PAID = '/checkout?step=paid';

export const checkoutDomain: Domain = {
  name: 'checkout',
  reducer: checkoutReducer,
  *saga() {
    yield* leading(
      payFromBalance,
      lazyPayment(({ payWhenNothingIsOpen }) => (agreed: Agreed) => {
        const pay = () => order(agreed);
        return payWhenNothingIsOpen({ bill: agreed.bill, pay });
      }),
    );
    yield* takeEvery([payFromBalance.succeeded, payFromBalance.failed], lookAgain);
    yield* takeEvery(payFromBalance.succeeded, () => put(navigationRequested(PAID)));
    yield* takeEvery(payFromBalance.failed, findDoubt);
    yield* takeEvery(outcomeSeen, () => forgetPendingWrites('checkout'));
    yield* fork(followAttempts);
    yield* findDoubt();
  },
};

function* order({ bill }: Agreed): SagaGenerator<Order> {
  const agreed = { amount: rupeesOf(bill.amount), paymentmode: 'BALANCE' } as const;
  return yield* idempotentCall(endpoints.checkout, agreed);
}

/** Whatever came of it: the cart is empty only when the operator says so, and so it is with the balance. */
function* lookAgain() {
  yield* put(loadCart.requested());
  yield* put(loadSubscriber.requested());
}

/** An earlier sending is in doubt still, whatever became of the last press. */
function* findDoubt() {
  if (yield* hasPendingWrite('checkout')) yield* put(openOrderFound());
}

/** A payment of the cart has ended, here or in another tab: what it holds now the operator says. */
function* followAttempts(): SagaGenerator<never> {
  let known = endsOf(yield* readOwn());
  while (true) {
    yield* take([attemptWritten, journalRead]);
    const now = endsOf(yield* readOwn());
    if (now !== known) yield* put(loadCart.requested());
    known = now;
  }
}

const endsOf = (attempts: readonly PaymentAttempt[]): string =>
  attempts
    .filter(({ bill, step }) => bill.purpose === 'CART' && (step === 'paid' || step === 'failed'))
    .map(({ id, step }) => `${id} ${step}`)
    .join();
