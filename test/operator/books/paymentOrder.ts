import { orderObstacle } from '../payments/fulfilOrder';
import { RENEWAL_FAILED, renewalLines, TOO_EARLY, totalOf } from '../payments/renewal';
import type { Call } from '../route';
import { Refusal } from '../transport/refusal';
import { boxOf, theCustomer } from './customers';
import { amountChanged, type BookedOrder, createOrder, months, theOrder } from './orders';
import { rupeesText } from './pricing';
import { isRenewable, subscriptionFor } from './subscriptions';

type PayCall = Call<'payAsLcoCustomer' | 'payAsDpCustomer' | 'instalmentEligibility'>;
type PayRequest = Call<'payAsLcoCustomer'>['request'];

/** Paise. */
const RECHARGE = { least: 20_000, most: 4_900_000 };

/** The order that a payment is for: an existing one, or a new one made from the request. */
export const orderToPay = (call: PayCall): BookedOrder => {
  const { request, customerid } = call;
  if (customerid === '' && request.purpose !== 'OFFER')
    throw new Refusal(401, 'Please log in first.', 'NO_SESSION');
  if (request.purpose === 'CART' || request.purpose === 'OFFER')
    return existingOrder(call, request);
  return request.purpose === 'RENEWAL' ? renewalOrder(call, request) : topUpOrder(call, request);
};

/** An offer may be paid without a session, because only its visitor knows the order's id. */
const existingOrder = (call: PayCall, { orderid, amount, purpose }: PayRequest): BookedOrder => {
  if (orderid === undefined)
    throw new Refusal(400, 'The request does not say which order.', 'BAD_REQUEST');
  const order = theOrder(call, orderid);
  if (order.purpose !== purpose || order.customerid !== call.customerid) {
    throw new Refusal(404, 'There is no such order.', 'NO_SUCH_ORDER');
  }
  const obstacle = orderObstacle(call, order);
  if (obstacle !== null) throw new Refusal(409, obstacle, 'ORDER_CLOSED');
  if (order.expires <= call.clock.now()) {
    throw new Refusal(409, 'This order has expired. Please start again.', 'ORDER_EXPIRED');
  }
  if (order.amount !== amount) throw amountChanged();
  return order;
};

const renewalOrder = (call: PayCall, request: PayRequest): BookedOrder => {
  const { customerid, clock } = call;
  const { productid = [], chargeperiod = 'MONTHLY', stbno } = request;
  if (productid.length === 0)
    throw new Refusal(400, 'The request does not say which packs.', 'BAD_REQUEST');
  const term = months[chargeperiod];
  const lines = renewalLines(call, customerid, productid, term, stbno);
  const isTooEarly = !lines.some((line) =>
    isRenewable(subscriptionFor(call, customerid, line.productid, line.stbno), clock.now()),
  );
  if (isTooEarly) throw new Refusal(409, TOO_EARLY, RENEWAL_FAILED);
  if (totalOf(lines) !== request.amount) throw amountChanged();
  const packs = lines.length === 1 ? '1 pack' : `${lines.length} packs`;
  return orderFor(call, { purpose: 'RENEWAL', description: `Renewal of ${packs}`, lines });
};

const topUpOrder = (call: PayCall, { stbno, amount }: PayRequest): BookedOrder => {
  if (stbno !== undefined) boxOf(call.database, call.customerid, stbno);
  requireRecharge(amount);
  return orderFor(call, { purpose: 'TOPUP', description: 'Recharge', lines: [] });
};

export const requireRecharge = (amount: number): void => {
  if (amount >= RECHARGE.least && amount <= RECHARGE.most) return;
  throw new Refusal(
    400,
    `Please choose an amount between ₹${rupeesText(RECHARGE.least)} and ₹${rupeesText(RECHARGE.most)}.`,
    'AMOUNT_LIMIT',
  );
};

const orderFor = (
  call: PayCall,
  what: Pick<BookedOrder, 'purpose' | 'description' | 'lines'>,
): BookedOrder => {
  const { firstname, surname, mobileno, email } = theCustomer(call.database, call.customerid);
  return createOrder(call, {
    ...what,
    amount: call.request.amount,
    customerid: call.customerid,
    customername: `${firstname} ${surname}`.trim(),
    mobileno,
    email,
  });
};
