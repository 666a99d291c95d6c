import type { UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../../../sagas/api/endpoints';
import { offers } from '../../../../sagas/newConnection/offers';
import { appStarted } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import type { OfferPlan, OfferSubscriber } from '../../../../store/wire/entities/packs/offers';
import type { Order } from '../../../../store/wire/entities/packs/cart';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import {
  selectChosenPlan,
  selectHasEarlierOrder,
  selectIsOrderInDoubt,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlacedOrder,
  selectVerdict,
} from '../../../../store/newConnection/offers';
import {
  applicantTyped,
  identifyApplicant,
  loadOfferPlans,
  orderGivenUp,
  pincodeGiven,
  placeOrder,
  planChosen,
} from '../../../../store/newConnection/onlineOrder';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { backend, failing, refused, withoutPauses, type Prepared } from '../../../support/backend';
import { anOfferPlan } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';
import '../../../support/defects';

const KEY = 'selfcareShop';
const HOUR = 3_600_000;
const plan = anOfferPlan();
const dearer = anOfferPlan({ total: 23_600 as Paise });
const rohan = {
  firstname: 'Rohan',
  surname: 'Deshmukh',
  mobileno: '9123456780',
  email: '',
  address: '12 Jasmine Road',
  pincode: '422001',
};
const welcome: OfferSubscriber = {
  mobileno: rohan.mobileno,
  existing: false,
  subscribername: '',
  customeridentity: '',
  pincode: rohan.pincode,
  region: 'West',
  serviceable: true,
  lconame: '',
};
const order: Order = {
  orderid: 'OR1',
  amount: plan.total,
  currency: 'INR',
  status: 'AWAITINGPAYMENT',
  expireson: '',
  results: [],
  message: '',
};
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
  expectSaga(offers.saga)
    .withReducer(
      loadedReducer(),
      stateAfter(appStarted({ baseUrl: 'https://operator.example.com' }), ...before),
    )
    .provide([withoutPauses, backend(...answers)])
    .dispatch(event)
    .silentRun();

describe('a newcomer who looks at the plans', () => {
  const plansOf = (from: number, count: number): OfferPlan[] =>
    Array.from({ length: count }, (_, at) => anOfferPlan({ planid: `P${from + at}` }));

  it('sees those of the place', async () => {
    const { storeState } = await after([[offerPlans, [plan]]], pincodeGiven('422001'));
    expect(selectOfferPlans(storeState)).toEqual([plan]);
    expect(selectOnlineOrder(storeState)).toEqual({ pincode: '422001' });
  });

  it('sees all pages of them', async () => {
    const pages = [[offerPlans, plansOf(0, 50)] as const, [offerPlans, plansOf(50, 3)] as const];
    const { storeState } = await after(pages, loadOfferPlans.requested(''));
    expect(selectOfferPlans(storeState)).toHaveLength(53);
  });

  it('sees each once when the operator knows no pages', async () => {
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
  ])('is told when they are %s', async (kind, answer) => {
    const { storeState } = await after([[offerPlans, answer]], loadOfferPlans.requested(''));
    expect(selectFailure(storeState, loadOfferPlans)?.kind).toBe(kind);
    expect(selectOfferPlans(storeState)).toBeNull();
  });
});

describe('a newcomer who says who and where', () => {
  it('is welcome', async () => {
    const { storeState } = await after(
      [[offerSubscriber, welcome]],
      identifyApplicant.requested(rohan),
      lookedAt,
    );
    expect(selectVerdict(storeState)?.kind).toBe('welcome');
    expect(selectOnlineOrder(storeState)).toEqual(rohan);
  });

  it('sees what the plan costs there when the plans were looked at for another place', async () => {
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
  ])('loses nothing of it when the answer is %s', async (kind, answer) => {
    const { storeState } = await after(
      [[offerSubscriber, answer]],
      identifyApplicant.requested(rohan),
      lookedAt,
    );
    expect(selectFailure(storeState, identifyApplicant)?.kind).toBe(kind);
    expect(selectVerdict(storeState)).toBeNull();
    expect(selectOnlineOrder(storeState)).toEqual(rohan);
  });

  it('is told when nothing was said, and nothing is sent', async () => {
    const portal = await openPortal({ domains: [offers] });
    portal.say(identifyApplicant.requested(undefined as never)); // as a caller without types would do it
    await portal.until((state) => selectStatus(state, identifyApplicant) === 'failed');
    expect(selectFailure(portal.state(), identifyApplicant)).toEqual({
      kind: 'payloadMissing',
      error: 'payload not found',
    });
  });
});

describe('a newcomer who orders', () => {
  const ordering = (...answers: readonly Prepared[]) =>
    after(answers, placeOrder.requested(plan.total), described);

  it('has the number of the order', async () => {
    const { storeState } = await ordering([orders, order]);
    expect(selectPlacedOrder(storeState)?.orderid).toBe('OR1');
    expect(selectOnlineOrder(storeState)).toEqual({});
  });

  it.each([
    ['the amount has changed', refused(409, 'Look again.', 'AMOUNT_CHANGED')],
    ['the plan is gone', refused(404, 'No longer offered.')],
  ])('looks at the plan again when %s', async (_, no) => {
    const { storeState } = await ordering([orders, no], [offerPlans, [dearer]]);
    expect(selectFailure(storeState, placeOrder)?.kind).toBe('refused');
    expect(selectChosenPlan(storeState)).toEqual(dearer);
    expect(selectIsOrderInDoubt(storeState)).toBe(false);
  });

  it('reads the operator’s no, with everything typed still there', async () => {
    const { storeState } = await ordering([orders, refused(422, 'Not today.')]);
    expect(selectFailure(storeState, placeOrder)).toMatchObject({ message: 'Not today.' });
    expect(selectOnlineOrder(storeState)).toMatchObject(rohan);
    expect(selectIsOrderInDoubt(storeState)).toBe(false);
  });

  it.each([
    ['lost', failing('unknown')],
    ['unreadable', failing('unreadable')],
    ['a gateway’s', refused(502)],
  ])('does not know it when the answer is %s', async (_, answer) => {
    const { storeState } = await ordering([orders, answer]);
    expect(selectStatus(storeState, placeOrder)).toBe('failed');
    expect(selectIsOrderInDoubt(storeState)).toBe(true);
    expect(selectPlacedOrder(storeState)).toBeNull();
  });

  it('has certainly ordered nothing without a network', async () => {
    const { storeState } = await after([], placeOrder.requested(plan.total), [
      ...described,
      connectionChanged({ online: false }),
    ]);
    expect(selectFailure(storeState, placeOrder)?.kind).toBe('unreachable');
    expect(selectIsOrderInDoubt(storeState)).toBe(false);
  });

  it.each([
    ['half an order', plan.total, lookedAt],
    ['no amount', undefined as never, described],
  ])('sends nothing with %s', async (_, amount, before) => {
    const { storeState } = await after([], placeOrder.requested(amount), [...before]);
    expect(selectFailure(storeState, placeOrder)?.kind).toBe('payloadMissing');
    expect(selectIsOrderInDoubt(storeState)).toBe(false);
  });
});

describe('what the tab keeps', () => {
  const kept = () =>
    JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      cart: object;
      isInDoubt: boolean;
      placed: object | null;
      until: number;
    } | null; // read in a test only
  const open = async (): Promise<Portal> => {
    const portal = await openPortal({ domains: [offers] });
    portal.operator.answers(offerPlans, [
      { planid: 'NEW1', price: '100.00', tax: '18.00', total: '118.00' },
    ]);
    return portal;
  };
  const ready = async (): Promise<Portal> => {
    const portal = await open();
    portal.operator.answers(offerSubscriber, { mobileno: rohan.mobileno, serviceable: 'YES' });
    portal.say(planChosen(plan));
    portal.say(identifyApplicant.requested(rohan));
    await portal.until((state) => selectVerdict(state)?.kind === 'welcome');
    await portal.until((state) => selectChosenPlan(state) !== null);
    return portal;
  };
  const sent = (portal: Portal) =>
    portal.operator
      .receivedOf('placeOrder')
      .map(({ request }) => request.headers.get('idempotency-key'));
  const ends = (portal: Portal, phase: 'succeeded' | 'failed') =>
    portal.until((state) => selectStatus(state, placeOrder) === phase);
  const wire = { orderid: 'OR1', amount: '118.00', status: 'AWAITINGPAYMENT' };

  it('is every letter, for two hours, and nothing in the device’s own storage', async () => {
    const portal = await open();
    portal.say(planChosen(plan));
    portal.say(applicantTyped(rohan));
    await untilIdle();
    expect(kept()?.cart).toMatchObject({ ...rohan, planid: 'NEW1', amount: 11_800 });
    expect(Math.abs((kept()?.until ?? 0) - Date.now() - 2 * HOUR)).toBeLessThan(10_000);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Rohan');
  });

  it('is there again after a reload', async () => {
    await ready();
    const again = await open();
    expect(selectOnlineOrder(again.state())).toMatchObject({ ...rohan, planid: 'NEW1' });
    expect(selectVerdict(again.state())?.kind).toBe('welcome');
  });

  it.each([
    ['too old', (value: object) => ({ ...value, until: Date.now() - 1 })],
    [
      'of a clock that was set back',
      (value: object) => ({ ...value, until: Date.now() + 3 * HOUR }),
    ],
    ['of another shape', () => ({ cart: 'Rohan' })],
  ])('is not shown when it is %s', async (_, spoil) => {
    await ready();
    sessionStorage.setItem(KEY, JSON.stringify(spoil(kept() ?? {})));
    expect(selectOnlineOrder((await open()).state())).toEqual({});
    sessionStorage.setItem(KEY, '{"cart":');
    expect(selectOnlineOrder((await open()).state())).toEqual({});
  });

  it('is the doubt before the order leaves, and the number alone afterwards', async () => {
    const portal = await ready();
    let atTheDoor = kept();
    portal.operator.replies(orders, () => {
      atTheDoor = kept();
      return Response.json(wire);
    });
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'succeeded');
    expect(atTheDoor).toMatchObject({ isInDoubt: true, cart: rohan });
    expect(kept()).toMatchObject({ cart: {}, placed: { orderid: 'OR1' } });
    expect(sessionStorage.getItem(KEY)).not.toContain('Rohan');
  });

  it('is the number of an order that has lapsed too, for it may have been paid in time', async () => {
    const portal = await ready();
    const expireson = new Date(Date.now() - 1).toISOString();
    portal.operator.answers(orders, { ...wire, expireson });
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'succeeded');
    expect(selectPlacedOrder((await open()).state())?.orderid).toBe('OR1');
  });

  it('lets an order in doubt be sent again after a reload, as the same order', async () => {
    const portal = await ready();
    portal.operator.isUnreachable(orders);
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'failed');
    const again = await open();
    expect(selectIsOrderInDoubt(again.state())).toBe(true);
    again.operator.answers(orders, wire);
    again.say(placeOrder.requested(selectOnlineOrder(again.state()).amount ?? plan.total));
    await ends(again, 'succeeded');
    expect(sent(again)).toEqual(sent(portal));
    expect(sent(again)[0]).toMatch(/^\w{32}$/);
    expect(selectHasEarlierOrder((await open()).state())).toBe(false);
  });

  it('is one order, however often it is pressed', async () => {
    const portal = await ready();
    portal.operator.answers(orders, wire);
    portal.say(placeOrder.requested(plan.total));
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'succeeded');
    expect(sent(portal)).toHaveLength(1);
  });

  it('is another order once the first is given up', async () => {
    const portal = await ready();
    portal.operator.isUnreachable(orders);
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'failed');
    portal.say(orderGivenUp());
    await untilIdle();
    expect(kept()).toMatchObject({ isInDoubt: false, cart: rohan });
    portal.operator.answers(orders, wire);
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'succeeded');
    const [first, second] = sent(portal);
    expect(second).not.toBe(first);
  });

  it('tells another tab that an order is in doubt, and not whose', async () => {
    const portal = await ready();
    portal.operator.isUnreachable(orders);
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'failed');
    sessionStorage.clear();
    const other = await open();
    await other.until(selectHasEarlierOrder);
    expect(selectOnlineOrder(other.state())).toEqual({});
  });

  it('knows that an order answered 401 was not taken', async () => {
    const portal = await ready();
    portal.operator.refuses(orders, 401);
    portal.say(placeOrder.requested(plan.total));
    await portal.until((state) => state.session.epoch > 0);
    await portal.until((state) => selectOnlineOrder(state).planid === 'NEW1');
    await portal.until((state) => !selectIsOrderInDoubt(state));
    expect(selectOnlineOrder(portal.state())).toMatchObject(rohan);
    expect(kept()?.isInDoubt).toBe(false);
  });

  it('is gone when somebody logs in, and nothing of a subscriber is kept', async () => {
    const portal = await ready();
    await portal.logIn();
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(selectOnlineOrder(portal.state())).toEqual({});
    expect(kept()).toBeNull();
    portal.say(applicantTyped(rohan));
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('is nothing where the browser keeps nothing, and the order goes through all the same', async () => {
    const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const portal = await ready();
    portal.operator.answers(orders, wire);
    portal.say(placeOrder.requested(plan.total));
    await ends(portal, 'succeeded');
    refusing.mockRestore();
    expect(selectPlacedOrder(portal.state())?.orderid).toBe('OR1');
  });
});
