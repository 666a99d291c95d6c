import { outcomesWanted } from '../../../../store/writes/earlierWrites';
import type { PendingWrite } from '../../../../store/writes/pendingWrites';
import type { TestPortal } from '../../../support/portal';
import {
  aLostRenewal,
  findingDomain,
  openRenewals,
  readsOf,
  shownIn,
  storeWrites,
} from './renewals';

/*
 * The pauses between two readings of the operator's data. Until an outcome is found, the subscriber can neither trust
 * the payment nor send it again.
 */

const SECOND = 1_000;
/** Seconds for which the operator may still book a write. */
const WINDOW = 180;

/** Lets seconds pass on the fake clock, and then all reactions of the page. */
const pass = async (seconds: number) => {
  await jest.advanceTimersByTimeAsync(seconds * SECOND);
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
};

/** A page that starts to look for the outcomes of these writes. */
const open = async (...writes: readonly PendingWrite[]): Promise<TestPortal> => {
  await storeWrites(...writes);
  const portal = await openRenewals();
  jest.useFakeTimers();
  portal.add(findingDomain);
  await pass(0);
  return portal;
};

/** Expects that the page reads after each of these pauses, in seconds, and not before. */
const expectPauses = async (portal: TestPortal, pauses: readonly number[]) => {
  for (const pause of pauses) {
    const before = readsOf(portal);
    await pass(pause - 1);
    expect([pause, readsOf(portal)]).toEqual([pause, before]);
    await pass(1);
    expect([pause, readsOf(portal)]).toEqual([pause, before + 1]);
  }
};

afterEach(() => jest.useRealTimers());

it('A lost payment is looked for after 5, 10, 15, 30 and 60 seconds', async () => {
  const portal = await open(aLostRenewal('K1'));
  expect(readsOf(portal)).toBe(1);
  await expectPauses(portal, [5, 10, 15, 30, 60]);
});

it('The page reads at the end of the booking window, and not at the end of its pause after it', async () => {
  const portal = await open(aLostRenewal('K1'));
  await pass(70);
  portal.dispatch(outcomesWanted());
  await pass(0);
  await expectPauses(portal, [5, 10, 15, 30]);
  // The next pause would be 60 seconds.
  await expectPauses(portal, [WINDOW - 70 - 60]);
  expect(shownIn(portal)).toEqual(['K1 notBooked']);
});

it('The end of the booking window causes one reading', async () => {
  const portal = await open(aLostRenewal('K1'));
  await pass(WINDOW);
  const reads = readsOf(portal);
  await pass(50);
  expect(readsOf(portal)).toBe(reads);
});

it('A payment that was not found is looked for after 1, 1, 2 and 5 minutes, and then every 10', async () => {
  const portal = await open(aLostRenewal('K1'));
  await pass(WINDOW);
  expect(shownIn(portal)).toEqual(['K1 notBooked']);
  await expectPauses(portal, [60, 60, 120, 300, 600, 600]);
});

it('A payment that is still unknown is looked for after 5 seconds, although another one was not found', async () => {
  const portal = await open(aLostRenewal('K1'), aLostRenewal('K2', 'B', { evidence: undefined }));
  await pass(WINDOW);
  portal.dispatch(outcomesWanted());
  await pass(0);
  expect([...shownIn(portal)].sort()).toEqual(['K1 notBooked', 'K2 unknown']);
  await expectPauses(portal, [5, 10]);
});
