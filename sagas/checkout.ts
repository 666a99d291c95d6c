import { put, takeEvery } from 'typed-redux-saga';
import { loadCart } from '../store/cart';
import {
  checkoutReducer,
  openOrderFound,
  outcomeSeen,
  payFromBalance,
  type Agreed,
} from '../store/checkout';
import { rupeesOf } from '../store/money';
import { navigationRequested } from '../store/navigation';
import { loadSubscriber } from '../store/subscriber';
import { endpoints } from './api/endpoints';
import type { Domain } from './domain';
import { payOnce } from './moneyIntent';
import { forgetIntents, hasOpenIntent } from './openIntents';
import { leading } from './runFlow';

/** Where the result of an order stands. */
const PAID = '/checkout?step=paid';

export const checkout: Domain = {
  name: 'checkout',
  reducer: checkoutReducer,
  *saga() {
    yield* leading(payFromBalance, order);
    yield* takeEvery([payFromBalance.succeeded, payFromBalance.failed], lookAgain);
    yield* takeEvery(payFromBalance.succeeded, () => put(navigationRequested(PAID)));
    yield* takeEvery(outcomeSeen, () => forgetIntents('checkout'));
    if (yield* hasOpenIntent('checkout')) yield* put(openOrderFound());
  },
};

function* order({ total }: Agreed) {
  const agreed = { amount: rupeesOf(total), paymentmode: 'BALANCE' } as const;
  return yield* payOnce(endpoints.checkout, agreed);
}

/** Whatever came of it: the cart is empty only when the operator says so, and so it is with the balance. */
function* lookAgain() {
  yield* put(loadCart.requested());
  yield* put(loadSubscriber.requested());
}
