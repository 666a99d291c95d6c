import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { cartDomain } from '../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../sagas/cart/checkout';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { loadSubscriber } from '../../../../store/account/subscriber';
import type { AppState } from '../../../../store/app/app';
import { loadCart, selectCart } from '../../../../store/cart/cart';
import { orderResultLeft, payFromBalance, selectOrder } from '../../../../store/cart/checkout';
import { selectFailure } from '../../../../store/core/flows';
import { billOfCart } from '../../../../store/payments/bill';
import type { RootState } from '../../../../store/root/rootReducer';
import type { CallName } from '../../../../store/wire/answers';
import {
  outcomesRead,
  outcomesWanted,
  selectIsOutcomeUnknown,
  selectOutcomes,
  writeOutcomeAcknowledged,
} from '../../../../store/writes/earlierWrites';
import { aCart, aWriteOutcome } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { keptPendingWrites } from '../../../support/storage/keptWrites';
import { passBookingWindow, until, untilIdle } from '../../../support/waiting';

const bill = billOfCart(aCart());
const resultOf = (productid: string, stbno: string) => ({
  ...{ productid, productname: productid, productstatus: 'ACTIVE', stbno },
  ...{ errorcode: null, error: null },
});
const own = aCart().cartdetails.map(({ productid, stbno }) => resultOf(productid, stbno));
const paid = { orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID', results: own };

const CHECKOUT = ['checkout'] as const;
const isUnknown = (state: RootState) => selectIsOutcomeUnknown(state, CHECKOUT);

const domains = [subscriberDomain, cartDomain, paymentsDomain, checkoutDomain];
const honoured: Partial<AppState> = { idempotency: 'honoured' };
const open = async (app: Partial<AppState> = {}): Promise<TestPortal> => {
  const portal = await openPortal({ domains, app });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  await portal.logIn({ customerid: '700412' });
  return portal;
};
const pay = (portal: TestPortal) => portal.press(payFromBalance, { bill });
/** How often this call was received since the checkout was last sent. */
const readsSince = (portal: TestPortal, name: CallName): number => {
  const calls = portal.operator.received.map(({ call }) => call);
  return calls.slice(calls.lastIndexOf('checkout')).filter((call) => call === name).length;
};
const keys = (portal: TestPortal) => portal.operator.keysOf('checkout');

it('The shown total is paid once however often it is pressed, and cart and balance are read', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.checkout, paid);
  portal.dispatch(payFromBalance.requested({ bill }));
  await pay(portal);
  const [sent, ...others] = portal.operator.receivedOf('checkout');
  expect(others).toEqual([]);
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    amount: '36.58',
    paymentmode: 'BALANCE',
  });
  expect(selectOrder(portal.state())?.orderid).toBe('O1');
  expect(selectCart(portal.state())).not.toBeNull();
  // The subscriber is read once to compare what was taken with what was agreed to, and once to show the new balance.
  expect(readsSince(portal, 'subscriber')).toBe(2);
});

it('After a refusal the cart is read, and the next press is a new intent', async () => {
  const portal = await open();
  portal.operator.refuses(endpoints.checkout, 409, {
    message: 'Changed.',
    errorcode: 'AMOUNT_CHANGED',
  });
  await pay(portal);
  // The cart is read once to see that the refusal does not answer a copy of a booked order, and once to show it.
  expect(readsSince(portal, 'cart')).toBe(2);
  expect(isUnknown(portal.state())).toBe(false);
  await pay(portal);
  expect(new Set(keys(portal)).size).toBe(2);
});

it('An unknown outcome survives a new page, and an operator who honours keys charges it once', async () => {
  const portal = await open(honoured);
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  expect(isUnknown(portal.state())).toBe(true);

  const reopened = await openPortal({
    ...{ domains: [subscriberDomain, cartDomain, paymentsDomain], app: honoured },
  });
  reopened.operator.answers(endpoints.cart, cartSample);
  reopened.operator.answers(endpoints.subscriber, subscriberSample);
  reopened.operator.answers(endpoints.checkout, paid);
  await reopened.logIn({ customerid: '700412' });
  reopened.add(checkoutDomain);
  await reopened.until(isUnknown);
  await pay(reopened);
  expect(keys(reopened)).toEqual(keys(portal));
  expect(isUnknown(reopened.state())).toBe(false);
});

const outcomesIn = (portal: TestPortal) => selectOutcomes(portal.state(), CHECKOUT);
const books = ({ operator }: TestPortal) => {
  const row = { transactionid: 'T9', created: '2026-11-22 10:00:00', amount: '36.58' };
  operator.answers(endpoints.transactions, [{ ...row, transactiontype: 'Subscription Charges' }]);
  operator.answers(endpoints.subscriber, { ...subscriberSample, balance: '1.00' });
  operator.answers(endpoints.cart, { ...cartSample, cartdetails: [] });
  const started = { productstatus: 'ACTIVE', expirydate: '2026-12-24' };
  operator.answers(
    endpoints.activePacks,
    aCart().cartdetails.map(({ productid, stbno }) => ({ productid, stbno, ...started })),
  );
};

it('An order that was booked before its answer was lost is shown as done, and not paid again', async () => {
  const portal = await open();
  portal.operator.replies(endpoints.checkout, () => {
    books(portal);
    throw new TypeError('network failed');
  });
  await pay(portal);
  await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'booked'));
  await until(() => keptPendingWrites().length === 0);
  expect(outcomesIn(portal)).toMatchObject([{ transactionid: 'T9', amount: 3_658 }]);
  expect(isUnknown(portal.state())).toBe(false);
  expect(selectCart(portal.state())?.cartdetails).toEqual([]);
});

it('An order that was booked is shown as done although the operator refuses the copy that the browser sent by itself', async () => {
  const portal = await open();
  portal.operator.replies(endpoints.checkout, () => {
    books(portal);
    const no = { error: 'The cart is empty.', errorcode: 'CART_EMPTY' };
    return Response.json(no, { status: 409 });
  });
  await pay(portal);
  expect(selectFailure(portal.state(), payFromBalance)?.kind).toBe('unknown');
  await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'booked'));
  expect(keys(portal)).toHaveLength(1);
});

it('An order that was lost before it was booked is paid again after the booking window alone', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'findingOut'));
  await pay(portal);
  expect(keys(portal)).toHaveLength(1);
  passBookingWindow();
  portal.dispatch(outcomesWanted());
  await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'notBooked'));
  await untilIdle();
  portal.operator.answers(endpoints.checkout, paid);
  await pay(portal);
  jest.restoreAllMocks();
  expect(keys(portal)).toHaveLength(2);
  expect(new Set(keys(portal)).size).toBe(1);
  expect(selectOrder(portal.state())?.orderid).toBe('O1');
});

it('An order without a sign that is booked late turns to booked by itself', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'findingOut'));
  passBookingWindow();
  portal.dispatch(outcomesWanted());
  await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'notBooked'));
  await untilIdle();
  books(portal);
  await portal.press(loadSubscriber);
  await portal.until(() => outcomesIn(portal).some(({ step }) => step === 'booked'));
  await until(() => keptPendingWrites().length === 0);
  jest.restoreAllMocks();
});

const booked = aWriteOutcome({ step: 'booked' });
const RENEW = ['renew'] as const;

it.each<[title: string, read: Parameters<typeof outcomesRead>[0], times: number]>([
  [
    'Cart and balance are read when one of two orders turns out to be booked',
    { calls: CHECKOUT, outcomes: [booked, aWriteOutcome({ key: 'K2' })], ended: ['K1'] },
    1,
  ],
  [
    'Neither cart nor balance is read for an order that was known to be booked before',
    { calls: CHECKOUT, outcomes: [booked], ended: [] },
    0,
  ],
  [
    'Neither cart nor balance is read here when a renewal turns out to be booked',
    { calls: RENEW, outcomes: [{ ...booked, call: 'renew' }], ended: ['K1'] },
    0,
  ],
  [
    'Neither cart nor balance is read here when no renewal is unanswered',
    { calls: RENEW, outcomes: [], ended: [] },
    0,
  ],
])('%s', async (_, read, times) => {
  const portal = await open();
  const reads = () =>
    [loadCart, loadSubscriber].map(({ requested }) => portal.eventsOf(requested).length);
  const before = reads();
  portal.dispatch(outcomesRead(read));
  await untilIdle();
  expect(reads()).toEqual(before.map((count) => count + times));
});

it('The record is deleted when the subscriber has acknowledged the outcome', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  portal.dispatch(writeOutcomeAcknowledged(outcomesIn(portal)[0]!));
  await until(() => keptPendingWrites().length === 0);
  await pay(portal);
  expect(new Set(keys(portal)).size).toBe(2);
});

it('The result of an earlier order that is left in another tab takes nothing of an order on its way', async () => {
  const [portal, other] = [await open(), await open()];
  // What either page sends is answered by the operator of the later one.
  const cut = other.operator.holdsBack(endpoints.checkout);
  portal.dispatch(payFromBalance.requested({ bill }));
  await untilIdle();
  other.dispatch(orderResultLeft());
  await untilIdle();
  cut({}, { status: 504 });
  await portal.until((state) => selectFailure(state, payFromBalance)?.kind === 'unknown');
  await untilIdle();
  expect(outcomesIn(portal)).toMatchObject([{ step: 'findingOut' }]);
  expect(isUnknown(portal.state())).toBe(true);
  await pay(portal);
  expect(keys(other)).toHaveLength(1);
});

describe('The operator’s answer to a payment from the balance', () => {
  const LINES = aCart().cartdetails;
  const answered = async (answer: object) => {
    const portal = await open();
    portal.operator.replies(endpoints.checkout, () => Response.json({ ...paid, ...answer }));
    await pay(portal);
    const state = portal.state();
    return {
      order: selectOrder(state)?.orderid ?? null,
      isUnknown: isUnknown(state),
      failure: selectFailure(state, payFromBalance)?.kind ?? null,
    };
  };

  it.each([
    [
      'is PAID, with a result for each line of this cart',
      {},
      { order: 'O1', isUnknown: false, failure: null },
    ],
    [
      'is PAID without a line',
      { results: [] },
      { order: null, isUnknown: true, failure: 'unknown' },
    ],
    [
      'is PAID and leaves a line out',
      { results: own.slice(1) },
      { order: null, isUnknown: true, failure: 'unknown' },
    ],
    [
      'is PAID with a line whose failure has a code that is not named',
      {
        results: own.map((one, at) =>
          at > 0 ? one : { ...one, productstatus: 'FAILED', errorcode: '9999', error: 'Busy' },
        ),
      },
      { order: null, isUnknown: true, failure: 'unknown' },
    ],
    [
      'waits for a payment',
      { status: 'AWAITINGPAYMENT' },
      { order: null, isUnknown: false, failure: 'refused' },
    ],
    [
      'has another amount than was agreed to',
      { amount: '3658.00' },
      { order: null, isUnknown: true, failure: 'unknown' },
    ],
    [
      'has a status that is not known',
      { status: 'QUEUED' },
      { order: null, isUnknown: true, failure: 'unknown' },
    ],
    [
      'has the results of another cart',
      { results: [resultOf('OTHER', '')] },
      { order: null, isUnknown: true, failure: 'unknown' },
    ],
    [
      'has the result of another box',
      { results: [resultOf(LINES[0]?.productid ?? '', 'STB-OTHER')] },
      { order: null, isUnknown: true, failure: 'unknown' },
    ],
  ])('%s', async (_, answer, shown) => {
    expect(await answered(answer)).toEqual(shown);
  });

  it('A PAID without lines is done when what the operator has shows all of it', async () => {
    const portal = await open();
    portal.operator.replies(endpoints.checkout, () => {
      books(portal);
      return Response.json({ ...paid, results: [] });
    });
    await pay(portal);
    expect(selectOrder(portal.state())?.orderid).toBe('O1');
    expect(keptPendingWrites()).toEqual([]);
  });

  it('After an order that waits for a payment the next press is a new intent', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.checkout, { ...paid, status: 'AWAITINGPAYMENT' });
    await pay(portal);
    await pay(portal);
    expect(new Set(keys(portal)).size).toBe(2);
  });

  it('Another cart of the same total has another key, and is not paid as the cart of an older page', async () => {
    const portal = await open(honoured);
    portal.operator.isUnreachable(endpoints.checkout);
    await pay(portal);
    const renamed = <Line extends { readonly productid: string }>(lines: readonly Line[]) =>
      lines.map((line) => ({ ...line, productid: `OTHER-${line.productid}` }));
    portal.operator.answers(endpoints.cart, {
      ...cartSample,
      cartdetails: renamed(cartSample.cartdetails),
    });
    const other = billOfCart(aCart({ cartdetails: renamed(LINES) }));
    // This page was loaded before the cart changed on another device.
    await portal.press(payFromBalance, { bill: { ...other, productids: ['OLDER'] } });
    expect(selectFailure(portal.state(), payFromBalance)).toMatchObject({ code: 'AMOUNT_CHANGED' });
    expect(keys(portal)).toHaveLength(1);
    await portal.press(payFromBalance, { bill: other });
    await pay(portal);
    const [first, second, again] = keys(portal);
    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });
});
