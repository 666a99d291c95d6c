import type { SagaGenerator } from 'typed-redux-saga';
import type { Attempt } from '../../../store/payments/attempt';
import { record } from './journal';
import { refusedHere } from './errors';

/** Says that it was paid instead of paying again, which is a way of telling it. */
export function* refuseAsPaid(attempt: Attempt): SagaGenerator<never> {
  yield* record(attempt, { kind: 'told' });
  throw refusedHere('JUST_PAID');
}
