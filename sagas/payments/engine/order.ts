import { call, type SagaGenerator, select } from 'typed-redux-saga';
import { selectUserInfo } from '../../../store/account/subscriber';
import { rupeesOf } from '../../../store/core/values/money';
import type { Bill, PaymentAttempt } from '../../../store/payments/attempt';
import type { Subscriber } from '../../../store/wire/entities/account/subscriber';
import type { RequestOf } from '../../../store/wire/requests/requests';
import { readSubscriber } from '../../api/readSubscriber';

/** UPI payments have their own calls. */
const purposeOf = ({ purpose }: Bill): RequestOf<'payAsLcoCustomer'>['purpose'] => {
  if (purpose === 'INSTANT' || purpose === 'OTT') throw new Error(`${purpose} has its own call`);
  return purpose;
};

/** What the card and the instalments send of what is paid for. */
export const orderOf = (bill: Bill): RequestOf<'payAsLcoCustomer'> => ({
  purpose: purposeOf(bill),
  amount: rupeesOf(bill.amount),
  currency: 'INR',
  ...(bill.orderid !== '' && { orderid: bill.orderid }),
  // Of a cart the order says it.
  ...(bill.purpose === 'RENEWAL' && { productid: bill.productids.join(',') }),
  ...(bill.chargeperiod !== '' && { chargeperiod: bill.chargeperiod }),
  ...(bill.stbno !== '' && { stbno: bill.stbno }),
});

/**
 * The keys of an attempt's calls: each call has its own, and the same call always the same. A call that is made
 * several times about different things says with `which` what it is about.
 */
export const keyFor = ({ key }: PaymentAttempt, what: Call, which?: string | number) => ({
  idempotencyKey: [key, what, ...(which === undefined ? [] : [encodeURIComponent(which)])].join(
    '.',
  ),
});
type Call = 'order' | 'ask' | 'pay' | 'cancel' | 'confirm';

/** Whose money it is decides which call takes it, so it is asked for when it is not known yet. */
export function* payer(): SagaGenerator<Subscriber> {
  return (yield* select(selectUserInfo)) ?? (yield* call(readSubscriber));
}
