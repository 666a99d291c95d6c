import { endpoints } from '../../../../sagas/api/endpoints';
import { NO_MONEY, type Paise } from '../../../../store/core/values/money';
import { loadTransactions } from '../../../../store/history/transactions';
import {
  outcomesRead,
  outcomesWanted,
  selectAllOutcomes,
  writeOutcomeAcknowledged,
  writeOutcomeUnknown,
} from '../../../../store/writes/earlierWrites';
import { KEY_LIFETIME, type PendingWrite } from '../../../../store/writes/pendingWrites';
import type { TestPortal } from '../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../support/storage/keptWrites';
import { passBookingWindow, until, untilIdle } from '../../../support/waiting';
import {
  aLostRenewal,
  books,
  changeRecords,
  findingDomain,
  openRenewals,
  readsOf,
  shownIn,
  storeWrites,
} from './renewals';

/*
 * A page that looks for the outcomes of its renewals, beside other tabs that send, find and acknowledge the same
 * renewals.
 */

const unseenBooking = { lines: [], transactionid: 'T1', amount: null };
/** What another tab records when it has found a booking. */
const aBooking = (): Partial<PendingWrite> => ({ booked: Date.now(), unseenBooking });
const keysIn = (writes: readonly PendingWrite[]) => writes.map(({ key }) => key);
const timesRead = (portal: TestPortal) => portal.eventsOf(outcomesRead).length;

/** A page that has read the outcomes of these writes once and pauses. */
const open = async (...writes: readonly PendingWrite[]): Promise<TestPortal> => {
  await storeWrites(...writes);
  const portal = await openRenewals({}, [findingDomain]);
  await untilIdle();
  return portal;
};
const look = async (portal: TestPortal) => {
  portal.dispatch(outcomesWanted());
  await untilIdle();
};
/** Starts a reading whose first source waits until the returned function is called. */
const startReading = async (portal: TestPortal, rows: readonly unknown[] = []) => {
  let goOn: (() => void) | null = null;
  const reply = () => Response.json(rows);
  portal.operator.replies(endpoints.transactions, () =>
    goOn ? reply() : new Promise((resolve) => (goOn = () => resolve(reply()))),
  );
  portal.dispatch(outcomesWanted());
  await until(() => goOn !== null);
  return async () => {
    goOn?.();
    await untilIdle();
  };
};

afterEach(() => jest.restoreAllMocks());

describe('What the subscriber acknowledges', () => {
  it('A booking that another tab has found is still shown later when this page has acknowledged an unknown outcome', async () => {
    const portal = await open(aLostRenewal('K1'));
    expect(shownIn(portal)).toEqual(['K1 findingOut']);
    await changeRecords(aBooking());
    portal.dispatch(writeOutcomeAcknowledged({ key: 'K1', step: 'findingOut' }));
    await untilIdle();
    expect(keptBookedWrites()).toMatchObject([{ key: 'K1', unseenBooking }]);
  });

  it('The record of the acknowledged renewal is removed, and that of another renewal stays', async () => {
    const portal = await open(aLostRenewal('K1'), aLostRenewal('K2', 'B'));
    portal.dispatch(writeOutcomeAcknowledged({ key: 'K2', step: 'unknown' }));
    await untilIdle();
    expect(keysIn(keptPendingWrites())).toEqual(['K1']);
  });

  it('The record stays when another tab has sent the renewal again since it was shown as not found', async () => {
    const portal = await open(aLostRenewal('K1'));
    passBookingWindow();
    await look(portal);
    expect(shownIn(portal)).toEqual(['K1 notBooked']);
    await changeRecords({ isNotFound: false, sentAgain: Date.now() });
    portal.dispatch(writeOutcomeAcknowledged({ key: 'K1', step: 'notBooked' }));
    await untilIdle();
    expect(keysIn(keptPendingWrites())).toEqual(['K1']);
  });
});

describe('Before a reading', () => {
  it('A renewal that another tab has lost is shown beside the own one before anything is read', async () => {
    const portal = await open(aLostRenewal('K1'));
    await storeWrites(aLostRenewal('K1'), aLostRenewal('K2', 'B'));
    const goOn = await startReading(portal);
    expect(shownIn(portal)).toEqual(['K1 findingOut', 'K2 findingOut']);
    expect(selectAllOutcomes(portal.state())).toHaveLength(2);
    await goOn();
  });

  it('A page without news says nothing', async () => {
    const portal = await open(aLostRenewal('K1'));
    const before = timesRead(portal);
    const goOn = await startReading(portal);
    expect(timesRead(portal)).toBe(before);
    await goOn();
    expect(timesRead(portal)).toBe(before + 1);
  });

  it('A booking that is shown is not announced again', async () => {
    const portal = await open(aLostRenewal('K1', 'A', aBooking()));
    expect(shownIn(portal)).toEqual(['K1 booked']);
    await look(portal);
    expect(timesRead(portal)).toBe(1);
  });

  it('A booking that an earlier page has found is no news, so nothing is loaded again for it', async () => {
    const portal = await open(aLostRenewal('K1', 'A', aBooking()));
    expect(portal.eventsOf(outcomesRead)).toMatchObject([
      { payload: { outcomes: [{ key: 'K1' }], ended: [] } },
    ]);
  });

  it('A booking of another call is left to the domain of that call', async () => {
    const portal = await open(aLostRenewal('K1', 'A', { call: 'cancelForRefund', ...aBooking() }));
    expect(shownIn(portal)).toEqual([]);
  });

  it('A lost request of another call is no reason to read', async () => {
    const portal = await open(aLostRenewal('K1'));
    const before = readsOf(portal);
    portal.dispatch(writeOutcomeUnknown('cancelForRefund'));
    await untilIdle();
    expect(readsOf(portal)).toBe(before);
    portal.dispatch(writeOutcomeUnknown('renew'));
    await untilIdle();
    expect(readsOf(portal)).toBe(before + 1);
  });

  it('A booking that another tab has found is shown while another renewal is still unknown', async () => {
    const portal = await open(aLostRenewal('K1'), aLostRenewal('K2', 'B'));
    await changeRecords(aBooking(), 'K1');
    // New transactions end the pause.
    portal.dispatch(loadTransactions.succeeded());
    await untilIdle();
    expect([...shownIn(portal)].sort()).toEqual(['K1 booked', 'K2 findingOut']);
  });
});

describe('During a reading', () => {
  it('A renewal that another tab records as booked is shown as booked when the data shows the booking', async () => {
    const portal = await open(aLostRenewal('K1'));
    books(portal);
    const charge = { transactionid: 'T1', created: '2026-11-22 10:00:00', amount: '100.00' };
    const goOn = await startReading(portal, [
      { ...charge, transactiontype: 'Subscription Charges' },
    ]);
    await changeRecords({ booked: Date.now() });
    await goOn();
    expect(shownIn(portal)).toEqual(['K1 booked']);
  });

  it('A renewal that another tab sends again stays shown when the outcome of another one is read', async () => {
    const portal = await open(aLostRenewal('K1'), aLostRenewal('K2', 'B'));
    const goOn = await startReading(portal);
    await changeRecords({ sentAgain: Date.now() }, 'K1');
    await goOn();
    expect([...shownIn(portal)].sort()).toEqual(['K1 findingOut', 'K2 findingOut']);
  });
});

describe('A renewal that was not found', () => {
  it('A late booking is shown at once, although the subscriber has seen that it was not found', async () => {
    const portal = await open(
      aLostRenewal('K1', 'A', { isNotFound: true, isSeen: true }),
      aLostRenewal('K2', 'B', { isOvertaken: true }),
    );
    books(portal);
    await look(portal);
    expect(portal.eventsOf(outcomesRead)).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ ended: ['K1'] }) }),
    );
    expect([...shownIn(portal)].sort()).toEqual(['K1 booked', 'K2 findingOut']);
  });

  it('Sent again and lost again, each request has its own booking window', async () => {
    const sentAgain = Date.now();
    const portal = await open(aLostRenewal('K1', 'A', { sentAgain }));
    passBookingWindow();
    await look(portal);
    expect(shownIn(portal)).toEqual(['K1 notBooked']);
    await changeRecords({ isNotFound: false, sentAgain: sentAgain + 1 });
    await look(portal);
    expect(shownIn(portal)).toEqual(['K1 findingOut']);
  });

  it('It is looked for until a whole day has passed since it was sent', async () => {
    const sent = Date.now();
    const portal = await open(
      aLostRenewal('K1', 'A', { isNotFound: true, isSeen: true, since: sent }),
    );
    const clock = jest.spyOn(Date, 'now').mockReturnValue(sent + KEY_LIFETIME);
    await look(portal);
    expect(keysIn(keptPendingWrites())).toEqual(['K1']);
    clock.mockReturnValue(sent + KEY_LIFETIME + 1);
    await look(portal);
    expect(keptPendingWrites()).toEqual([]);
  });
});

it('A booking is shown until a whole day has passed since it was found', async () => {
  const booked = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(booked + KEY_LIFETIME);
  const portal = await open(aLostRenewal('K1', 'A', { booked, unseenBooking }));
  expect(shownIn(portal)).toEqual(['K1 booked']);
});

it('The agreed amount is shown beside the taken one, and none when the operator sets the price', async () => {
  const payment = { amount: 10_000 as Paise, packs: [] }; // whole paise
  const portal = await open(
    aLostRenewal('K1', 'A', { payment }),
    aLostRenewal('K2', 'B', { payment: { ...payment, amount: NO_MONEY } }),
  );
  expect(selectAllOutcomes(portal.state()).map(({ agreed }) => agreed)).toEqual([10_000, null]);
});
