import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { cartDomain } from '../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../sagas/cart/checkout';
import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { selectCart } from '../../../../store/cart/cart';
import {
  orderResultSeen,
  payFromBalance,
  selectIsCheckoutOutcomeUnknown,
  selectOrder,
} from '../../../../store/cart/checkout';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { billOfCart } from '../../../../store/payments/bill';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { aCart } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { until } from '../../../support/waiting';

const bill = billOfCart(aCart());
const paid = { orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID', results: [] };

const open = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [subscriberDomain, cartDomain, checkoutDomain] });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  await portal.logIn({ customerid: '700412' });
  return portal;
};
const pay = (portal: TestPortal) => portal.press(payFromBalance, { bill });
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
  // Before the charge, for the account, and after it, for the balance.
  expect(portal.operator.receivedOf('subscriber')).toHaveLength(2);
});

it('After a refusal the cart is read, and the next press is a new intent', async () => {
  const portal = await open();
  portal.operator.refuses(endpoints.checkout, 409, {
    message: 'Changed.',
    errorcode: 'AMOUNT_CHANGED',
  });
  await pay(portal);
  expect(portal.operator.receivedOf('cart')).toHaveLength(1);
  expect(selectIsCheckoutOutcomeUnknown(portal.state())).toBe(false);
  await pay(portal);
  expect(new Set(keys(portal)).size).toBe(2);
});

it('An unknown outcome survives a new page and is charged at most once', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  expect(selectIsCheckoutOutcomeUnknown(portal.state())).toBe(true);

  const reopened = await openPortal({ domains: [subscriberDomain, cartDomain] });
  reopened.operator.answers(endpoints.cart, cartSample);
  reopened.operator.answers(endpoints.subscriber, subscriberSample);
  reopened.operator.answers(endpoints.checkout, paid);
  await reopened.logIn({ customerid: '700412' });
  reopened.add(checkoutDomain);
  await reopened.until(selectIsCheckoutOutcomeUnknown);
  await pay(reopened);
  expect(keys(reopened)).toEqual(keys(portal));
  expect(selectIsCheckoutOutcomeUnknown(reopened.state())).toBe(false);
});

it('The record is deleted when the subscriber has acknowledged the outcome', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  portal.dispatch(orderResultSeen());
  await pay(portal);
  await until(() => keys(portal).length === 2);
  expect(new Set(keys(portal)).size).toBe(2);
});

describe('The operator’s answer to a payment from the balance', () => {
  const LINES = aCart().cartdetails;
  const resultOf = (productid: string, stbno: string) => ({
    ...{ productid, productname: productid, productstatus: 'ACTIVE', stbno },
    ...{ errorcode: null, error: null },
  });
  const own = LINES.map(({ productid, stbno }) => resultOf(productid, stbno));
  const answered = async (answer: object) => {
    const portal = await open();
    portal.operator.replies(endpoints.checkout, () => Response.json({ ...paid, ...answer }));
    await pay(portal);
    const state = portal.state();
    return {
      order: selectOrder(state)?.orderid ?? null,
      isUnknown: selectIsCheckoutOutcomeUnknown(state),
      failure: selectFailure(state, payFromBalance)?.kind ?? null,
    };
  };

  it.each([
    ['says PAID', {}, { order: 'O1', isUnknown: false, failure: null }],
    [
      'has the results of this cart',
      { results: own },
      { order: 'O1', isUnknown: false, failure: null },
    ],
    [
      'waits for a payment',
      { status: 'AWAITINGPAYMENT' },
      { order: null, isUnknown: false, failure: 'refused' },
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

  it('After an order that waits for a payment the next press is a new intent', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.checkout, { ...paid, status: 'AWAITINGPAYMENT' });
    await pay(portal);
    await pay(portal);
    expect(new Set(keys(portal)).size).toBe(2);
  });

  it('Another cart of the same total has another key', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.checkout);
    await pay(portal);
    const other = { ...bill, productids: ['OTHER 1 MONTHLY'] };
    portal.dispatch(payFromBalance.requested({ bill: other }));
    await portal.until((state) => selectStatus(state, payFromBalance) !== 'running');
    await pay(portal);
    const [first, another, again] = keys(portal);
    expect(another).not.toBe(first);
    expect(again).toBe(first);
  });
});
