import { call, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectCustomerId } from '../../../store/identity/session';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import type { PaymentPurpose } from '../../../store/payments/methods';
import { journalRead } from '../../../store/payments/payments';
import { readOwn } from './journal';

/**
 * A page shows what it has loaded, and another tab pays for it: when the journal brings the end of a payment for
 * this purpose, the page looks again.
 */
export function* followOtherTabs(
  purpose: PaymentPurpose,
  reload: () => SagaGenerator<void>,
): SagaGenerator<never> {
  const read = function* () {
    return { customerid: yield* select(selectCustomerId), ends: endsOf(yield* readOwn(), purpose) };
  };
  let known = yield* read();
  while (true) {
    yield* take(journalRead);
    const now = yield* read();
    const isNew = now.customerid === known.customerid && now.ends !== known.ends;
    known = now;
    if (isNew) yield* call(reload);
  }
}

const endsOf = (attempts: readonly PaymentAttempt[], purpose: PaymentPurpose): string =>
  attempts
    .filter(({ bill, step }) => bill.purpose === purpose && (step === 'paid' || step === 'failed'))
    .map(({ id, step }) => `${id} ${step}`)
    .join();
