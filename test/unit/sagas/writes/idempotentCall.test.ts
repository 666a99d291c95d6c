import { put, takeEvery } from 'typed-redux-saga';
import { endpoints } from '../../../../sagas/api/endpoints';
import type { Domain } from '../../../../sagas/core/domain';
import { idempotentCall } from '../../../../sagas/writes/idempotentCall';
import { forgetPendingWrites, hasPendingWrite } from '../../../../sagas/writes/pendingWrites';
import { leading } from '../../../../sagas/core/runFlow';
import { documentedState } from '../../../../store/core/documentedState';
import type { Order } from '../../../../store/wire/entities/packs/cart';
import { defineFlow } from '../../../../store/core/flow';
import { selectStatus } from '../../../../store/core/flows';
import { PENDING_WRITE_LIFETIME, pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import type { RequestOf } from '../../../../store/wire/requests/requests';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle, until } from '../../../support/waiting';

const checkOut = defineFlow<RequestOf<'checkout'>, Order>('topUp/checkOut', 'inPlace');
const asked = { type: 'topUp/asked' };
const forgotten = { type: 'topUp/forgotten' };

/** A domain that does nothing but pay for the cart from the balance. */
const paying: Domain = {
  name: 'topUp',
  reducer: (state: unknown = documentedState.topUp) => state,
  *saga() {
    yield* leading(checkOut, (request) => idempotentCall(endpoints.checkout, request));
    yield* takeEvery(asked.type, function* () {
      yield* put({ type: 'topUp/answered', payload: yield* hasPendingWrite('checkout') });
    });
    yield* takeEvery(forgotten.type, () => forgetPendingWrites('checkout'));
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

const opened = async (customerid = '42'): Promise<Portal> => {
  const portal = await openPortal({ domains: [paying] });
  await portal.logIn({ customerid });
  return portal;
};
const pay = async (portal: Portal, request: RequestOf<'checkout'> = total): Promise<void> => {
  portal.say(checkOut.requested(request));
  await portal.until((state) => selectStatus(state, checkOut) !== 'running');
  await untilIdle();
};
const keysOf = (portal: Portal) =>
  portal.operator
    .receivedOf('checkout')
    .map(({ request }) => request.headers.get('idempotency-key'));
const isOpen = async (portal: Portal): Promise<unknown> => {
  portal.say(asked);
  await untilIdle();
  return portal.eventsOf({ type: 'topUp/answered' }).at(-1);
};
const open = { type: 'topUp/answered', payload: true };
const settled = { type: 'topUp/answered', payload: false };

const kept = (): string => localStorage.getItem(pendingWritesSlot.key) ?? '';

it('is written down before the call leaves, and says nothing of what is bought or for how much', async () => {
  const portal = await opened();
  let keptThen = '';
  portal.operator.replies(endpoints.checkout, () => {
    keptThen = kept();
    return Response.json(paid);
  });
  await pay(portal);
  expect(keptThen).toContain(keysOf(portal)[0]);
  // Whole: three digits alone stand in many a random key.
  expect(keptThen).not.toMatch(/499\.?00|BALANCE/);
  expect(kept()).toBe('');
});

it('is a new one for every payment that was answered', async () => {
  const portal = await opened();
  portal.operator.answers(endpoints.checkout, paid);
  await pay(portal);
  await pay(portal);
  const [first, second] = keysOf(portal);
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
});

it('stays the same while the answer is missing, also in a page opened anew', async () => {
  const portal = await opened();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
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

it.each([500, 502, 503, 504])(
  'stays the same after %i: nobody knows how far it came',
  async (status) => {
    const portal = await opened();
    portal.operator.refuses(endpoints.checkout, status);
    await pay(portal);
    await pay(portal);
    const [first, second] = keysOf(portal);
    expect(second).toBe(first);
  },
);

it('ends with a refusal', async () => {
  const portal = await opened();
  portal.operator.refuses(endpoints.checkout, 409, { message: 'Your cart has changed.' });
  await pay(portal);
  await pay(portal);
  const [first, second] = keysOf(portal);
  expect(second).not.toBe(first);
});

it('is another one for another amount, another call and another subscriber', async () => {
  const portal = await opened();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  await pay(portal, { ...total, amount: '500.00' });
  const somebodyElse = await opened('43');
  somebodyElse.operator.isUnreachable(endpoints.checkout);
  expect(await isOpen(somebodyElse)).toEqual(settled);
  await pay(somebodyElse);
  expect(new Set([...keysOf(portal), ...keysOf(somebodyElse)]).size).toBe(3);
});

it('is not settled by a second sending that never left', async () => {
  const portal = await opened();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await pay(portal);
  online.mockRestore();
  expect(keysOf(portal)).toHaveLength(1);
  expect(await isOpen(portal)).toEqual(open);
});

it('is gone when it never left', async () => {
  const portal = await opened();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await pay(portal);
  online.mockRestore();
  expect(keysOf(portal)).toHaveLength(0);
  expect(await isOpen(portal)).toEqual(settled);
});

it('is gone when the session had expired, for nothing was carried out', async () => {
  const portal = await opened();
  portal.operator.refuses(endpoints.checkout, 401);
  portal.say(checkOut.requested(total));
  await until(() => portal.moves.length > 0 || keysOf(portal).length > 0);
  await untilIdle();
  expect(kept()).toBe('');
});

it('is not settled by an expired session when an earlier sending is in doubt', async () => {
  const portal = await opened();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  portal.operator.refuses(endpoints.checkout, 401);
  portal.say(checkOut.requested(total));
  await until(() => keysOf(portal).length === 2);
  await untilIdle();
  expect(kept()).toContain(keysOf(portal)[0]);
});

it('is forgotten when the subscriber has seen what became of it, and after a day', async () => {
  const portal = await opened();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  portal.say(forgotten);
  expect(await isOpen(portal)).toEqual(settled);

  await pay(portal);
  expect(await isOpen(portal)).toEqual(open);
  const now = Date.now();
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + PENDING_WRITE_LIFETIME);
  expect(await isOpen(portal)).toEqual(settled);
  later.mockRestore();
});

it('is remembered by the page where the browser keeps nothing', async () => {
  const portal = await opened();
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  await pay(portal);
  refusing.mockRestore();
  const [first, second] = keysOf(portal);
  expect(second).toBe(first);
  portal.operator.answers(endpoints.checkout, paid);
  await pay(portal);
  expect(await isOpen(portal)).toEqual(settled);
});

it('is kept when the answer makes no sense', async () => {
  const portal = await opened();
  portal.operator.replies(endpoints.checkout, () => new Response('<html>'));
  await pay(portal);
  expect(await isOpen(portal)).toEqual(open);
});
