import { eventChannel } from 'redux-saga';
import { call, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import {
  addToCart,
  cartReducer,
  type CartWrite,
  changedElsewhere,
  loadCart,
  removeFromCart,
  selectIsCartStale,
  selectIsCartUpdating,
  selectNextWrite,
} from '../../store/cart/cart';
import { selectStatus } from '../../store/core/flows';
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
/** Identifies the messages of this tab, because a tab receives its own messages too. */
const TAB = randomId();

/** Tells the other tabs that the cart has changed. The contents of the cart are not sent. */
const tellOtherTabs = (): void => broadcast(NAME, TAB);

/** Emits when another tab has changed the cart, and when this page returns from the back/forward cache. */
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
    yield* fork(followOtherTabs);
    yield* fork(writeInOrder);
  },
};

/** Waits until no write is running, because an answer to a read during a write may lack the change. */
function* load(): SagaGenerator<Cart> {
  while (yield* select(selectIsCartUpdating)) yield* take(isWriteAnswered);
  return yield* callApi(endpoints.cart, undefined);
}

/** The loaded cart shows the outcome of every write without an answer, so the records of those writes are removed. */
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

/**
 * Sends one write after another, in the order in which they were requested. The queue is in the store. Afterwards the
 * cart is read if a write failed or the cart is stale (`isStale`). It stays stale after a write without an answer, even
 * if a later write is answered, because the operator may still carry out the unanswered write.
 */
function* writeInOrder(): SagaGenerator<void> {
  while (true) {
    yield* take([addToCart.requested, removeFromCart.requested]);
    let next = yield* select(selectNextWrite);
    let hasFailed = false;
    while (next) {
      // The answer to a read that is already running would lack this write.
      yield* put(loadCart.cancelled());
      hasFailed = !(yield* write(next)) || hasFailed;
      next = yield* select(selectNextWrite);
    }
    const isOutdated = hasFailed || (yield* select(selectIsCartStale));
    const isBeingRead = (yield* select(selectStatus, loadCart)) === 'running';
    if (isOutdated && !isBeingRead) yield* put(loadCart.requested());
  }
}

/** Returns whether the operator has carried out the write. */
function* write(cartWrite: CartWrite): SagaGenerator<boolean> {
  const flow = cartWrite.kind === 'add' ? addToCart : removeFromCart;
  try {
    yield* put(flow.succeeded(yield* call(answerTo, cartWrite)));
    return true;
  } catch (error) {
    yield* put(flow.failed(toFailure(error)));
    return false;
  }
}

/** Removing is a GET that changes the cart, so it is never sent again automatically. */
function* answerTo(cartWrite: CartWrite): SagaGenerator<Cart> {
  if (cartWrite.kind === 'remove') {
    const cartitemid = cartWrite.lines.map((line) => line.cartitemid).join(',');
    return yield* idempotentCall(endpoints.removeFromCart, { cartitemid });
  }
  const { products, stbno, chargeperiod } = cartWrite;
  return yield* idempotentCall(endpoints.addToCart, {
    productid: products.map(({ productid }) => productid).join(','),
    chargeperiod,
    ...(stbno !== '' && { stbno }),
  });
}
