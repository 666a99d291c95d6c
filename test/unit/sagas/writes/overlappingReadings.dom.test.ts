import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { cartDomain } from '../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../sagas/cart/checkout';
import { packChangesDomain } from '../../../../sagas/packs/packChanges';
import { packsDomain } from '../../../../sagas/packs/packs';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import * as evidenceReading from '../../../../sagas/writes/readEvidence';
import { durableRecords } from '../../../../sagas/writes/writeRecords';
import { loadSubscriber } from '../../../../store/account/subscriber';
import type { AppState } from '../../../../store/app/app';
import { payFromBalance, selectOrder } from '../../../../store/cart/checkout';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { sessionExpired } from '../../../../store/identity/session';
import { cancelForRefund } from '../../../../store/packs/packChanges';
import { billOfCart } from '../../../../store/payments/bill';
import type { RootState } from '../../../../store/root/rootReducer';
import {
  outcomesWanted,
  selectIsOutcomeUnknown,
  selectOutcomes,
} from '../../../../store/writes/earlierWrites';
import { aCart } from '../../../support/builders';
import { takeDefects } from '../../../support/defects';
import { openPortal, type TestPortal } from '../../../support/portal';
import { keptPendingWrites } from '../../../support/storage/keptWrites';
import { passBookingWindow, until, untilIdle } from '../../../support/waiting';

/*
 * The operator's data is read for an order or a refund without an answer. During the reading the write is sent again,
 * answered, settled by another tab, or the page fails or loses its session.
 */

const bill = billOfCart(aCart());
const LINES = aCart().cartdetails;
const paid = {
  ...{ orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID' },
  results: LINES.map(({ productid, stbno }) => ({
    ...{ productid, productname: productid, productstatus: 'ACTIVE', stbno },
    ...{ errorcode: null, error: null },
  })),
};
const domains = [
  ...[subscriberDomain, cartDomain, paymentsDomain, checkoutDomain],
  ...[packsDomain, packChangesDomain],
];
const HONOURED: Partial<AppState> = { idempotency: 'honoured' };
const CHECKOUT = ['checkout'] as const;
const REFUNDS = ['cancelForRefund'] as const;

const open = async (app: Partial<AppState> = {}): Promise<TestPortal> => {
  const portal = await openPortal({ domains, app });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  await portal.logIn({ customerid: '700412' });
  return portal;
};
const pay = (portal: TestPortal) => portal.press(payFromBalance, { bill });
const keys = (portal: TestPortal) => portal.operator.keysOf('checkout');
const isUnknown = (state: RootState) => selectIsOutcomeUnknown(state, CHECKOUT);
const steps = (portal: TestPortal) =>
  selectOutcomes(portal.state(), CHECKOUT).map(({ step }) => step);

const loseOrder = async (app: Partial<AppState> = {}) => {
  const portal = await open(app);
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  await untilIdle();
  return portal;
};

/** An order that was looked for and not found. */
const loseWithoutSign = async () => {
  const portal = await loseOrder();
  passBookingWindow();
  portal.dispatch(outcomesWanted());
  await portal.until(() => steps(portal).includes('notBooked'));
  await untilIdle();
  return portal;
};

/** Starts a reading that waits for the transactions until the returned function is called. */
const startReading = async (portal: TestPortal): Promise<() => void> => {
  let goOn: (() => void) | null = null;
  portal.operator.replies(endpoints.transactions, () =>
    goOn ? Response.json([]) : new Promise((resolve) => (goOn = () => resolve(Response.json([])))),
  );
  portal.dispatch(outcomesWanted());
  await until(() => goOn !== null);
  return () => goOn?.();
};

/** Holds back the next change of the records until the returned function is called. */
const holdBackNextRecord = (): (() => void) => {
  const { change } = durableRecords;
  let goOn: () => void = () => undefined;
  jest.spyOn(durableRecords, 'change').mockImplementationOnce(async (...parameters) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return change(...parameters);
  });
  return () => goOn();
};

const sendAgainInAnotherTab = () =>
  durableRecords.change((all) =>
    all.map((write) => ({ ...write, isNotFound: false, sentAgain: Date.now() })),
  );

afterEach(() => jest.restoreAllMocks());

it('The outcome is unknown from the first event on that says that the answer was lost', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  const known: string[] = [];
  portal.store.subscribe(() => {
    const state = portal.state();
    if (selectStatus(state, payFromBalance) === 'failed' && !isUnknown(state))
      known.push(portal.events.at(-1)?.type ?? '');
  });
  await pay(portal);
  await portal.until(isUnknown);
  expect(known).toEqual([]);
});

it('The outcome stays unknown while the same order is sent again and a lower balance is read', async () => {
  const portal = await loseOrder(HONOURED);
  portal.operator.answers(endpoints.subscriber, { ...subscriberSample, balance: '1.00' });
  const answer = portal.operator.holdsBack(endpoints.checkout);
  portal.dispatch(payFromBalance.requested({ bill }));
  await until(() => keys(portal).length === 2);
  portal.dispatch(outcomesWanted());
  await untilIdle();
  expect(isUnknown(portal.state())).toBe(true);
  answer({}, { status: 504 });
  await portal.until((state) => selectStatus(state, payFromBalance) === 'failed');
  expect(isUnknown(portal.state())).toBe(true);
});

it('An order that another tab sends again during a reading stays unknown and is read again', async () => {
  const portal = await loseOrder(HONOURED);
  passBookingWindow();
  const goOn = await startReading(portal);
  await sendAgainInAnotherTab();
  const shown = new Set<string>();
  portal.store.subscribe(() => shown.add(steps(portal).join()));
  goOn();
  await untilIdle();
  expect([...shown]).toEqual(['findingOut']);
  const before = portal.operator.receivedOf('transactions').length;
  // A new balance ends the pause between two readings.
  await portal.press(loadSubscriber);
  await until(() => portal.operator.receivedOf('transactions').length > before);
});

it('An order that was not found is unknown again after another tab has sent it again', async () => {
  const portal = await loseWithoutSign();
  await sendAgainInAnotherTab();
  const answer = portal.operator.holdsBack(endpoints.transactions);
  await pay(portal);
  await untilIdle();
  expect(keys(portal)).toHaveLength(1);
  expect(isUnknown(portal.state())).toBe(true);
  expect(steps(portal)).toEqual(['findingOut']);
  answer([]);
});

it.each([
  ['that was not found', loseWithoutSign],
  ['whose outcome was unknown', () => loseOrder(HONOURED)],
])('An order %s and is paid during a reading is not shown as unpaid', async (_, lose) => {
  const portal = await lose();
  const goOn = await startReading(portal);
  portal.operator.answers(endpoints.checkout, paid);
  await pay(portal);
  goOn();
  await untilIdle();
  expect(selectOrder(portal.state())?.orderid).toBe('O1');
  expect(steps(portal)).toEqual([]);
  expect(isUnknown(portal.state())).toBe(false);
});

it('An order that another tab finds to be booked during a reading is no longer unknown', async () => {
  const portal = await loseOrder();
  const goOn = await startReading(portal);
  await durableRecords.change((all) => all.map((write) => ({ ...write, booked: Date.now() })));
  goOn();
  await untilIdle();
  expect(isUnknown(portal.state())).toBe(false);
});

it('An order that was lost twice and then paid is no longer unknown, although its last reading was interrupted', async () => {
  const portal = await loseOrder(HONOURED);
  let hasLostAgain = false;
  let isReading = false;
  portal.operator.replies(endpoints.checkout, () => {
    hasLostAgain = true;
    throw new TypeError('network failed');
  });
  portal.operator.replies(endpoints.transactions, () => {
    if (!hasLostAgain || isReading) return Response.json([]);
    isReading = true;
    return new Promise(() => undefined);
  });
  portal.dispatch(payFromBalance.requested({ bill }));
  await until(() => isReading);
  const answer = portal.operator.holdsBack(endpoints.checkout);
  portal.dispatch(payFromBalance.requested({ bill }));
  await until(() => keys(portal).length === 3);
  portal.dispatch(outcomesWanted());
  await untilIdle();
  answer(paid);
  await portal.until((state) => selectStatus(state, payFromBalance) === 'succeeded');
  await untilIdle();
  expect(isUnknown(portal.state())).toBe(false);
});

describe('A refund', () => {
  /** Packs A and B of one box. */
  const hasPacks = ({ operator }: TestPortal, statusOfA: string) => {
    const pack = { stbno: 'B1', expirydate: '2026-12-24' };
    operator.answers(endpoints.activePacks, [
      { ...pack, productid: 'A', productstatus: statusOfA },
      { ...pack, productid: 'B', productstatus: 'ACTIVE' },
    ]);
  };
  const has = ({ operator }: TestPortal, balance: string) =>
    operator.answers(endpoints.subscriber, { ...subscriberSample, balance });
  const refundOf = (productid: string, amount: string) => ({ productid, stbno: 'B1', amount });
  const stepsOfRefunds = (portal: TestPortal) =>
    selectOutcomes(portal.state(), REFUNDS).map(({ step }) => step);

  const loseRefunds = async (...refunds: readonly ReturnType<typeof refundOf>[]) => {
    const portal = await open();
    hasPacks(portal, 'ACTIVE');
    has(portal, '100.00');
    portal.operator.isUnreachable(endpoints.cancelForRefund);
    for (const refund of refunds) {
      await portal.press(cancelForRefund, refund);
      await untilIdle();
    }
    return portal;
  };

  /** The refund of A is found to be booked. The returned function lets its record be settled. */
  const findRefundOfA = async (portal: TestPortal): Promise<() => void> => {
    hasPacks(portal, 'CANCEL');
    has(portal, '105.78');
    const row = { transactionid: 'T9', created: '2026-11-22 10:00:00', amount: '5.78' };
    portal.operator.answers(endpoints.transactions, [
      { ...row, transactiontype: 'Account Recharge' },
    ]);
    const settle = holdBackNextRecord();
    portal.dispatch(outcomesWanted());
    await portal.until(() => stepsOfRefunds(portal).includes('booked'));
    return settle;
  };

  it('A refund that another tab has settled is gone while another refund is on its way', async () => {
    const portal = await loseRefunds(refundOf('A', '5.78'));
    portal.operator.holdsBack(endpoints.cancelForRefund);
    portal.dispatch(cancelForRefund.requested(refundOf('B', '5.78')));
    await until(() => portal.operator.receivedOf('cancelForRefund').length === 2);
    await untilIdle();
    const [settled] = keptPendingWrites();
    await durableRecords.change((all) => all.filter(({ key }) => key !== settled?.key));
    await portal.press(loadSubscriber);
    await untilIdle();
    expect(stepsOfRefunds(portal)).toEqual([]);
  });

  it('A refund that was found to be booked stays so when another reading begins before its record is settled', async () => {
    const portal = await loseRefunds(refundOf('A', '5.78'));
    const settle = await findRefundOfA(portal);
    const goOn = await startReading(portal);
    settle();
    await untilIdle();
    goOn();
    await untilIdle();
    expect(keptPendingWrites()).toEqual([]);
    expect(stepsOfRefunds(portal)).toEqual(['booked']);
  });

  it('A refund that another tab settles while another one is recorded as booked is no longer shown', async () => {
    const portal = await loseRefunds(refundOf('A', '5.78'), refundOf('B', '7.00'));
    const settle = await findRefundOfA(portal);
    await untilIdle();
    await durableRecords.change(() => []);
    settle();
    await untilIdle();
    expect(stepsOfRefunds(portal)).toEqual(['booked']);
  });
});

it('A refused order is unknown when the page itself fails while it checks the refusal', async () => {
  const portal = await open();
  portal.operator.refuses(endpoints.checkout, 409, { errorcode: 'CART_EMPTY' });
  jest.spyOn(evidenceReading, 'readEvidence').mockImplementationOnce(() => {
    throw new TypeError('a defect');
  });
  await pay(portal);
  expect(keys(portal)).toHaveLength(1);
  expect(selectFailure(portal.state(), payFromBalance)?.kind).toBe('unknown');
  expect(isUnknown(portal.state())).toBe(true);
  expect(takeDefects()).toHaveLength(1);
});

it('An order whose session ends while its record is stored can be paid after the next login', async () => {
  const portal = await open(HONOURED);
  const goOn = holdBackNextRecord();
  portal.dispatch(payFromBalance.requested({ bill }));
  await untilIdle();
  portal.dispatch(sessionExpired('cart'));
  goOn();
  await untilIdle();
  await portal.logIn({ customerid: '700412' });
  await untilIdle();
  expect(steps(portal)).toEqual(['findingOut']);
  portal.operator.answers(endpoints.checkout, paid);
  await pay(portal);
  expect(selectOrder(portal.state())?.orderid).toBe('O1');
});

it('The outcome is unknown when the page itself fails after the order was sent', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.checkout, paid);
  jest.spyOn(evidenceReading, 'readOutcome').mockImplementationOnce(() => {
    throw new TypeError('a defect');
  });
  await pay(portal);
  expect(selectFailure(portal.state(), payFromBalance)?.kind).toBe('defect');
  expect(isUnknown(portal.state())).toBe(true);
  expect(keptPendingWrites()).toHaveLength(1);
  expect(takeDefects()).toHaveLength(1);
});
