import type { UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import * as v from 'valibot';
import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { broadbandDomain } from '../../../../sagas/packs/broadband';
import { packChangesDomain } from '../../../../sagas/packs/packChanges';
import { packsDomain } from '../../../../sagas/packs/packs';
import { selectUserInfo } from '../../../../store/account/subscriber';
import type { AppState } from '../../../../store/app/app';
import { PAYLOAD_NOT_FOUND } from '../../../../store/core/failure';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { type Paise, paiseOf } from '../../../../store/core/values/money';
import { broadbandOpened, loadBroadband, selectBroadband } from '../../../../store/packs/broadband';
import { cancelForRefund, removePack, selectPackChange } from '../../../../store/packs/packChanges';
import { packKey, selectAllPacks } from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { RootState } from '../../../../store/root/rootReducer';
import { packResult, refunded } from '../../../../store/wire/entities/packs/packs';
import type { RequestOf } from '../../../../store/wire/requests/requests';
import {
  outcomesRead,
  outcomesWanted,
  selectOutcomes,
  writeOutcomeAcknowledged,
} from '../../../../store/writes/earlierWrites';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { answering, failing, type Prepared, refused } from '../../../support/backend';
import { aPack, aSubscriber, theSample } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { passBookingWindow, untilIdle } from '../../../support/waiting';

const REFUNDS = ['cancelForRefund'] as const;
const rupees = (amount: string): Paise => paiseOf(amount)!;
const sport = aPack({ productid: 'SPO', stbno: 'B1', productstatus: 'ACTIVE', refundable: true });
const gone = { ...sport, productstatus: 'CANCEL' };
const key = packKey(sport);
const removal = { productid: 'SPO', stbno: 'B1', reason: 'Too dear' };
const refund = { productid: 'SPO', stbno: 'B1', amount: '5.78' };
const aResult = { productid: 'SPO', productstatus: 'CANCEL', expirydate: '2026-11-24' };
const richer = aSubscriber({ balance: rupees('220.28') });

const all = function* () {
  yield* packsDomain.saga();
  yield* subscriberDomain.saga();
  yield* packChangesDomain.saga();
};
const after = async (event: UnknownAction, ...answers: readonly Prepared[]) => {
  const { storeState } = await expectSaga(all)
    .withReducer(loadedReducer(), stateAfter(loadActivePacks.succeeded([sport])))
    .provide(answering(...answers))
    .dispatch(event)
    .silentRun(100);
  return storeState;
};
/** What the operator answers to the reads after a change. */
const now = (pack = sport): readonly Prepared[] => [
  [endpoints.activePacks, [pack]],
  [endpoints.subscriber, richer],
  [endpoints.transactions, []],
];
const nothingWasRead = (state: RootState) => {
  expect(selectStatus(state, loadActivePacks)).toBe('succeeded');
  expect(selectUserInfo(state)).toBeNull();
};

afterEach(() => localStorage.clear());

it('Loaded before the list of packs, the changes start and find none', async () => {
  const portal = await openPortal({ domains: [subscriberDomain, packChangesDomain] });
  await portal.logIn({ customerid: '42' });
  await untilIdle();
  expect(selectAllPacks(portal.state())).toBeNull();
});

describe('Removing a pack at the end of its term', () => {
  const press = removePack.requested(removal);

  it('A removal succeeds, and the packs are read again', async () => {
    const leaving = { ...sport, disconnectdate: '2026-11-24' };
    const yes = v.parse(packResult, aResult);
    const state = await after(press, [endpoints.removePack, yes], ...now(leaving));
    expect(selectPackChange(state, key)).toMatchObject({ step: 'removed' });
    expect(selectAllPacks(state)).toEqual([leaving]);
  });

  it('The end date of the answer is shown when the packs cannot be read again', async () => {
    const state = await after(
      press,
      [endpoints.removePack, v.parse(packResult, aResult)],
      [endpoints.activePacks, failing('unreachable')],
      [endpoints.subscriber, failing('unreachable')],
    );
    expect(selectAllPacks(state)).toMatchObject([{ disconnectdate: '2026-11-24' }]);
  });

  it.each([
    ['FAILED', { productstatus: 'FAILED', error: 'Locked by the operator' }],
    ['of another pack', { productid: 'OTHER', error: '' }],
  ])('A result %s says nothing certain, and the operator’s words stay', async (_, result) => {
    const no = v.parse(packResult, { ...aResult, ...result });
    const state = await after(press, [endpoints.removePack, no], ...now());
    expect(selectFailure(state, removePack)).toMatchObject({
      ...{ kind: 'unknown', message: result.error },
    });
  });

  it.each([refused(409, 'Not now.'), refused(502), failing('unknown'), failing('unreadable')])(
    'A failed removal reads the pack’s current status',
    async (failure) => {
      const state = await after(press, [endpoints.removePack, failure], ...now());
      expect(selectStatus(state, removePack)).toBe('failed');
      expect(selectUserInfo(state)).toEqual(richer);
    },
  );

  it('A removal that was not sent reads nothing', async () => {
    const state = await after(press, [endpoints.removePack, failing('unreachable')]);
    expect(selectPackChange(state, key)).toMatchObject({ step: 'refused' });
    nothingWasRead(state);
  });

  it.each([{}, undefined])(
    'A removal without a pack (%j) fails before anything is sent',
    async (none) => {
      const portal = await openPortal({
        domains: [packsDomain, subscriberDomain, packChangesDomain],
      });
      portal.dispatch(removePack.requested(none as RequestOf<'removePack'>)); // as a replay might
      await portal.until((state) => selectStatus(state, removePack) === 'failed');
      expect(selectFailure(portal.state(), removePack)).toMatchObject({ error: PAYLOAD_NOT_FOUND });
      expect(portal.operator.received.filter(({ call }) => call !== 'maintenance')).toEqual([]);
    },
  );
});

describe('Cancelling a pack for a refund', () => {
  const press = cancelForRefund.requested(refund);
  const yes = v.parse(refunded, { ...aResult, refundamount: '5.78', message: '' });

  it('The refund is exact to the paisa, and the new balance is shown', async () => {
    const before: Prepared = [endpoints.activePacks, [sport]];
    const state = await after(press, before, [endpoints.cancelForRefund, yes], ...now(gone));
    expect(selectPackChange(state, key)).toMatchObject({ result: { refundamount: 578 } });
    expect(selectUserInfo(state)?.balance).toBe(22_028);
    expect(selectAllPacks(state)).toEqual([gone]);
  });

  it('A changed amount is refused, and the new amount is read', async () => {
    const other = { ...sport, refundamount: rupees('3.85') };
    const no = refused(409, 'The amount is no longer what you were shown.', 'AMOUNT_CHANGED');
    const state = await after(press, [endpoints.cancelForRefund, no], ...now(other));
    expect(selectPackChange(state, key)).toMatchObject({ step: 'refused', amount: '5.78' });
    expect(selectAllPacks(state)).toEqual([other]);
  });

  it('A result FAILED without a code that is named leaves it unknown', async () => {
    const no = { ...yes, productstatus: 'FAILED', error: 'Not today' };
    const state = await after(press, [endpoints.cancelForRefund, no], ...now());
    expect(selectPackChange(state, key)).toMatchObject({ step: 'unknown', words: 'Not today' });
  });

  it.each([failing('unknown'), failing('unreadable')])(
    'A cancellation without a clear answer is unknown, and packs and balance are read again',
    async (failure) => {
      const state = await after(press, [endpoints.cancelForRefund, failure], ...now());
      expect(selectPackChange(state, key)).toMatchObject({ step: 'unknown', kind: 'refund' });
      expect(selectUserInfo(state)).toEqual(richer);
    },
  );

  it('A cancellation that was not sent changes nothing', async () => {
    const state = await after(press, [endpoints.cancelForRefund, failing('unreachable')], ...now());
    expect(selectPackChange(state, key)).toMatchObject({ step: 'refused' });
    nothingWasRead(state);
  });
});

describe('A cancellation without an answer', () => {
  const wire = (productstatus: string) => ({
    ...{ productid: 'SPO', productname: 'Sport', stbno: 'B1', productstatus },
    expirydate: '2026-11-24',
  });
  const domains = [packsDomain, subscriberDomain, packChangesDomain];
  const opened = async (app: Partial<AppState> = {}): Promise<TestPortal> => {
    const portal = await openPortal({ domains, app });
    portal.operator.answers(endpoints.activePacks, [wire('ACTIVE')]);
    portal.operator.answers(endpoints.subscriber, subscriberSample);
    await portal.logIn();
    return portal;
  };
  const books = ({ operator }: TestPortal) => {
    operator.answers(endpoints.activePacks, [wire('CANCEL')]);
    operator.answers(endpoints.subscriber, { ...subscriberSample, balance: '220.28' });
    const row = { transactionid: 'T9', created: '2026-11-22 10:00:00', amount: '5.78' };
    operator.answers(endpoints.transactions, [{ ...row, transactiontype: 'Account Recharge' }]);
  };
  const outcomesIn = (portal: TestPortal) => selectOutcomes(portal.state(), REFUNDS);
  const lost = async (portal: TestPortal): Promise<TestPortal> => {
    portal.operator.isUnreachable(endpoints.cancelForRefund);
    portal.dispatch(cancelForRefund.requested(refund));
    await portal.until((state) => selectPackChange(state, key)?.step === 'unknown');
    await portal.until(() => outcomesIn(portal).length > 0);
    await untilIdle();
    return portal;
  };
  const keysOf = (portal: TestPortal) => portal.operator.keysOf('cancelForRefund');
  const kept = () => localStorage.getItem(pendingWritesSlot.key);
  const afterBookingWindow = async (portal: TestPortal) => {
    passBookingWindow();
    portal.dispatch(outcomesWanted());
    await portal.until(() => outcomesIn(portal).some(({ step }) => step !== 'findingOut'));
    await untilIdle();
  };
  afterEach(() => jest.restoreAllMocks());

  it('It does not leave while the operator does not say whose account this is', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.subscriber, 500);
    expect(await portal.press(cancelForRefund, refund)).toBe('failed');
    expect(keysOf(portal)).toEqual([]);
    expect(selectPackChange(portal.state(), key)).toMatchObject({
      failure: { code: 'ACCOUNT_UNCONFIRMED' },
    });
  });

  it('A page that is older than the cancellation in another tab sends no second one', async () => {
    const portal = await opened();
    books(portal);
    await portal.press(cancelForRefund, refund);
    expect(keysOf(portal)).toEqual([]);
    expect(selectPackChange(portal.state(), key)).toMatchObject({ failure: { code: 'NO_REFUND' } });
  });

  it('It is never sent again while it is unknown, however often it is pressed', async () => {
    const portal = await lost(await opened());
    expect(await portal.press(cancelForRefund, refund)).toBe('failed');
    expect(keysOf(portal)).toHaveLength(1);
    expect(selectPackChange(portal.state(), key)).toMatchObject({ step: 'unknown' });
    expect(outcomesIn(portal)).toMatchObject([{ step: 'findingOut' }]);
  });

  it('An operator who honours keys gets the same key again', async () => {
    const portal = await lost(await opened({ idempotency: 'honoured' }));
    await portal.press(cancelForRefund, refund);
    const [first, second] = keysOf(portal);
    expect(second).toBe(first);
  });

  it('It is not sent again when another tab finds that it was booked while this one confirms the account', async () => {
    const portal = await lost(await opened({ idempotency: 'honoured' }));
    books(portal);
    portal.operator.replies(endpoints.subscriber, () => {
      localStorage.removeItem(pendingWritesSlot.key);
      return Response.json({ ...subscriberSample, balance: '220.28' });
    });
    await portal.press(cancelForRefund, refund);
    expect(keysOf(portal)).toHaveLength(1);
    expect(selectPackChange(portal.state(), key)).toMatchObject({ failure: { code: 'NO_REFUND' } });
  });

  it('What another tab sends again while this one reads is not said to be not booked', async () => {
    const portal = await lost(await opened({ idempotency: 'honoured' }));
    passBookingWindow();
    portal.operator.replies(endpoints.activePacks, () => {
      const records: { intents: object[] } = JSON.parse(kept() ?? '');
      const intents = records.intents.map((record) => ({ ...record, sentAgain: Date.now() }));
      localStorage.setItem(pendingWritesSlot.key, JSON.stringify({ ...records, intents }));
      return Response.json([wire('ACTIVE')]);
    });
    portal.dispatch(outcomesWanted());
    await portal.until(() => portal.eventsOf(outcomesRead).length > 0);
    await untilIdle();
    expect(outcomesIn(portal)).not.toContainEqual(expect.objectContaining({ step: 'notBooked' }));
    expect(kept()).not.toContain('"isNotFound":true');
  });

  it('Booked before the answer was lost, it is shown as done with its transaction', async () => {
    const portal = await opened();
    portal.operator.replies(endpoints.cancelForRefund, () => {
      books(portal);
      throw new TypeError('network failed');
    });
    portal.dispatch(cancelForRefund.requested(refund));
    await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'booked'));
    await untilIdle();
    expect(outcomesIn(portal)).toMatchObject([
      { transactionid: 'T9', amount: 578, lines: [{ productid: 'SPO', isBooked: true }] },
    ]);
    expect(selectUserInfo(portal.state())?.balance).toBe(22_028);
    const reopened = await opened();
    await reopened.until(() => outcomesIn(reopened).some(({ step }) => step === 'booked'));
    expect(outcomesIn(reopened)).toEqual(outcomesIn(portal));
    reopened.dispatch(writeOutcomeAcknowledged(outcomesIn(reopened)[0]!));
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('Booked, it is shown as done although the copy that the browser sent by itself failed', async () => {
    const portal = await opened();
    portal.operator.replies(endpoints.cancelForRefund, () => {
      books(portal);
      return Response.json({ ...aResult, stbno: 'B1', productstatus: 'FAILED', errorcode: '1090' });
    });
    await portal.press(cancelForRefund, refund);
    expect(selectPackChange(portal.state(), key)).toMatchObject({ step: 'unknown' });
    await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'booked'));
  });

  it('Without a sign after the booking window, it may be sent again with the same key', async () => {
    const portal = await lost(await opened());
    await afterBookingWindow(portal);
    expect(outcomesIn(portal)).toMatchObject([{ step: 'notBooked' }]);
    expect(kept()).toContain('"isNotFound":true');
    await portal.press(cancelForRefund, refund);
    const [first, second] = keysOf(portal);
    expect(second).toBe(first);
  });

  it('At the next visit it is found out, and a pack stopped without its refund stays unknown', async () => {
    await lost(await opened());
    const later = await opened();
    later.operator.answers(endpoints.activePacks, [wire('CANCEL')]);
    await later.until(() => outcomesIn(later).length > 0);
    await afterBookingWindow(later);
    expect(outcomesIn(later)).toMatchObject([{ step: 'unknown' }]);
    later.dispatch(writeOutcomeAcknowledged(outcomesIn(later)[0]!));
    await untilIdle();
    expect(outcomesIn(later)).toEqual([]);
    expect(kept()).toBeNull();
  });
});

describe('The broadband line', () => {
  const opened = async (...answers: readonly Prepared[]) => {
    const { storeState } = await expectSaga(broadbandDomain.saga)
      .withReducer(loadedReducer())
      .provide(answering(...answers))
      .dispatch(broadbandOpened())
      .silentRun(100);
    return storeState;
  };
  const line = theSample('broadbandDetails')!;

  it('The line is requested when its details are opened', async () => {
    expect(selectBroadband(await opened([endpoints.broadbandDetails, line]))).toEqual(line);
  });

  it.each(['unreachable', 'unreadable', 'unknown'] as const)(
    'The screen says so when the line is %s',
    async (kind) => {
      const state = await opened([endpoints.broadbandDetails, failing(kind)]);
      expect(selectFailure(state, loadBroadband)).toMatchObject({ kind });
      expect(state.snackbar).toBeNull();
    },
  );
});
