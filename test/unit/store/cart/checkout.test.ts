import { orderResultLeft, payFromBalance, selectOrder } from '../../../../store/cart/checkout';
import type { Paise } from '../../../../store/core/values/money';
import { billOfCart } from '../../../../store/payments/bill';
import { aCart, anOrder } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const pressed = payFromBalance.requested({ bill: billOfCart(aCart()) });
const order = anOrder({ orderid: 'O1', amount: 3658 as Paise, status: 'PAID' });
const paid = [pressed, payFromBalance.succeeded(order)];

it('The result shows the order that was paid', () => {
  expect(selectOrder(stateAfter(...paid))).toBe(order);
});

it('A later visit shows the cart, not the order of an earlier visit', () => {
  expect(selectOrder(stateAfter(...paid, orderResultLeft()))).toBeNull();
});

it('A new press shows no earlier order', () => {
  expect(selectOrder(stateAfter(...paid, pressed))).toBeNull();
});
