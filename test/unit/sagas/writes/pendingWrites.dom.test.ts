import { kycDomain } from '../../../../sagas/account/kyc';
import { profileDomain } from '../../../../sagas/account/profile';
import {
  acknowledgeBooking,
  settleAsBooked,
  settleWrite,
} from '../../../../sagas/writes/pendingWrites';
import { durableRecords } from '../../../../sagas/writes/writeRecords';
import type { Paise } from '../../../../store/core/values/money';
import type { CallName } from '../../../../store/wire/answers';
import {
  earlierWriteAcknowledged,
  earlierWriteFound,
  selectHasEarlierWrite,
} from '../../../../store/writes/earlierWrites';
import type { PendingWrite } from '../../../../store/writes/pendingWrites';
import { aPendingWrite } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../support/storage/keptWrites';
import { untilIdle } from '../../../support/waiting';

const ASHA = '700412';
const MINUTE = 60_000;

const aWrite = (key: string, fields: Partial<PendingWrite> = {}): PendingWrite =>
  aPendingWrite({
    ...{ customerid: ASHA, call: 'updateSubscriber', key, fingerprint: `fingerprint of ${key}` },
    since: Date.now() - MINUTE,
    ...fields,
  });
const store = (...writes: readonly PendingWrite[]) => durableRecords.change(() => writes);
const open = () => openPortal({ domains: [profileDomain, kycDomain] });
const isEarlier = (portal: TestPortal, call: CallName) =>
  selectHasEarlierWrite(portal.state(), call);
const keys = (writes: readonly PendingWrite[]) => writes.map(({ key }) => key);

describe('A write of an earlier page without an answer', () => {
  it('Such a write is found at the login of its subscriber', async () => {
    await store(aWrite('K1'));
    const portal = await open();
    await untilIdle();
    expect(isEarlier(portal, 'updateSubscriber')).toBe(false);
    await portal.logIn({ customerid: ASHA });
    await untilIdle();
    expect(isEarlier(portal, 'updateSubscriber')).toBe(true);
    expect(isEarlier(portal, 'uploadDocument')).toBe(false);
  });

  it('Such a write is not found at the login of another subscriber', async () => {
    await store(aWrite('K1'));
    const portal = await open();
    await portal.logIn({ customerid: '1' });
    await untilIdle();
    expect(isEarlier(portal, 'updateSubscriber')).toBe(false);
  });

  it('Its record stays when the write of another call is acknowledged', async () => {
    await store(aWrite('K1'), aWrite('K2', { call: 'uploadDocument' }));
    const portal = await open();
    await portal.logIn({ customerid: ASHA });
    await untilIdle();
    portal.dispatch(earlierWriteAcknowledged('updateSubscriber'));
    await untilIdle();
    expect(keys(keptPendingWrites())).toEqual(['K2']);
    expect(isEarlier(portal, 'uploadDocument')).toBe(true);
  });

  it('It is shown until the last write of its call has ended', async () => {
    const [first, second] = [aWrite('K1'), aWrite('K2')];
    await store(first, second);
    const portal = await open();
    await portal.logIn({ customerid: ASHA });
    await untilIdle();
    await portal.run(settleWrite, first, durableRecords);
    expect(isEarlier(portal, 'updateSubscriber')).toBe(true);
    await portal.run(settleWrite, second, durableRecords);
    expect(isEarlier(portal, 'updateSubscriber')).toBe(false);
    expect(keptPendingWrites()).toEqual([]);
  });

  it('A write that was not shown ends without an announcement', async () => {
    const portal = await open();
    await portal.run(settleWrite, aWrite('K1'), durableRecords);
    expect(portal.events.filter(({ type }) => type.startsWith('writes/'))).toEqual([]);
    expect(portal.eventsOf(earlierWriteFound)).toEqual([]);
  });
});

describe('A booked write', () => {
  const payment = { amount: 100 as Paise, packs: [] }; // whole paise
  const unseenBooking = { lines: [], transactionid: 'T1', amount: null };
  const anUnseen = (key: string, fields: Partial<PendingWrite> = {}) =>
    aWrite(key, { call: 'cancelForRefund', booked: Date.now(), unseenBooking, ...fields });

  it('An acknowledgement is for one key, and the other bookings stay to be shown', async () => {
    await store(anUnseen('K1'), anUnseen('K2'), anUnseen('K3', { call: 'checkout', payment }));
    const portal = await open();
    await portal.run(acknowledgeBooking, 'K1');
    expect(keys(keptBookedWrites())).toEqual(['K2', 'K3']);
    await portal.run(acknowledgeBooking, 'K3');
    expect(keptBookedWrites().map(({ unseenBooking: unseen }) => unseen !== undefined)).toEqual([
      true,
      false,
    ]);
    await portal.run(acknowledgeBooking, 'not there');
    expect(keys(keptBookedWrites())).toEqual(['K2', 'K3']);
  });

  it('A new booking takes the place of the oldest of twenty, and of no pending write', async () => {
    const pending = Array.from({ length: 25 }, (_, at) => aWrite(`pending ${at}`));
    const booked = Array.from({ length: 20 }, (_, at) =>
      aWrite(`booked ${at}`, { call: 'checkout', payment, booked: Date.now() }),
    );
    await store(...pending, ...booked);
    const portal = await open();
    await portal.run(
      settleAsBooked,
      aWrite('newest', { call: 'checkout', payment }),
      durableRecords,
    );
    expect(keptPendingWrites()).toHaveLength(25);
    expect(keys(keptBookedWrites())).toEqual([...keys(booked).slice(1), 'newest']);
  });

  it('The record of an order for a new connection is kept, and that of a change of details is not', async () => {
    const portal = await open();
    await portal.run(settleAsBooked, aWrite('K1', { call: 'placeOrder' }), durableRecords);
    await portal.run(settleAsBooked, aWrite('K2'), durableRecords);
    expect(keys(keptBookedWrites())).toEqual(['K1']);
  });
});
