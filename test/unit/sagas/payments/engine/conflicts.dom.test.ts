import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { cartSample } from '../../../../../sagas/api/samples/cart';
import { checkoutDomain } from '../../../../../sagas/cart/checkout';
import { writeDown } from '../../../../../sagas/payments/engine/journal';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { payFromBalance } from '../../../../../store/cart/checkout';
import { selectFailure } from '../../../../../store/core/flows';
import type { Paise } from '../../../../../store/core/values/money';
import type {
  AttemptFacts,
  AttemptStep,
  Bill,
  ClosingReason,
} from '../../../../../store/payments/attempt';
import { billOfCart, packsOf } from '../../../../../store/payments/bill';
import { replacePayment, startPayment } from '../../../../../store/payments/payments';
import { aBill, aCart } from '../../../../support/builders';
import type { TestPortal } from '../../../../support/portal';
import { openPortalAs, outcome, paymentPage, pressPayment } from '../openedPayments';

const topUp = aBill();
const cart = billOfCart(aCart());
const renewal = aBill({
  ...{ purpose: 'RENEWAL', productids: ['A'], chargeperiod: 'MONTHLY', ends: ['2026-11-24'] },
});
const order = {
  ...{ orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID' },
  results: packsOf(cart).map((one) => ({ ...one, productstatus: 'ACTIVE' })),
};

const open = async (): Promise<TestPortal> => {
  const portal = await openPortalAs({
    domains: [subscriberDomain, paymentsDomain, checkoutDomain],
  });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.activePacks, []);
  portal.operator.answers(endpoints.renewablePacks, []);
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  portal.operator.answers(endpoints.checkout, order);
  return portal;
};

/** Writes an attempt of long ago. When it has failed, the operator is asked about it no more. */
const write = (bill: Bill, step: AttemptStep, facts: Partial<AttemptFacts> = {}) =>
  writeDown({
    ...{ id: 'a1', key: 'k', customerid: '700412', method: 'CARD', begun: 1, bill },
    ...facts,
    ...step,
  });
const left = (reason: ClosingReason, txnid = 'TX0'): AttemptStep => ({
  ...{ step: 'left', txnid, closed: { at: 1, reason } },
});
const failed = (txnid: string): AttemptStep => ({
  ...{ step: 'failed', txnid, reason: { code: '', sentence: '' } },
});
const atProvider: AttemptStep = { step: 'atProvider', txnid: 'TX0' };

const count = ({ operator }: TestPortal, call: Parameters<typeof operator.receivedOf>[0]) =>
  operator.receivedOf(call).length;
const pressCard = (portal: TestPortal, bill = topUp) =>
  pressPayment(portal, { bill, method: 'CARD' });
const failure = (portal: TestPortal) => selectFailure(portal.state(), startPayment);

describe('The packs of a renewal by card', () => {
  it('The renewal is paid when the operator refuses to list them', async () => {
    const portal = await open();
    portal.operator.refuses(endpoints.renewablePacks, 500);
    await pressCard(portal, renewal);
    expect(failure(portal)).toBeNull();
    expect(count(portal, 'payAsLcoCustomer')).toBe(1);
  });

  it('The renewal is not paid without a network', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.renewablePacks);
    await pressCard(portal, renewal);
    expect(failure(portal)).toMatchObject({ kind: 'unreachable' });
    expect(count(portal, 'payAsLcoCustomer')).toBe(0);
  });
});

describe('A cart from the balance', () => {
  const pressBalance = (portal: TestPortal) => portal.press(payFromBalance, { bill: cart });
  const refusal = (portal: TestPortal) => selectFailure(portal.state(), payFromBalance);

  it('The cart is paid again after a payment by card whose result was seen', async () => {
    const portal = await open();
    await write(cart, { step: 'paid', txnid: 'TX0', closed: { at: 1, reason: 'resultSeen' } });
    await pressBalance(portal);
    expect(refusal(portal)).toBeNull();
    expect(count(portal, 'checkout')).toBe(1);
  });

  it('An open attempt blocks the cart, also when an earlier attempt has failed', async () => {
    const portal = await open();
    await write(topUp, failed('TX9'), { id: 'a0' });
    await write(cart, atProvider);
    await pressBalance(portal);
    expect(refusal(portal)).toMatchObject({ code: 'PAYMENT_OPEN' });
    expect(count(portal, 'checkout')).toBe(0);
  });
});

describe('A payment by card after one that was not paid', () => {
  it('The payment begins when the money of the first is coming back', async () => {
    const portal = await open();
    await write(topUp, left('notPaid'));
    const ended = outcome('failure', { txnid: 'TX0', unmappedstatus: 'autorefund' });
    portal.operator.answers(endpoints.paymentStatus, ended);
    await pressCard(portal);
    expect(failure(portal)).toBeNull();
  });

  it.each([
    ['begins', 'is still processing the first', 'inprogress', null],
    [
      ...(['does not begin', 'has the money of the first', 'captured'] as const),
      { code: 'PAYMENT_IN_PROGRESS' },
    ],
  ])('After an instalment that was left, the payment %s while the provider %s', async (...row) => {
    const [, , unmappedstatus, refusal] = row;
    const portal = await open();
    await write(topUp, left('abandoned'), { method: 'INSTALMENT', begun: Date.now() });
    const pending = outcome('pending', { txnid: 'TX0', unmappedstatus });
    portal.operator.answers(endpoints.paymentStatus, pending);
    await pressCard(portal);
    expect(count(portal, 'paymentStatus')).toBe(1);
    if (refusal === null) expect(failure(portal)).toBeNull();
    else expect(failure(portal)).toMatchObject(refusal);
  });

  it('The operator is not asked about a failed payment of another bill', async () => {
    const portal = await open();
    const other = aBill({ amount: 30_000 as Paise });
    await write(other, failed('TX0'), { begun: Date.now() });
    await pressCard(portal);
    expect(failure(portal)).toBeNull();
    expect(count(portal, 'paymentStatus')).toBe(0);
  });
});

describe('A payment by card that gets the reference of one that was left', () => {
  it('The payment begins when it is the same payment', async () => {
    const portal = await open();
    await write(topUp, left('notPaid', 'TX1'));
    await pressCard(portal);
    expect(failure(portal)).toBeNull();
  });

  it.each([
    ['of another customer', { customerid: '700413' }],
    ['by another method', { method: 'INSTALMENT' }],
  ] as const)('The payment does not begin when it was one %s', async (_, facts) => {
    const portal = await open();
    await write(topUp, left('notPaid', 'TX1'), facts);
    await pressCard(portal);
    expect(failure(portal)).toMatchObject({ code: 'REFERENCE_REUSED' });
  });
});

it('A renewal of which another amount was paid is not replaced, and its packs do not count', async () => {
  const portal = await open();
  await write(renewal, atProvider);
  const paid = outcome('success', { txnid: 'TX0', amount: '400.00' });
  portal.operator.answers(endpoints.paymentStatus, paid);
  await portal.press(replacePayment, { id: 'a1' });
  expect(selectFailure(portal.state(), replacePayment)).toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(count(portal, 'renewablePacks')).toBe(0);
});
