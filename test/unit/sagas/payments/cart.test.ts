import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { cart } from '../../../../sagas/cart/cart';
import { checkout } from '../../../../sagas/cart/checkout';
import { payments } from '../../../../sagas/payments/payments';
import { subscriber } from '../../../../sagas/account/subscriber';
import type { WireAnswerOf } from '../../../../store/wire/answers';
import { payFromBalance, selectIsOrderInDoubt } from '../../../../store/cart/checkout';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { beginPayment, checkPayment, leavePayment, selectAttempts } from '../../../../store/payments/payments';
import type { Method } from '../../../../store/payments/attempt';
import { billOfCart } from '../../../../store/payments/bill';
import { aCart } from '../../../support/builders';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const bill = billOfCart(aCart());
const AMOUNT = '36.58';
const order = {
  ...{ orderid: 'O1', amount: AMOUNT, currency: 'INR', status: 'AWAITINGPAYMENT' },
  results: [],
} satisfies WireAnswerOf<'checkout'>;
const page = { txnid: 'TX1', amount: AMOUNT, action: '/card', fields: { hash: 'h' } };
const eligible = {
  ...{ txnRefNo: 'LP1', paymentid: 'TX1', subscriberid: '42', initiatesignature: 'signed' },
  ...{ amount: AMOUNT, expiresin: 300, resendafter: 30, attemptsRemaining: 3 },
} satisfies WireAnswerOf<'instalmentEligibility'>;
const outcome = (status: string) => ({
  ...paymentStatusSample,
  ...{ txnid: 'TX1', amount: AMOUNT, status },
});

let sent = 0;
beforeEach(() => {
  sent = 0;
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    sent += 1;
  });
});

const open = async (): Promise<Portal> => {
  const portal = await openPortal({ domains: [subscriber, cart, payments, checkout] });
  const { operator } = portal;
  operator.answers(endpoints.cart, cartSample);
  operator.answers(endpoints.subscriber, subscriberSample);
  operator.answers(endpoints.paymentStatus, outcome('pending'));
  operator.answers(endpoints.checkout, order);
  operator.answers(endpoints.payAsLcoCustomer, page);
  operator.answers(endpoints.instalmentEligibility, eligible);
  await portal.logIn({ customerid: '42' });
  return portal;
};
const settled = async (portal: Portal, flow: Parameters<typeof selectStatus>[1]) => {
  await portal.until((state) => selectStatus(state, flow) !== 'running');
  await untilIdle();
};
const press = async (portal: Portal, method: Method = 'CARD') => {
  portal.say(beginPayment.requested({ bill, method }));
  await settled(portal, beginPayment);
};
const payByBalance = async (portal: Portal) => {
  portal.say(payFromBalance.requested({ bill }));
  await settled(portal, payFromBalance);
};
const attempts = (portal: Portal) => selectAttempts(portal.state());
const refusal = (portal: Portal, flow: typeof beginPayment | typeof payFromBalance) =>
  selectFailure(portal.state(), flow);
const orders = ({ operator }: Portal) =>
  operator.receivedOf('checkout').map(({ body, request }) => ({
    ...Object.fromEntries(new URLSearchParams(body)),
    key: request.headers.get('idempotency-key'),
  }));

it('becomes an order, written down before, and is paid as that order', async () => {
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
  expect(sent).toBe(1);
});

it('is ordered with the same key again when the answer was lost, also in a new page', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await press(portal);
  expect(attempts(portal)).toMatchObject([{ step: 'asking', bill: { orderid: '' } }]);
  const anew = await open();
  await press(anew);
  expect(attempts(anew)).toMatchObject([{ step: 'atProvider', bill: { orderid: 'O1' } }]);
  expect(orders(anew)[0]?.key).toBe(orders(portal)[0]?.key);
});

it.each([
  ['the order is of another amount', { ...order, amount: '36.59' }, 'AMOUNT_CHANGED'],
  ['the order is paid already', { ...order, status: 'PAID' }, 'JUST_PAID'],
])('goes nowhere when %s, and the cart is asked for', async (_, answer, code) => {
  const portal = await open();
  portal.operator.answers(endpoints.checkout, answer);
  await press(portal);
  expect(refusal(portal, beginPayment)).toMatchObject({ code });
  expect(attempts(portal)).toMatchObject([{ step: 'failed' }]);
  expect(portal.operator.receivedOf('payAsLcoCustomer')).toEqual([]);
  expect(portal.operator.receivedOf('cart')).toHaveLength(1);
  expect(sent).toBe(0);
});

it('makes another order at the next press when the operator has closed the first', async () => {
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

it('is asked for anew when it has been paid', async () => {
  const portal = await open();
  await press(portal);
  portal.operator.answers(endpoints.paymentStatus, outcome('success'));
  portal.say(checkPayment.requested({ txnid: 'TX1' }));
  await settled(portal, checkPayment);
  expect(attempts(portal)).toMatchObject([{ step: 'paid' }]);
  expect(portal.operator.receivedOf('cart')).toHaveLength(1);
});

it.each(['CARD', 'INSTALMENT'] as const)(
  'is not paid by %s while a payment from the balance has no answer',
  async (method) => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.checkout);
    await payByBalance(portal);
    expect(selectIsOrderInDoubt(portal.state())).toBe(true);
    await press(portal, method);
    expect(refusal(portal, beginPayment)).toMatchObject({ code: 'BALANCE_OPEN' });
    expect(attempts(portal)).toEqual([]);
    expect(orders(portal)).toHaveLength(1);
    // The balance has said no: now something else may pay.
    portal.operator.refuses(endpoints.checkout, 402, { errorcode: 'BALANCE_LOW' });
    await payByBalance(portal);
    expect(selectIsOrderInDoubt(portal.state())).toBe(false);
    portal.operator.answers(endpoints.checkout, order);
    await press(portal, method);
    expect(attempts(portal)).toHaveLength(1);
  },
);

it('is not paid by the balance while it may be paid at the bank', async () => {
  const portal = await open();
  await press(portal);
  await payByBalance(portal);
  expect(refusal(portal, payFromBalance)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(orders(portal).filter((one) => 'paymentmode' in one && one.key === null)).toEqual([]);
  expect(portal.operator.receivedOf('checkout')).toHaveLength(1);
  expect(selectIsOrderInDoubt(portal.state())).toBe(false);
});

it('is not paid by the balance while the provider holds the amount, but once it has let go', async () => {
  const portal = await open();
  await press(portal, 'INSTALMENT');
  await payByBalance(portal);
  expect(refusal(portal, payFromBalance)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(portal.operator.receivedOf('checkout')).toHaveLength(1);
  portal.operator.answers(endpoints.instalmentCancel, { txnRefNo: 'LP1' });
  portal.say(leavePayment.requested({ id: attempts(portal)[0]?.id ?? '' }));
  await settled(portal, leavePayment);
  portal.operator.answers(endpoints.checkout, { ...order, status: 'PAID' });
  await payByBalance(portal);
  expect(attempts(portal)).toMatchObject([{ step: 'left' }]);
  expect(selectStatus(portal.state(), payFromBalance)).toBe('succeeded');
});
