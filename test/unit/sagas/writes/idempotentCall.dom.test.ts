import { put, takeEvery } from 'typed-redux-saga';
import { endpoints } from '../../../../sagas/api/endpoints';
import type { Domain } from '../../../../sagas/core/domain';
import { leading } from '../../../../sagas/core/runFlow';
import { idempotentCall } from '../../../../sagas/writes/idempotentCall';
import { hasPendingWrite, removePendingWrites } from '../../../../sagas/writes/pendingWrites';
import type { AppState } from '../../../../store/app/app';
import { defineFlow } from '../../../../store/core/flow';
import { selectFailure } from '../../../../store/core/flows';
import { documentedState } from '../../../../store/documented/documentedState';
import type { Order } from '../../../../store/wire/entities/packs/cart';
import type { RequestOf } from '../../../../store/wire/requests/requests';
import { KEY_LIFETIME, pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { openPortal, type TestPortal } from '../../../support/portal';
import type * as KeyStore from '../../../support/storage/keyStore';
import { refuseStorage } from '../../../support/storage/refuseStorage';
import { until, untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () =>
  jest.requireActual<typeof KeyStore>('../../../support/storage/keyStore'),
);

const checkOut = defineFlow<RequestOf<'checkout'>, Order>('topUp/checkOut');
const asked = { type: 'topUp/asked' };
const forgotten = { type: 'topUp/forgotten' };

/** A domain that pays for the cart from the balance, says whether that payment is pending, and forgets it. */
const paying: Domain = {
  name: 'topUp',
  reducer: (state: unknown = documentedState.topUp) => state,
  *saga() {
    yield* leading(checkOut, (request) => idempotentCall(endpoints.checkout, request));
    yield* takeEvery(asked.type, function* () {
      yield* put({ type: 'topUp/answered', payload: yield* hasPendingWrite('checkout') });
    });
    yield* takeEvery(forgotten.type, () => removePendingWrites('checkout'));
  },
};

const paid = {
  orderid: 'O1',
  amount: '499.00',
  currency: 'INR',
  status: 'PAID',
  expireson: '',
  results: [],
  message: '',
};
const total = { amount: '499.00', paymentmode: 'BALANCE' as const };

/** The operator of these tests honours keys, unless a test says otherwise. */
const opened = async (
  customerid = '42',
  idempotency: AppState['idempotency'] = 'honoured',
): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [paying], app: { idempotency } });
  await portal.logIn({ customerid });
  return portal;
};
const pay = (portal: TestPortal, request: RequestOf<'checkout'> = total) =>
  portal.press(checkOut, request);
/** A page whose payment has left and was not answered. */
const unanswered = async (): Promise<TestPortal> => {
  const portal = await opened();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  return portal;
};
const payOffline = async (portal: TestPortal) => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await pay(portal);
  online.mockRestore();
};
const keysOf = (portal: TestPortal) => portal.operator.keysOf('checkout');
const isOpen = async (portal: TestPortal): Promise<unknown> => {
  portal.dispatch(asked);
  await untilIdle();
  return portal.eventsOf({ type: 'topUp/answered' }).at(-1);
};
const open = { type: 'topUp/answered', payload: true };
const settled = { type: 'topUp/answered', payload: false };

const kept = (): string => localStorage.getItem(pendingWritesSlot.key) ?? '';

it('The key is stored before the call is sent, without the goods or the amount', async () => {
  const portal = await opened();
  let keptThen = '';
  portal.operator.replies(endpoints.checkout, () => {
    keptThen = kept();
    return Response.json(paid);
  });
  await pay(portal);
  expect(keptThen).toContain(keysOf(portal)[0]);
  // The amount is matched as a whole, because three digits alone occur in many random keys.
  expect(keptThen).not.toMatch(/499\.?00|BALANCE/);
  expect(kept()).toBe('');
});

it('Each answered payment is followed by a new key', async () => {
  const portal = await opened();
  portal.operator.answers(endpoints.checkout, paid);
  await pay(portal);
  await pay(portal);
  const [first, second] = keysOf(portal);
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
});

it('The key stays the same while the answer is missing, also in a reloaded page', async () => {
  const portal = await unanswered();
  await pay(portal);
  const [first, second] = keysOf(portal);
  expect(second).toBe(first);
  expect(await isOpen(portal)).toEqual(open);

  const reopened = await opened();
  reopened.operator.answers(endpoints.checkout, paid);
  expect(await isOpen(reopened)).toEqual(open);
  await pay(reopened);
  expect(keysOf(reopened)).toEqual([first]);
  expect(await isOpen(reopened)).toEqual(settled);
});

it.each([202, 302, 408, 409, 422, 425, 429, 500, 502, 503, 504])(
  'The key stays the same after %i, because the outcome is unknown',
  async (status) => {
    const portal = await opened();
    portal.operator.refuses(endpoints.checkout, status);
    await pay(portal);
    await pay(portal);
    const [first, second] = keysOf(portal);
    expect(second).toBe(first);
  },
);

it('A refusal ends the key', async () => {
  const portal = await opened();
  portal.operator.refuses(endpoints.checkout, 409, {
    message: 'Your cart has changed.',
    errorcode: 'AMOUNT_CHANGED',
  });
  await pay(portal);
  await pay(portal);
  const [first, second] = keysOf(portal);
  expect(second).not.toBe(first);
});

it('Another amount, call or subscriber gets another key', async () => {
  const portal = await unanswered();
  await pay(portal, { ...total, amount: '500.00' });
  const otherSubscriber = await opened('43');
  otherSubscriber.operator.isUnreachable(endpoints.checkout);
  expect(await isOpen(otherSubscriber)).toEqual(settled);
  await pay(otherSubscriber);
  expect(new Set([...keysOf(portal), ...keysOf(otherSubscriber)]).size).toBe(3);
});

it('A second attempt that was not sent does not settle the key', async () => {
  const portal = await unanswered();
  await payOffline(portal);
  expect(keysOf(portal)).toHaveLength(1);
  expect(await isOpen(portal)).toEqual(open);
});

it('A call that was not sent leaves no key', async () => {
  const portal = await opened();
  await payOffline(portal);
  expect(keysOf(portal)).toHaveLength(0);
  expect(await isOpen(portal)).toEqual(settled);
});

it('An expired session leaves no key, because nothing was carried out', async () => {
  const portal = await opened();
  portal.operator.refuses(endpoints.checkout, 401, { errorcode: 'NO_SESSION' });
  portal.dispatch(checkOut.requested(total));
  await until(() => portal.moves.length > 0 || keysOf(portal).length > 0);
  await untilIdle();
  expect(kept()).toBe('');
});

it('A 401 without the code of the session layer leaves the write unknown', async () => {
  const portal = await opened();
  portal.operator.refuses(endpoints.checkout, 401, { error: 'Unauthorized' });
  portal.dispatch(checkOut.requested(total));
  await until(() => keysOf(portal).length > 0);
  await untilIdle();
  expect(kept()).toContain(keysOf(portal)[0]);
});

it('An expired session does not settle an earlier attempt whose outcome is unknown', async () => {
  const portal = await unanswered();
  portal.operator.refuses(endpoints.checkout, 401, { errorcode: 'NO_SESSION' });
  portal.dispatch(checkOut.requested(total));
  await until(() => keysOf(portal).length === 2);
  await untilIdle();
  expect(kept()).toContain(keysOf(portal)[0]);
});

it('The key is deleted when the subscriber acknowledges the outcome', async () => {
  const portal = await unanswered();
  portal.dispatch(forgotten);
  expect(await isOpen(portal)).toEqual(settled);
});

it.each<[string, AppState['idempotency'], number]>([
  ['not known to honour keys', 'unknown', 0],
  ['who honours keys, after a day', 'honoured', KEY_LIFETIME],
])('To an operator %s the same is not sent again, and stays open', async (_, idempotency, wait) => {
  const portal = await opened('42', idempotency);
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  const now = Date.now();
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + wait);
  portal.operator.answers(endpoints.checkout, paid);
  expect(await pay(portal)).toBe('failed');
  expect(keysOf(portal)).toHaveLength(1);
  expect(await isOpen(portal)).toEqual(open);
  later.mockRestore();
});

it('The key is kept on the disk where the browser refuses its storage', async () => {
  const portal = await opened();
  const restoreStorage = refuseStorage();
  // The code only checks that there is an `indexedDB`.
  Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true });
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  await pay(portal);
  restoreStorage();
  const [first, second] = keysOf(portal);
  expect(second).toBe(first);
  portal.operator.answers(endpoints.checkout, paid);
  await pay(portal);
  expect(await isOpen(portal)).toEqual(settled);
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it('Nothing is sent where the key cannot be written down', async () => {
  const portal = await opened();
  const restoreStorage = refuseStorage();
  await pay(portal);
  restoreStorage();
  expect(selectFailure(portal.state(), checkOut)).toMatchObject({ code: 'NOT_STORED' });
  expect(keysOf(portal)).toEqual([]);
  expect(await isOpen(portal)).toEqual(settled);
});

it('The key is kept when the answer is unreadable', async () => {
  const portal = await opened();
  portal.operator.replies(endpoints.checkout, () => new Response('<html>'));
  await pay(portal);
  expect(await isOpen(portal)).toEqual(open);
});
