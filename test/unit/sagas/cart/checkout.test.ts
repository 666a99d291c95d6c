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
import { selectStatus } from '../../../../store/core/flows';
import { billOfCart } from '../../../../store/payments/bill';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { aCart } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { untilIdle, until } from '../../../support/waiting';

const bill = billOfCart(aCart());
const paid = { orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID', results: [] };

const open = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [subscriberDomain, cartDomain, checkoutDomain] });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  await portal.logIn({ customerid: '42' });
  return portal;
};
const pay = async (portal: TestPortal) => {
  portal.dispatch(payFromBalance.requested({ bill }));
  await portal.until((state) => selectStatus(state, payFromBalance) !== 'running');
  await untilIdle();
};
const keys = (portal: TestPortal) =>
  portal.operator
    .receivedOf('checkout')
    .map(({ request }) => request.headers.get('idempotency-key'));

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
  expect(portal.operator.receivedOf('subscriber')).toHaveLength(1);
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
  await reopened.logIn({ customerid: '42' });
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
