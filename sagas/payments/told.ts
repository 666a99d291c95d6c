import type { SagaGenerator } from 'typed-redux-saga';
import type { paymentTold } from '../../store/payments';
import { isUntold, type Attempt } from '../../store/payments/attempt';
import { readOwn, record } from './journal';
import { refusedHere } from './why';

/** Its result stands before whoever paid: the same may be paid once more. */
export function* tell({ payload }: ReturnType<typeof paymentTold>): SagaGenerator<void> {
  for (const one of yield* readOwn())
    if (isUntold(one) && one.txnid === payload.txnid) yield* record(one, { kind: 'told' });
}

/** Says so instead of paying again, which is a way of telling it. */
export function* refuseAsPaid(attempt: Attempt): SagaGenerator<never> {
  yield* record(attempt, { kind: 'told' });
  throw refusedHere('JUST_PAID');
}
