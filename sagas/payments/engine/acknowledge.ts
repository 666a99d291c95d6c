import type { SagaGenerator } from 'typed-redux-saga';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import { record } from './journal';
import { localRefusal } from './errors';

/** Says that it was paid instead of paying again, which is a way of telling it. */
export function* refuseAsPaid(attempt: PaymentAttempt): SagaGenerator<never> {
  yield* record(attempt, { kind: 'acknowledged' });
  throw localRefusal('JUST_PAID');
}
