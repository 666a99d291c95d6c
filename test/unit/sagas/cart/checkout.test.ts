import { endpoints } from '../../../../sagas/api/endpoints';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { cart } from '../../../../sagas/cart/cart';
import { checkout } from '../../../../sagas/cart/checkout';
import { subscriber } from '../../../../sagas/account/subscriber';
import { selectCart } from '../../../../store/cart/cart';
import {
  outcomeSeen,
  payFromBalance,
  selectIsOrderInDoubt,
  selectOrder,
} from '../../../../store/cart/checkout';
import { selectStatus } from '../../../../store/core/flows';
import { billOfCart } from '../../../../store/payments/bill';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { aCart } from '../../../support/builders';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle, until } from '../../../support/waiting';

const bill = billOfCart(aCart());
const paid = { orderid: 'O1', amount: '36.58', currency: 'INR', status: 'PAID', results: [] };

const open = async (): Promise<Portal> => {
  const portal = await openPortal({ domains: [subscriber, cart, checkout] });
  portal.operator.answers(endpoints.cart, cartSample);
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  await portal.logIn({ customerid: '42' });
  return portal;
};
const pay = async (portal: Portal) => {
  portal.say(payFromBalance.requested({ bill }));
  await portal.until((state) => selectStatus(state, payFromBalance) !== 'running');
  await untilIdle();
};
const keys = (portal: Portal) =>
  portal.operator
    .receivedOf('checkout')
    .map(({ request }) => request.headers.get('idempotency-key'));

it('pays the total that was shown, once however often it is pressed, and looks at cart and balance', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.checkout, paid);
  portal.say(payFromBalance.requested({ bill }));
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

it('looks at the cart after a refusal too, and the next press is a new intent', async () => {
  const portal = await open();
  portal.operator.refuses(endpoints.checkout, 409, { message: 'Changed.', code: 'AMOUNT_CHANGED' });
  await pay(portal);
  expect(portal.operator.receivedOf('cart')).toHaveLength(1);
  expect(selectIsOrderInDoubt(portal.state())).toBe(false);
  await pay(portal);
  expect(new Set(keys(portal)).size).toBe(2);
});

it('stays in doubt over a new page, and pays at most once in the end', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  expect(selectIsOrderInDoubt(portal.state())).toBe(true);

  const anew = await openPortal({ domains: [subscriber, cart] });
  anew.operator.answers(endpoints.cart, cartSample);
  anew.operator.answers(endpoints.subscriber, subscriberSample);
  anew.operator.answers(endpoints.checkout, paid);
  await anew.logIn({ customerid: '42' });
  anew.add(checkout);
  await anew.until(selectIsOrderInDoubt);
  await pay(anew);
  expect(keys(anew)).toEqual(keys(portal));
  expect(selectIsOrderInDoubt(anew.state())).toBe(false);
});

it('is forgotten when the subscriber has looked', async () => {
  const portal = await open();
  portal.operator.isUnreachable(endpoints.checkout);
  await pay(portal);
  portal.say(outcomeSeen());
  await pay(portal);
  await until(() => keys(portal).length === 2);
  expect(new Set(keys(portal)).size).toBe(2);
});
