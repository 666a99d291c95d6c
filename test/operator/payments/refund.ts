import { addToBalance } from '../books/customers';
import { enterHistory, enterLedger } from '../books/ledger';
import { amountChanged, newId } from '../books/orders';
import { rupeesText } from '../books/pricing';
import { productOf, refundOf, statusOf, subscriptionFor } from '../books/subscriptions';
import type { Call } from '../route';
import { Refusal } from '../transport/refusal';

/** Ends a pack today and refunds the value of its remaining days. */
export const cancelAndRefund = (call: Call<'cancelForRefund'>) => {
  const { database, customerid, request, idempotencyKey, name } = call;
  const pack = subscriptionFor(call, customerid, request.productid, request.stbno);
  const refund = refundOf(pack, call.clock.now());
  if (statusOf(pack, call.clock.now()) !== 'ACTIVE' || refund === 0) {
    throw new Refusal(409, 'There is nothing left of this pack to refund.', 'NO_REFUND');
  }
  if (refund !== request.amount) throw amountChanged();
  const { name: productname } = productOf(pack.productid);
  const reference = newId('RF');
  database.run(
    `update subscriptions set status = 'CANCEL', expires = ? where id = ?`,
    ...[call.clock.now(), pack.id],
  );
  addToBalance(database, customerid, refund);
  enterLedger(call, {
    customerid,
    kind: 'REFUND',
    amount: refund,
    method: 'BALANCE',
    description: `Refund for ${productname}`,
    orderid: null,
    reference,
    idempotencykey: idempotencyKey,
    call: name,
  });
  enterHistory(
    call,
    customerid,
    'Account Recharge',
    refund,
    `Refund for ${productname}`,
    reference,
  );
  return {
    productid: pack.productid,
    productname,
    productstatus: 'CANCEL',
    errorcode: null,
    error: null,
    stbno: pack.stbno,
    refundamount: rupeesText(refund),
    message: `₹${rupeesText(refund)} is on your balance.`,
  };
};
