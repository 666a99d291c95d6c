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

/** The fields about the bill that card and instalment payments send. */
export const orderOf = (bill: Bill): RequestOf<'payAsLcoCustomer'> => ({
  purpose: purposeOf(bill),
  amount: rupeesOf(bill.amount),
  currency: 'INR',
  ...(bill.orderid !== '' && { orderid: bill.orderid }),
  // A cart is paid as an order, which already contains the packs.
  ...(bill.purpose === 'RENEWAL' && { productid: bill.productids.join(',') }),
  ...(bill.chargeperiod !== '' && { chargeperiod: bill.chargeperiod }),
  ...(bill.stbno !== '' && { stbno: bill.stbno }),
});

/**
 * The idempotency key of one call of an attempt. Each call has its own key, and a repeated call has the same key.
 * `which` distinguishes several calls of one kind.
 */
export const keyFor = ({ key }: PaymentAttempt, what: Call, which?: string | number) => ({
  idempotencyKey: [key, what, ...(which === undefined ? [] : [encodeURIComponent(which)])].join(
    '.',
  ),
});
type Call = 'order' | 'ask' | 'pay' | 'cancel' | 'confirm';

/** The subscriber, loaded if necessary. */
export function* payer(): SagaGenerator<Subscriber> {
  return (yield* select(selectUserInfo)) ?? (yield* call(readSubscriber));
}
