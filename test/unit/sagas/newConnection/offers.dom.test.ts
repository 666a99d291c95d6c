import type { UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../../../sagas/api/endpoints';
import { offersDomain } from '../../../../sagas/newConnection/offers';
import type { AppState } from '../../../../store/app/app';
import { appStarted } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { loggedInElsewhere, selectIsLoggedIn } from '../../../../store/identity/session';
import {
  selectChosenPlan,
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import {
  applicantTyped,
  identifyApplicant,
  loadOfferPlans,
  orderGivenUp,
  pincodeGiven,
  placeOrder,
  planChosen,
  shopEmptied,
} from '../../../../store/newConnection/onlineOrder';
import type { RootState } from '../../../../store/root/rootReducer';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { outcomesWanted, selectOutcomes } from '../../../../store/writes/earlierWrites';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { answering, failing, type Prepared, refused } from '../../../support/backend';
import {
  anApplicant,
  anOfferPlan,
  anOfferSubscriber,
  anOrder,
  aUser,
} from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import type * as KeyStore from '../../../support/storage/keyStore';
import { refuseStorage } from '../../../support/storage/refuseStorage';
import { storageAtWriting } from '../../../support/storage/storageAtWriting';
import { passBookingWindow, until, untilIdle } from '../../../support/waiting';

jest.mock('idb-keyval', () =>
  jest.requireActual<typeof KeyStore>('../../../support/storage/keyStore'),
);

const KEY = 'selfcareShop';
const HOUR = 3_600_000;
const plan = anOfferPlan();
const dearer = anOfferPlan({ total: 23_600 as Paise });
const rohan = anApplicant;
const welcome = anOfferSubscriber();
const order = anOrder();
const { offerPlans, offerSubscriber, placeOrder: orders } = endpoints;
const lookedAt = [loadOfferPlans.requested(rohan.pincode), loadOfferPlans.succeeded([plan])];
const described = [
  ...lookedAt,
  planChosen(plan),
  identifyApplicant.requested(rohan),
  identifyApplicant.succeeded(welcome),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const after = (answers: readonly Prepared[], event: UnknownAction, before: UnknownAction[] = []) =>
  expectSaga(offersDomain.saga)
    .withReducer(
      loadedReducer(),
      stateAfter(appStarted({ baseUrl: 'https://operator.example.com' }), ...before),
    )
    .provide(answering(...answers))
    .dispatch(event)
    .silentRun();

describe('A visitor who looks at the plans', () => {
  const plansOf = (from: number, count: number): OfferPlan[] =>
    Array.from({ length: count }, (_, at) => anOfferPlan({ planid: `P${from + at}` }));

  it('The plans of the place are shown', async () => {
    const { storeState } = await after([[offerPlans, [plan]]], pincodeGiven('422001'));
    expect(selectOfferPlans(storeState)).toEqual([plan]);
    expect(selectOnlineOrder(storeState)).toEqual({ pincode: '422001' });
  });

  it('All pages of the plans are shown', async () => {
    const pages = [plansOf(0, 20), plansOf(20, 20), plansOf(40, 13), []].map(
      (page) => [offerPlans, page] as const,
    );
    const { storeState } = await after(pages, loadOfferPlans.requested(''));
    expect(selectOfferPlans(storeState)).toHaveLength(53);
  });

  it('Each plan is shown once when the operator has no pages', async () => {
    const { storeState } = await after(
      [[offerPlans, plansOf(0, 50)]],
      loadOfferPlans.requested(''),
    );
    expect(selectOfferPlans(storeState)).toHaveLength(50);
  });

  it.each([
    ['refused', refused(503)],
    ['unreadable', failing('unreadable')],
    ['unreachable', failing('unreachable')],
    ['tooSlow', failing('tooSlow')],
  ])('The screen says so when the plans are %s', async (kind, answer) => {
    const { storeState } = await after([[offerPlans, answer]], loadOfferPlans.requested(''));
    expect(selectFailure(storeState, loadOfferPlans)?.kind).toBe(kind);
    expect(selectOfferPlans(storeState)).toBeNull();
  });
});

describe('A visitor who enters name and address', () => {
  it('An eligible visitor may order', async () => {
    const { storeState } = await after(
      [[offerSubscriber, welcome]],
      identifyApplicant.requested(rohan),
      lookedAt,
    );
    expect(selectEligibility(storeState)?.kind).toBe('welcome');
    expect(selectOnlineOrder(storeState)).toEqual(rohan);
  });

  it('The price at the address is shown when the plans were loaded for another place', async () => {
    const { storeState } = await after(
      [
        [offerSubscriber, welcome],
        [offerPlans, [dearer]],
      ],
      identifyApplicant.requested(rohan),
      [loadOfferPlans.requested(''), loadOfferPlans.succeeded([plan]), planChosen(plan)],
    );
    expect(selectChosenPlan(storeState)).toEqual(dearer);
    expect(selectOnlineOrder(storeState).amount).toBe(plan.total);
  });

  it.each([
    ['refused', refused(429, 'Too many tries.')],
    ['unreadable', failing('unreadable')],
    ['unreachable', failing('unreachable')],
    ['tooSlow', failing('tooSlow')],
  ])('Nothing typed is lost when the answer is %s', async (kind, answer) => {
    const { storeState } = await after(
      [[offerSubscriber, answer]],
      identifyApplicant.requested(rohan),
      lookedAt,
    );
    expect(selectFailure(storeState, identifyApplicant)?.kind).toBe(kind);
    expect(selectEligibility(storeState)).toBeNull();
    expect(selectOnlineOrder(storeState)).toEqual(rohan);
  });

  it('An empty form is an error, and nothing is sent', async () => {
    const portal = await openPortal({ domains: [offersDomain] });
    portal.dispatch(identifyApplicant.requested(undefined as never)); // as a caller without types would do it
    await portal.until((state) => selectStatus(state, identifyApplicant) === 'failed');
    expect(selectFailure(portal.state(), identifyApplicant)).toEqual({
      kind: 'payloadMissing',
      error: 'payload not found',
    });
  });
});

describe('An applicant who is changed while the operator is asked', () => {
  const mohan = { ...rohan, firstname: 'Mohan', mobileno: '9123456799', pincode: '110001' };
  const accepted = { mobileno: rohan.mobileno, serviceable: 'YES' };
  const asked = (portal: TestPortal) => portal.operator.receivedOf('offerSubscriber').length;
  /** The operator was asked about Rohan at one pincode while the plans of all areas were shown. */
  const asking = async () => {
    const portal = await openPortal({ domains: [offersDomain] });
    portal.operator.answers(offerPlans, []);
    const answer = portal.operator.holdsBack(offerSubscriber);
    portal.dispatch(identifyApplicant.requested(rohan));
    await until(() => asked(portal) === 1);
    return { portal, answer };
  };

  it.each([
    ['typed other details', applicantTyped(mohan), mohan, ''],
    ['gave another pincode', pincodeGiven('110001'), { ...rohan, pincode: '110001' }, '110001'],
    ['logged in', shopEmptied(), {}, ''],
  ])('The late answer changes nothing when the visitor %s', async (_, event, typed, plansFor) => {
    const { portal, answer } = await asking();
    portal.dispatch(event);
    await untilIdle();
    expect(selectStatus(portal.state(), identifyApplicant)).toBe('idle');
    answer(accepted);
    await untilIdle();
    expect(selectStatus(portal.state(), identifyApplicant)).toBe('idle');
    expect(selectEligibility(portal.state())).toBeNull();
    expect(selectOnlineOrder(portal.state())).toEqual(typed);
    expect(selectPlansFor(portal.state())).toBe(plansFor);
  });

  it('A late refusal about the former details is not shown', async () => {
    const { portal, answer } = await asking();
    portal.dispatch(applicantTyped(mohan));
    answer({}, { status: 429 });
    await untilIdle();
    expect(selectFailure(portal.state(), identifyApplicant)).toBeNull();
  });

  it('The changed details are asked about when the visitor continues, and their answer counts', async () => {
    const { portal, answer } = await asking();
    portal.dispatch(applicantTyped(mohan));
    portal.operator.answers(offerSubscriber, { mobileno: mohan.mobileno, serviceable: 'NO' });
    expect(await portal.press(identifyApplicant, mohan)).toBe('succeeded');
    answer(accepted);
    await untilIdle();
    expect(asked(portal)).toBe(2);
    expect(selectEligibility(portal.state())).toEqual({ kind: 'notServed' });
    expect(selectPlansFor(portal.state())).toBe(mohan.pincode);
  });

  it('Another plan does not end the question about the applicant', async () => {
    const { portal, answer } = await asking();
    portal.dispatch(planChosen(plan));
    answer(accepted);
    await portal.until((state) => selectEligibility(state)?.kind === 'welcome');
  });
});

describe('A visitor who orders', () => {
  const ordering = (...answers: readonly Prepared[]) =>
    after(answers, placeOrder.requested(plan.total), described);

  it('A successful order shows its number', async () => {
    const { storeState } = await ordering([orders, order]);
    expect(selectPlacedOrder(storeState)?.orderid).toBe('OR1');
    expect(selectOnlineOrder(storeState)).toEqual({});
  });

  it.each([
    ['the amount has changed', refused(409, 'Look again.', 'AMOUNT_CHANGED')],
    ['the plan is gone', refused(404, 'No longer offered.', 'NO_SUCH_PRODUCT')],
  ])('The plan is read again when %s', async (_, no) => {
    const { storeState } = await ordering([orders, no], [offerPlans, [dearer]]);
    expect(selectFailure(storeState, placeOrder)?.kind).toBe('refused');
    expect(selectChosenPlan(storeState)).toEqual(dearer);
    expect(selectIsOrderOutcomeUnknown(storeState)).toBe(false);
  });

  it('A refusal shows the operator’s reason and keeps everything typed', async () => {
    const { storeState } = await ordering([orders, refused(400, 'Not today.', 'BAD_REQUEST')]);
    expect(selectFailure(storeState, placeOrder)).toMatchObject({ message: 'Not today.' });
    expect(selectOnlineOrder(storeState)).toMatchObject(rohan);
    expect(selectIsOrderOutcomeUnknown(storeState)).toBe(false);
  });

  it.each([
    ['lost', failing('unknown')],
    ['unreadable', failing('unreadable')],
    ['a gateway’s', refused(502)],
  ])('The outcome is unknown when the answer is %s', async (_, answer) => {
    const { storeState } = await ordering([orders, answer]);
    expect(selectStatus(storeState, placeOrder)).toBe('failed');
    expect(selectIsOrderOutcomeUnknown(storeState)).toBe(true);
    expect(selectPlacedOrder(storeState)).toBeNull();
  });

  it('Without a network nothing was ordered', async () => {
    const { storeState } = await after([], placeOrder.requested(plan.total), [
      ...described,
      connectionChanged({ online: false }),
    ]);
    expect(selectFailure(storeState, placeOrder)?.kind).toBe('unreachable');
    expect(selectIsOrderOutcomeUnknown(storeState)).toBe(false);
  });

  it.each([
    ['half an order', plan.total, lookedAt],
    ['no amount', undefined as never, described],
  ])('Nothing is sent with %s', async (_, amount, before) => {
    const { storeState } = await after([], placeOrder.requested(amount), [...before]);
    expect(selectFailure(storeState, placeOrder)?.kind).toBe('payloadMissing');
    expect(selectIsOrderOutcomeUnknown(storeState)).toBe(false);
  });
});

const ORDERS = ['placeOrder'] as const;
const hasEarlierOrder = (state: RootState): boolean => selectOutcomes(state, ORDERS).length > 0;

describe('What the tab stores of an order', () => {
  const kept = () =>
    JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      cart: object;
      isOutcomeUnknown: boolean;
      placed: object | null;
      until: number;
    } | null; // read in a test only
  const open = async (app: Partial<AppState> = {}): Promise<TestPortal> => {
    const portal = await openPortal({ domains: [offersDomain], app });
    portal.operator.answers(offerPlans, [
      { planid: 'NEW1', price: '100.00', tax: '18.00', total: '118.00' },
    ]);
    return portal;
  };
  const ready = async (): Promise<TestPortal> => {
    const portal = await open();
    portal.operator.answers(offerSubscriber, { mobileno: rohan.mobileno, serviceable: 'YES' });
    portal.dispatch(planChosen(plan));
    portal.dispatch(identifyApplicant.requested(rohan));
    await portal.until((state) => selectEligibility(state)?.kind === 'welcome');
    await portal.until((state) => selectChosenPlan(state) !== null);
    return portal;
  };
  const sent = (portal: TestPortal) => portal.operator.keysOf('placeOrder');
  const press = (portal: TestPortal) => portal.press(placeOrder, plan.total);
  /** A page whose order has left and was not answered. */
  const unanswered = async (): Promise<TestPortal> => {
    const portal = await ready();
    portal.operator.isUnreachable(orders);
    expect(await press(portal)).toBe('failed');
    return portal;
  };
  const wire = { orderid: 'OR1', amount: '118.00', status: 'AWAITINGPAYMENT' };

  it('The tab stores everything typed for two hours, and the device’s own storage holds nothing', async () => {
    const portal = await open();
    portal.dispatch(planChosen(plan));
    portal.dispatch(applicantTyped(rohan));
    await untilIdle();
    expect(kept()?.cart).toMatchObject({ ...rohan, planid: 'NEW1', amount: 11_800 });
    expect(Math.abs((kept()?.until ?? 0) - Date.now() - 2 * HOUR)).toBeLessThan(10_000);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Rohan');
  });

  it('The stored order is restored after a reload', async () => {
    await ready();
    const again = await open();
    expect(selectOnlineOrder(again.state())).toMatchObject({ ...rohan, planid: 'NEW1' });
    expect(selectEligibility(again.state())?.kind).toBe('welcome');
  });

  it.each([
    ['too old', (value: object) => ({ ...value, until: Date.now() - 1 })],
    [
      'of a clock that was set back',
      (value: object) => ({ ...value, until: Date.now() + 3 * HOUR }),
    ],
    ['of another shape', () => ({ cart: 'Rohan' })],
  ])('The stored order is not shown when it is %s', async (_, spoil) => {
    await ready();
    sessionStorage.setItem(KEY, JSON.stringify(spoil(kept() ?? {})));
    expect(selectOnlineOrder((await open()).state())).toEqual({});
    sessionStorage.setItem(KEY, '{"cart":');
    expect(selectOnlineOrder((await open()).state())).toEqual({});
  });

  it('The unknown order is stored before it is sent, and afterwards its number alone', async () => {
    const portal = await ready();
    let atTheDoor = kept();
    portal.operator.replies(orders, () => {
      atTheDoor = kept();
      return Response.json(wire);
    });
    expect(await press(portal)).toBe('succeeded');
    expect(atTheDoor).toMatchObject({ isOutcomeUnknown: true, cart: rohan });
    expect(kept()).toMatchObject({ cart: {}, placed: { orderid: 'OR1' } });
    expect(sessionStorage.getItem(KEY)).not.toContain('Rohan');
  });

  it('The number of an expired order is kept because it may have been paid in time', async () => {
    const portal = await ready();
    const expireson = new Date(Date.now() - 1).toISOString();
    portal.operator.answers(orders, { ...wire, expireson });
    expect(await press(portal)).toBe('succeeded');
    expect(selectPlacedOrder((await open()).state())?.orderid).toBe('OR1');
  });

  it('After a reload an unknown order is sent again as the same order to an operator who honours keys', async () => {
    const portal = await unanswered();
    const again = await open({ idempotency: 'honoured' });
    expect(selectIsOrderOutcomeUnknown(again.state())).toBe(true);
    again.operator.answers(orders, wire);
    const { amount } = selectOnlineOrder(again.state());
    expect(await again.press(placeOrder, amount ?? plan.total)).toBe('succeeded');
    expect(sent(again)).toEqual(sent(portal));
    expect(sent(again)[0]).toMatch(/^\w{32}$/);
    expect(hasEarlierOrder((await open()).state())).toBe(false);
  });

  it('To any other operator an unknown order is not sent again, and nothing can show what happened to it', async () => {
    const portal = await unanswered();
    await portal.until(hasEarlierOrder);
    expect(await press(portal)).toBe('failed');
    expect(sent(portal)).toHaveLength(1);
    const later = passBookingWindow();
    portal.dispatch(outcomesWanted());
    await portal.until((state) => selectOutcomes(state, ORDERS)[0]?.step === 'unknown');
    later.mockRestore();
  });

  describe('When another tab has sent the unknown order again and has its number', () => {
    const honoured = { idempotency: 'honoured' } as const;
    /** A tab whose order is unknown, and what it had stored before the other tab got the answer. */
    const orderedElsewhere = async () => {
      const waiting = await unanswered();
      const stored = sessionStorage.getItem(KEY) ?? '';
      const other = await open(honoured);
      other.operator.answers(orders, wire);
      const { amount } = selectOnlineOrder(other.state());
      expect(await other.press(placeOrder, amount ?? plan.total)).toBe('succeeded');
      sessionStorage.setItem(KEY, stored);
      return waiting;
    };

    it('The page that waits sends no second order', async () => {
      const waiting = await orderedElsewhere();
      waiting.operator.answers(orders, wire);
      expect(await press(waiting)).toBe('failed');
      expect(selectFailure(waiting.state(), placeOrder)).toMatchObject({ code: 'JUST_ORDERED' });
      expect(sent(waiting)).toHaveLength(1);
    });

    it('After a reload the order is still unknown, and no second order is sent', async () => {
      await orderedElsewhere();
      const again = await open(honoured);
      await untilIdle();
      again.operator.answers(orders, wire);
      expect(selectIsOrderOutcomeUnknown(again.state())).toBe(true);
      const { amount } = selectOnlineOrder(again.state());
      expect(await again.press(placeOrder, amount ?? plan.total)).toBe('failed');
      expect(sent(again)).toEqual([]);
    });

    it('The same order can be placed again once the visitor has given it up', async () => {
      const waiting = await orderedElsewhere();
      waiting.dispatch(orderGivenUp());
      waiting.operator.answers(orders, wire);
      expect(await press(waiting)).toBe('succeeded');
    });
  });

  it('An order whose page died just after its answer is not offered as not taken', async () => {
    const portal = await ready();
    portal.operator.answers(orders, wire);
    const pageDies = storageAtWriting(pendingWritesSlot.key, '"booked"');
    await press(portal);
    pageDies();
    expect(selectPlacedOrder((await open()).state())?.orderid).toBe('OR1');
  });

  it('The order is sent once however often it is pressed', async () => {
    const portal = await ready();
    portal.operator.answers(orders, wire);
    portal.dispatch(placeOrder.requested(plan.total));
    expect(await press(portal)).toBe('succeeded');
    expect(sent(portal)).toHaveLength(1);
  });

  it('A new order follows once the first is discarded', async () => {
    const portal = await unanswered();
    portal.dispatch(orderGivenUp());
    await untilIdle();
    expect(kept()).toMatchObject({ isOutcomeUnknown: false, cart: rohan });
    portal.operator.answers(orders, wire);
    expect(await press(portal)).toBe('succeeded');
    const [first, second] = sent(portal);
    expect(second).not.toBe(first);
  });

  it('Another tab learns that an order is unknown, but not whose', async () => {
    await unanswered();
    sessionStorage.clear();
    const other = await open();
    await other.until(hasEarlierOrder);
    expect(selectOnlineOrder(other.state())).toEqual({});
  });

  it('An order answered 401 was not placed', async () => {
    const portal = await ready();
    portal.operator.refuses(orders, 401, { errorcode: 'NO_SESSION' });
    portal.dispatch(placeOrder.requested(plan.total));
    await portal.until((state) => state.session.epoch > 0);
    await portal.until((state) => selectOnlineOrder(state).planid === 'NEW1');
    await portal.until((state) => !selectIsOrderOutcomeUnknown(state));
    expect(selectOnlineOrder(portal.state())).toMatchObject(rohan);
    expect(kept()?.isOutcomeUnknown).toBe(false);
  });

  it('A login deletes the stored order and stores nothing of the subscriber', async () => {
    const portal = await ready();
    await portal.logIn();
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(selectOnlineOrder(portal.state())).toEqual({});
    expect(kept()).toBeNull();
    portal.dispatch(applicantTyped(rohan));
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('A login in another tab empties the shop here, and deletes the stored order', async () => {
    const portal = await ready();
    portal.dispatch(loggedInElsewhere(aUser()));
    expect(selectOnlineOrder(portal.state())).toEqual({});
    expect(kept()).toBeNull();
  });

  it('The terms that the same customer accepts in another tab leave the shop as it is', async () => {
    const portal = await ready();
    await portal.logIn({ customerid: '700412' });
    portal.dispatch(applicantTyped(rohan));
    portal.dispatch(loggedInElsewhere(aUser({ customerid: '700412' })));
    expect(selectOnlineOrder(portal.state())).toMatchObject(rohan);
    portal.dispatch(loggedInElsewhere(aUser({ customerid: '700413' })));
    expect(selectOnlineOrder(portal.state())).toEqual({});
  });

  it('An order whose answer is lost after a login leaves the emptied shop open', async () => {
    const portal = await ready();
    const answer = portal.operator.holdsBack(orders);
    portal.dispatch(placeOrder.requested(plan.total));
    await until(() => sent(portal).length === 1);
    await portal.logIn();
    answer({}, { status: 502 });
    await portal.until((state) => selectStatus(state, placeOrder) === 'failed');
    expect(selectOnlineOrder(portal.state())).toEqual({});
    expect(selectIsOrderOutcomeUnknown(portal.state())).toBe(false);
  });

  it('Without browser storage the order succeeds when its key is on the disk', async () => {
    const restoreStorage = refuseStorage();
    // The code only checks that there is an `indexedDB`.
    Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true });
    const portal = await ready();
    portal.operator.answers(orders, wire);
    expect(await press(portal)).toBe('succeeded');
    restoreStorage();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    expect(selectPlacedOrder(portal.state())?.orderid).toBe('OR1');
  });

  it('The order is not sent where nothing can be written down', async () => {
    const portal = await ready();
    const restoreStorage = refuseStorage();
    expect(await press(portal)).toBe('failed');
    restoreStorage();
    expect(selectFailure(portal.state(), placeOrder)).toMatchObject({ code: 'NOT_STORED' });
    expect(portal.operator.receivedOf('placeOrder')).toEqual([]);
  });
});
