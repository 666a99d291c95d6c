import { eventChannel } from 'redux-saga';
import { call, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import {
  addToCart,
  cartReducer,
  type CartWrite,
  changedElsewhere,
  loadCart,
  removeFromCart,
  selectIsCartUpdating,
  selectNextWrite,
} from '../../store/cart/cart';
import { randomId } from '../../store/core/values/identifiers';
import type { Cart } from '../../store/wire/entities/packs/cart';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { toFailure } from '../api/failures';
import { broadcast, onBroadcast } from '../core/broadcast';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { idempotentCall } from '../writes/idempotentCall';
import { removePendingWrites } from '../writes/pendingWrites';

const NAME = 'selfcareCart';
/** A tab hears its own message too. */
const TAB = randomId();

/** Says that the cart has changed, and not what is in it. */
const tellOtherTabs = (): void => broadcast(NAME, TAB);

/** Another tab of this browser has changed the cart, or the browser brought this page back as it was left. */
const cartChanges = () =>
  eventChannel<true>((emit) =>
    onBroadcast(NAME, (tab) => {
      if (tab !== TAB) emit(true);
    }),
  );

export const cartDomain: Domain = {
  name: 'cart',
  reducer: cartReducer,
  *saga() {
    yield* latest(loadCart, load);
    yield* takeEvery(loadCart.succeeded, settleWritesFromCart);
    yield* takeEvery([addToCart.succeeded, removeFromCart.succeeded], tellOtherTabs);
    yield* takeEvery([addToCart.failed, removeFromCart.failed], () => put(loadCart.requested()));
    yield* fork(followOtherTabs);
    yield* fork(writeInOrder);
  },
};

/** While something is being written the operator's answer would be older than what it answers the write. */
function* load(): SagaGenerator<Cart> {
  while (yield* select(selectIsCartUpdating)) yield* take(isWriteAnswered);
  return yield* callApi(endpoints.cart, undefined);
}

/** The cart itself shows what happened to a write without an answer, also of one of an earlier page. */
function* settleWritesFromCart(): SagaGenerator<void> {
  if (yield* select(selectIsCartUpdating)) return;
  for (const name of ['addToCart', 'removeFromCart'] as const) yield* removePendingWrites(name);
}

const isWriteAnswered = [
  addToCart.succeeded,
  addToCart.failed,
  removeFromCart.succeeded,
  removeFromCart.failed,
];

function* followOtherTabs(): SagaGenerator<void> {
  const changes = yield* call(cartChanges);
  try {
    while (yield* take(changes)) {
      yield* put(changedElsewhere());
      yield* put(loadCart.requested());
    }
  } finally {
    changes.close();
  }
}

/** One write after another, as they were pressed: the queue itself is in the store. */
function* writeInOrder(): SagaGenerator<void> {
  while (true) {
    yield* take([addToCart.requested, removeFromCart.requested]);
    let next = yield* select(selectNextWrite);
    while (next) {
      // What is being read would come too late to be true.
      yield* put(loadCart.cancelled());
      yield* write(next);
      next = yield* select(selectNextWrite);
    }
  }
}

function* write(one: CartWrite): SagaGenerator<void> {
  const flow = one.kind === 'add' ? addToCart : removeFromCart;
  try {
    yield* put(flow.succeeded(yield* call(answerTo, one)));
  } catch (error) {
    yield* put(flow.failed(toFailure(error)));
  }
}

/** Removing is a GET that changes something: neither this call nor its row ever sends it twice. */
function* answerTo(one: CartWrite): SagaGenerator<Cart> {
  if (one.kind === 'remove') {
    const cartitemid = one.lines.map((line) => line.cartitemid).join(',');
    return yield* idempotentCall(endpoints.removeFromCart, { cartitemid });
  }
  const { products, stbno, chargeperiod } = one;
  return yield* idempotentCall(endpoints.addToCart, {
    productid: products.map(({ productid }) => productid).join(','),
    chargeperiod,
    ...(stbno !== '' && { stbno }),
  });
}
