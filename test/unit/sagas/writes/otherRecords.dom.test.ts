import { endpoints } from '../../../../sagas/api/endpoints';
import { idempotentCall } from '../../../../sagas/writes/idempotentCall';
import { durableRecords } from '../../../../sagas/writes/writeRecords';
import { writeOutcomeUnknown } from '../../../../store/writes/earlierWrites';
import type { PendingWrite } from '../../../../store/writes/pendingWrites';
import type { TestPortal } from '../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../support/storage/keptWrites';
import {
  aLostRenewal,
  changeRecords,
  failureOf,
  loseRenewal,
  openRenewals,
  renew,
  storeWrites,
} from './renewals';

/*
 * The records of all writes are one list, which every tab changes. A record that is lost, or that takes the place of
 * another one, lets a payment be made a second time.
 */

const TICKET = { categoryid: 'BILLING', contactmethod: 'SMS', subject: 'S', description: 'D' };
const keysIn = (writes: readonly PendingWrite[]) => writes.map(({ key }) => key);
const overtaken = () => keptPendingWrites().filter(({ isOvertaken }) => isOvertaken);

const createTicket = (portal: TestPortal) =>
  failureOf(portal.run(() => idempotentCall(endpoints.createTicket, TICKET)));
/** The answer of this call is lost, after another tab has changed the records. */
const losesAfter = (
  portal: TestPortal,
  name: 'renew' | 'createTicket',
  change: () => Promise<void>,
) =>
  portal.operator.replies(endpoints[name], async () => {
    await change();
    throw new TypeError('network failed');
  });

describe('A payment whose answer is lost after another tab has changed the records', () => {
  it('The payment stays overtaken when another payment was sent after it', async () => {
    const portal = await openRenewals();
    losesAfter(portal, 'renew', async () => {
      await changeRecords({ isOvertaken: true });
      await durableRecords.change((all) => [...all, aLostRenewal('later', 'B')]);
    });
    await failureOf(renew(portal));
    const [key] = portal.operator.keysOf('renew');
    expect(keysIn(keptPendingWrites())).toEqual([key, 'later']);
    expect(keysIn(overtaken())).toEqual([key]);
  });

  it('Its record is stored again when it was removed, and the record of another payment stays', async () => {
    const portal = await openRenewals();
    losesAfter(portal, 'renew', () => storeWrites(aLostRenewal('other', 'B')));
    await failureOf(renew(portal));
    expect(keysIn(keptPendingWrites())).toEqual(['other', portal.operator.keysOf('renew')[0]]);
  });

  it('Its record is pending again, and stored once, when it was marked as booked', async () => {
    const portal = await openRenewals();
    losesAfter(portal, 'renew', () => changeRecords({ booked: Date.now() }));
    await failureOf(renew(portal));
    expect(keysIn(keptPendingWrites())).toEqual(portal.operator.keysOf('renew'));
    expect(keptBookedWrites()).toEqual([]);
  });
});

it('A ticket that the subscriber has put aside in another tab is not recorded again', async () => {
  const portal = await openRenewals();
  losesAfter(portal, 'createTicket', () => storeWrites());
  expect(await createTicket(portal)).toMatchObject({ kind: 'unknown' });
  expect(keptPendingWrites()).toEqual([]);
  expect(portal.eventsOf(writeOutcomeUnknown)).toEqual([]);
});

describe('A new write beside the records of others', () => {
  const others = () =>
    storeWrites(
      aLostRenewal('own', 'B'),
      aLostRenewal('booked', 'B', { booked: Date.now() }),
      aLostRenewal('of another subscriber', 'B', { customerid: '43' }),
    );

  it('A payment marks the unanswered payments of its subscriber as overtaken, and no other record', async () => {
    const portal = await openRenewals();
    await others();
    await loseRenewal(portal);
    expect(keysIn(overtaken())).toEqual(['own']);
    expect(keptBookedWrites()).toMatchObject([{ key: 'booked' }]);
    expect(keptBookedWrites()[0]?.isOvertaken).toBeUndefined();
  });

  it('A write that moves no money overtakes none', async () => {
    const portal = await openRenewals();
    await others();
    portal.operator.isUnreachable(endpoints.createTicket);
    await createTicket(portal);
    expect(overtaken()).toEqual([]);
    expect(keptPendingWrites()).toHaveLength(3);
  });

  it('Of the writes that move no money the newest forty are kept, and every payment', async () => {
    const tickets = Array.from({ length: 41 }, (_, at) =>
      aLostRenewal(`ticket ${at}`, 'A', { call: 'createTicket' }),
    );
    const portal = await openRenewals();
    await storeWrites(aLostRenewal('payment', 'B'), ...tickets);
    portal.operator.isUnreachable(endpoints.createTicket);
    await createTicket(portal);
    const [newest] = portal.operator.keysOf('createTicket');
    const kept = keysIn(tickets).slice(2);
    expect(keysIn(keptPendingWrites())).toEqual(['payment', ...kept, newest]);
  });

  it('A caller learns for each record whether it has the same content as the request', async () => {
    const portal = await openRenewals();
    await loseRenewal(portal);
    await changeRecords({ key: 'same', booked: Date.now() });
    await durableRecords.change((all) => [...all, aLostRenewal('other', 'B')]);
    const asked = new Set<string>();
    await failureOf(
      renew(portal, {
        refusedBy: ({ key }, hasSameContent) => {
          asked.add(`${key}: ${hasSameContent}`);
          return null;
        },
      }),
    );
    expect([...asked]).toEqual(['same: true', 'other: false']);
  });
});
