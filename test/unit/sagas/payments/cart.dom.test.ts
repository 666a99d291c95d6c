import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { cartDomain } from '../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../sagas/cart/checkout';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import type { AppState } from '../../../../store/app/app';
import { payFromBalance } from '../../../../store/cart/checkout';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { billOfCart, packsOf } from '../../../../store/payments/bill';
import { journalSlot } from '../../../../store/payments/journal';
import type { ProviderMethod } from '../../../../store/payments/methods';
import {
  abandonPayment,
  checkPayment,
  selectAttempts,
  selectOpenAttempts,
  startPayment,
} from '../../../../store/payments/payments';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import {
  outcomesRead,
  outcomesWanted,
  selectIsOutcomeUnknown,
  selectOutcomes,
  writeOutcomeAcknowledged,
} from '../../../../store/writes/earlierWrites';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { aBill, aCart } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../support/storage/keptWrites';
import { until, untilIdle } from '../../../support/waiting';
import { idIn, outcome as outcomeOf, pressPayment, submittedAddresses } from './openedPayments';

const bill = billOfCart(aCart());
const AMOUNT = '36.58';
const order = {
  ...{ orderid: 'O1', amount: AMOUNT, currency: 'INR', status: 'AWAITINGPAYMENT' },
  results: [],
} satisfies WireAnswerOf<'checkout'>;
const page = { txnid: 'TX1', amount: AMOUNT, action: '/card', fields: { hash: 'h' } };
const eligible = {
  ...{ txnRefNo: 'LP1', paymentid: 'TX1', subscriberid: '700412', initiatesignature: 'signed' },
  ...{ amount: AMOUNT, expiresin: 300, resendafter: 30, attemptsRemaining: 3 },
} satisfies WireAnswerOf<'instalmentEligibility'>;
const outcome = (status: string) => outcomeOf(status, { amount: AMOUNT });

/** The same charge is sent again only to an operator who honours its key. */
const honoured = { idempotency: 'honoured' } as const;
const paidOrder = {
  ...order,
  status: 'PAID',
  results: aCart().cartdetails.map(({ productid, stbno }) => ({
    ...{ productid, stbno, productstatus: 'ACTIVE' },
  })),
};
const open = async (app: Partial<AppState> = {}): Promise<TestPortal> => {
  const portal = await openPortal({
    domains: [subscriberDomain, cartDomain, paymentsDomain, checkoutDomain],
    app,
  });
  const { operator } = portal;
  operator.answers(endpoints.cart, cartSample);
  operator.answers(endpoints.subscriber, subscriberSample);
  operator.answers(endpoints.paymentStatus, outcome('pending'));
  operator.answers(endpoints.checkout, order);
  operator.answers(endpoints.payAsLcoCustomer, page);
  operator.answers(endpoints.instalmentEligibility, eligible);
  await portal.logIn({ customerid: '700412' });
  return portal;
};
const press = (portal: TestPortal, method: ProviderMethod = 'CARD') =>
  pressPayment(portal, { bill, method });
/** What the record of the charge says. */
const payment = { amount: bill.amount, packs: packsOf(bill) };
const payByBalance = (portal: TestPortal) => portal.press(payFromBalance, { bill });
const attempts = (portal: TestPortal) => selectAttempts(portal.state());
const refusal = (portal: TestPortal, flow: typeof startPayment | typeof payFromBalance) =>
  selectFailure(portal.state(), flow);
const orders = ({ operator }: TestPortal) =>
  operator.receivedOf('checkout').map(({ body, request }) => ({
    ...Object.fromEntries(new URLSearchParams(body)),
    key: request.headers.get('idempotency-key'),
  }));

it('A cart becomes a recorded order and is paid as that order', async () => {
  const portal = await open();
  await press(portal);
  expect(orders(portal)).toEqual([
    { amount: AMOUNT, paymentmode: 'ONLINE', key: expect.stringMatching(/\.order$/) },
  ]);
  expect(attempts(portal)).toMatchObject([{ step: 'atProvider', bill: { orderid: 'O1' } }]);
  const [asked] = portal.operator.receivedOf('payAsLcoCustomer');
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    ...{ purpose: 'CART', amount: AMOUNT, currency: 'INR', orderid: 'O1' },
  });
  expect(submittedAddresses).toHaveLength(1);
});

it.each([
  ['PAID', AMOUNT],
  ['Paid', AMOUNT],
  ['paid', '37.58'],
])(
  'An order that the operator has taken from the balance (%s, %s) opens no page',
  async (status, amount) => {
    const portal = await open();
    portal.operator.answers(endpoints.checkout, { ...order, status, amount });
    await press(portal);
    expect(refusal(portal, startPayment)).toMatchObject({ code: 'JUST_PAID' });
    expect(submittedAddresses).toHaveLength(0);
  },
);

it('After a lost answer the cart is ordered with the same key, also in a new page', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await press(portal);
  expect(attempts(portal)).toMatchObject([{ step: 'asking', bill: { orderid: '' } }]);
  const reopened = await open();
  await press(reopened);
  expect(attempts(reopened)).toMatchObject([{ step: 'atProvider', bill: { orderid: 'O1' } }]);
  expect(orders(reopened)[0]?.key).toBe(orders(portal)[0]?.key);
});

it.each([
  ['the order is of another amount', { ...order, amount: '36.59' }, 'AMOUNT_CHANGED'],
  ['the order is paid already', { ...order, status: 'PAID' }, 'JUST_PAID'],
])('The payment stops when %s, and the cart is read', async (_, answer, code) => {
  const portal = await open();
  portal.operator.answers(endpoints.checkout, answer);
  await press(portal);
  expect(refusal(portal, startPayment)).toMatchObject({ code });
  expect(attempts(portal)).toMatchObject([{ step: 'failed' }]);
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
  expect(portal.operator.receivedOf('cart')).toHaveLength(1);
  expect(submittedAddresses).toEqual([]);
});

it('The next press creates another order when the operator has closed the first', async () => {
  const portal = await open();
  portal.operator.refuses(endpoints.payAsLcoCustomer, 409, { errorcode: 'ORDER_EXPIRED' });
  await press(portal);
  portal.operator.answers(endpoints.payAsLcoCustomer, page);
  portal.operator.answers(endpoints.checkout, { ...order, orderid: 'O2' });
  await press(portal);
  expect(attempts(portal)).toMatchObject([
    { step: 'failed', bill: { orderid: 'O1' } },
    { step: 'atProvider', bill: { orderid: 'O2' } },
  ]);
  expect(new Set(orders(portal).map(({ key }) => key)).size).toBe(2);
});

it.each([
  ['The cart is read again when it has been paid', bill, 1],
  ['The cart is not read again when a top-up has been paid', aBill({ amount: bill.amount }), 0],
])('%s', async (_, paid, times) => {
  const portal = await open();
  await pressPayment(portal, { bill: paid, method: 'CARD' });
  portal.operator.answers(
    endpoints.paymentStatus,
    outcomeOf('success', { amount: AMOUNT, purpose: paid.purpose }),
  );
  await portal.press(checkPayment, { txnid: 'TX1' });
  expect(attempts(portal)).toMatchObject([{ step: 'paid' }]);
  expect(portal.operator.receivedOf('cart')).toHaveLength(times);
});

it.each(['CARD', 'INSTALMENT'] as const)(
  'The cart is not paid by %s while a balance payment has no answer',
  async (method) => {
    const portal = await open(honoured);
    portal.operator.isUnreachable(endpoints.checkout);
    await payByBalance(portal);
    expect(selectIsOutcomeUnknown(portal.state(), ['checkout'])).toBe(true);
    await press(portal, method);
    expect(refusal(portal, startPayment)).toMatchObject({ code: 'BALANCE_OPEN' });
    expect(attempts(portal)).toEqual([]);
    expect(keptPendingWrites()).toMatchObject([{ call: 'checkout', payment }]);
    expect(orders(portal)).toHaveLength(1);
    // The operator has refused the payment from the balance, so another method may pay now.
    portal.operator.refuses(endpoints.checkout, 402, { errorcode: 'BALANCE_LOW' });
    await payByBalance(portal);
    expect(selectIsOutcomeUnknown(portal.state(), ['checkout'])).toBe(false);
    portal.operator.answers(endpoints.checkout, order);
    await press(portal, method);
    expect(attempts(portal)).toMatchObject([{ method }]);
    expect(attempts(portal)).toHaveLength(1);
    expect(keptPendingWrites()).toEqual([]);
  },
);

it('The cart is not paid from the balance while it may be paid at the bank', async () => {
  const portal = await open();
  await press(portal);
  await payByBalance(portal);
  expect(refusal(portal, payFromBalance)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(orders(portal).filter((one) => 'paymentmode' in one && one.key === null)).toEqual([]);
  expect(portal.operator.receivedOf('checkout')).toHaveLength(1);
  expect(selectIsOutcomeUnknown(portal.state(), ['checkout'])).toBe(false);
});

it('The cart is paid from the balance only after the provider has released the held amount', async () => {
  const portal = await open();
  await press(portal, 'INSTALMENT');
  await payByBalance(portal);
  expect(refusal(portal, payFromBalance)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(portal.operator.receivedOf('checkout')).toHaveLength(1);
  portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
  await portal.press(abandonPayment, { id: idIn(portal) });
  portal.operator.answers(endpoints.checkout, paidOrder);
  await payByBalance(portal);
  expect(attempts(portal)).toMatchObject([{ step: 'left' }]);
  expect(keptBookedWrites()).toMatchObject([{ call: 'checkout', payment }]);
  expect(selectStatus(portal.state(), payFromBalance)).toBe('succeeded');
});

describe('A cart paid from the balance', () => {
  const paid = paidOrder;

  it('The cart is one write over two pages: unknown, charged again with the same key, booked', async () => {
    const portal = await open(honoured);
    portal.operator.isUnreachable(endpoints.checkout);
    await payByBalance(portal);
    const reloaded = await open(honoured);
    expect(keptPendingWrites()).toHaveLength(1);
    reloaded.operator.answers(endpoints.checkout, paid);
    await payByBalance(reloaded);
    expect(keptPendingWrites()).toEqual([]);
    expect(keptBookedWrites()).toHaveLength(1);
    expect(orders(reloaded)[0]?.key).toBe(orders(portal)[0]?.key);
  });

  it('The charge is written down before it is sent, and in the list of writes alone', async () => {
    const portal = await open();
    const written: unknown[] = [];
    portal.operator.replies(endpoints.checkout, () => {
      written.push(keptPendingWrites());
      return Response.json(paid);
    });
    await payByBalance(portal);
    expect(written).toMatchObject([[{ call: 'checkout', payment }]]);
    expect(localStorage.getItem(journalSlot.key)).toBeNull();
  });

  it('Of the payments that were booked the newest twenty are remembered', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.checkout, paid);
    for (let times = 0; times < 22; times += 1) await payByBalance(portal);
    expect(orders(portal)).toHaveLength(22);
    expect(keptBookedWrites()).toHaveLength(20);
  });

  it('A payment that another tab has made since the press is not made again, also where tabs have no locks', async () => {
    const portal = await open();
    // The other tab pays while this one reads what the operator has.
    portal.operator.replies(endpoints.transactions, () => {
      const booked = { customerid: '700412', call: 'checkout', key: 'other', fingerprint: 'f' };
      const write = { ...booked, since: 1, payment, booked: 2 };
      localStorage.setItem(pendingWritesSlot.key, JSON.stringify({ intents: [write], written: 3 }));
      return Response.json([]);
    });
    await payByBalance(portal);
    expect(refusal(portal, payFromBalance)).toMatchObject({ code: 'JUST_PAID' });
    expect(orders(portal)).toEqual([]);
  });

  it('What was booked is not read about any more', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.checkout, paid);
    await payByBalance(portal);
    portal.dispatch(outcomesWanted());
    await untilIdle();
    expect(portal.eventsOf(outcomesRead)).toEqual([]);
  });

  it('What was booked before the press does not stop it', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.checkout, paid);
    await payByBalance(portal);
    await payByBalance(portal);
    const [first, second] = orders(portal);
    expect(second?.key).not.toBe(first?.key);
  });

  it('The charge is over when the subscriber has seen its outcome', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.checkout);
    await payByBalance(portal);
    portal.dispatch(writeOutcomeAcknowledged(selectOutcomes(portal.state(), ['checkout'])[0]!));
    await until(() => keptPendingWrites().length === 0);
    portal.operator.answers(endpoints.checkout, order);
    await press(portal);
    expect(attempts(portal)).toMatchObject([{ step: 'atProvider' }]);
  });

  it('The charge is in no list of unfinished payments: the cart shows that its outcome is unknown', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.checkout);
    await payByBalance(portal);
    expect(selectOpenAttempts(portal.state())).toEqual([]);
  });
});

it('A cart at the bank is in the way of another cart that has a line of it', async () => {
  const portal = await open();
  const { cartdetails } = aCart();
  const smaller = billOfCart(aCart({ cartdetails: cartdetails.slice(1) }));
  const order = { bill: { ...smaller, amount: bill.amount }, method: 'CARD' } as const;
  await pressPayment(portal, order);
  await press(portal);
  expect(refusal(portal, startPayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
  await payByBalance(portal);
  expect(refusal(portal, payFromBalance)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(orders(portal)).toHaveLength(1);
});
