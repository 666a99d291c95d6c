import { chargeBalance, requireBalance } from '../books/balance';
import { boxOf, theCustomer } from '../books/customers';
import {
  amountChanged,
  type BookedOrder,
  createOrder,
  months,
  ordersOf,
  setOrder,
} from '../books/orders';
import { rupeesText, sum } from '../books/pricing';
import { productOf, statusOf, subscriptionsOf } from '../books/subscriptions';
import { stampOf } from '../clock';
import { type CartCall, cartOf, orderLines } from '../payments/cart';
import { fulfilOrder } from '../payments/fulfilOrder';
import type { Call, Handlers } from '../route';
import type { Product } from '../seeds/catalogue/product';
import { Refusal } from '../transport/refusal';

const requireNew = (call: CartCall, product: Product, stbno: string) => {
  const now = call.clock.now();
  const running = subscriptionsOf(call, call.customerid).filter(
    (pack) => statusOf(pack, now) === 'ACTIVE',
  );
  const isOwned = running.some((pack) => pack.productid === product.id && pack.stbno === stbno);
  const isSecondLine =
    product.kind === 'BROADBAND' &&
    running.some(({ productid }) => productOf(productid).kind === 'BROADBAND');
  if (isOwned) throw new Refusal(409, `You already have ${product.name}.`, 'OWNED');
  if (isSecondLine) throw new Refusal(409, 'You already have a broadband plan.', 'OWNED');
};

const addOne = (call: Call<'addToCart'>, productid: string) => {
  const { database, customerid, clock, request } = call;
  const product = productOf(productid);
  const isLine = product.kind === 'BROADBAND';
  const box = isLine ? undefined : boxOf(database, customerid, request.stbno);
  if (!isLine && !box) throw new Refusal(409, 'You need a box for this pack.', 'NO_BOX');
  requireNew(call, product, box?.stbno ?? '');
  database.run(
    `insert into cart_lines (customerid, productid, stbno, term, added) values (?, ?, ?, ?, ?)
     on conflict do update set term = excluded.term`,
    ...[customerid, productid, box?.stbno ?? '', months[request.chargeperiod ?? 'MONTHLY']],
    clock.now(),
  );
};

/** There is one open order at a time. The same cart gives the same order, and another cart replaces it. */
const openOrder = (call: Call<'checkout'>, amount: number): BookedOrder => {
  const lines = orderLines(call);
  const waiting = ordersOf(call, call.customerid, 'CART').filter(
    ({ status }) => status === 'AWAITINGPAYMENT',
  );
  const same = waiting.find(
    (order) =>
      order.expires > call.clock.now() &&
      order.amount === amount &&
      JSON.stringify(order.lines) === JSON.stringify(lines),
  );
  if (same) return same;
  const running = waiting.some(({ id }) => isBeingPaid(call, id));
  if (running) {
    throw new Refusal(409, 'A payment for your cart is still being checked.', 'PAYMENT_OPEN');
  }
  waiting.forEach(({ id }) => setOrder(call, id, 'CANCELLED'));
  const { firstname, surname, mobileno, email } = theCustomer(call.database, call.customerid);
  return createOrder(call, {
    purpose: 'CART',
    amount,
    description: lines.length === 1 ? '1 new pack' : `${lines.length} new packs`,
    customerid: call.customerid,
    customername: `${firstname} ${surname}`.trim(),
    mobileno,
    email,
    lines,
  });
};

const isBeingPaid = ({ database }: CartCall, orderid: string): boolean =>
  database.get(
    `select 1 from payments where orderid = ? and status = 'PENDING' limit 1`,
    orderid,
  ) !== undefined;

export const cartCalls: Handlers<'cart' | 'addToCart' | 'removeFromCart' | 'checkout'> = {
  cart: cartOf,

  addToCart: (call) => {
    call.request.productid.forEach((productid) => addOne(call, productid));
    return cartOf(call);
  },

  removeFromCart: (call) => {
    call.request.cartitemid.forEach((id) =>
      call.database.run(
        'delete from cart_lines where customerid = ? and id = ?',
        ...[call.customerid, Number(id) || 0],
      ),
    );
    return cartOf(call);
  },

  checkout: (call) => {
    const { request, idempotencyKey, name } = call;
    const lines = orderLines(call);
    if (lines.length === 0) throw new Refusal(409, 'Your cart is empty.', 'CART_EMPTY');
    if (sum(lines.map(({ price, tax }) => price + tax)) !== request.amount) throw amountChanged();
    if (request.paymentmode === 'BALANCE') requireBalance(call, call.customerid, request.amount);
    const order = openOrder(call, request.amount);
    const answer = {
      orderid: order.id,
      amount: rupeesText(order.amount),
      currency: 'INR',
      expireson: stampOf(order.expires),
    };
    if (request.paymentmode === 'ONLINE') {
      return { ...answer, status: 'AWAITINGPAYMENT', results: [], message: '' };
    }
    requireUnclaimed(call, order);
    const { results } = fulfilOrder(call, order);
    const amount = order.amount;
    chargeBalance(call, order, { amount, results }, idempotencyKey, name);
    return { ...answer, status: 'PAID', results: [...results], message: 'Paid from your balance.' };
  },
};

/** An open payment for the same order may still charge, so the balance must not pay it meanwhile. */
const requireUnclaimed = (call: Call<'checkout'>, order: BookedOrder) => {
  if (isBeingPaid(call, order.id)) {
    throw new Refusal(409, 'A payment for your cart is still being checked.', 'PAYMENT_OPEN');
  }
};
