import type { SagaGenerator } from 'typed-redux-saga';
import { rupeesOf } from '../../../store/core/money';
import { needsOrder, type PaymentAttempt } from '../../../store/payments/attempt';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { record } from './journal';
import { keyFor } from './order';
import { localRefusal } from './errors';

/**
 * The cart becomes an order before any provider hears of it (specification §7, `cart/checkout`). No
 * money moves by that: a lost answer is asked for again with the same key, and an order that nobody
 * pays is forgotten by the operator.
 */
export function* withOrder(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const { bill } = attempt;
  if (attempt.step !== 'asking' || !needsOrder(bill)) return attempt;
  const agreed = { amount: rupeesOf(bill.amount), paymentmode: 'ONLINE' } as const;
  const order = yield* callApi(endpoints.checkout, agreed, keyFor(attempt, 'order'));
  if (order.amount !== bill.amount) throw localRefusal('AMOUNT_CHANGED');
  if (order.status === 'PAID') throw localRefusal('JUST_PAID');
  return yield* record(attempt, { kind: 'ordered', orderid: order.orderid });
}
