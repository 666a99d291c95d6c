import { call, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectCustomerId } from '../../../store/identity/session';
import type { PaymentAttempt } from '../../../store/payments/attempt';
import type { PaymentPurpose } from '../../../store/payments/methods';
import { journalRead } from '../../../store/payments/payments';
import { isPending, pendingWritesSlot } from '../../../store/writes/pendingWrites';
import { storageChanges } from '../../core/storageChanges';
import { paysFor, readCharges } from './charges';
import { readOwn } from './journal';

/**
 * Calls `reload` when a payment for this purpose has ended in another tab: the journal has a new `paid` or `failed`
 * attempt, or the pending writes have a new booked payment.
 */
export function* followOtherTabs(
  purpose: PaymentPurpose,
  reload: () => SagaGenerator<void>,
): SagaGenerator<never> {
  const read = function* () {
    const booked = (yield* readCharges()).filter(
      (write) => paysFor(purpose, write) && !isPending(write),
    );
    return {
      customerid: yield* select(selectCustomerId),
      ends: [...endsOf(yield* readOwn(), purpose), ...booked.map(({ key }) => key)].join(),
    };
  };
  const changes = yield* call(storageChanges, pendingWritesSlot.key);
  try {
    let before = yield* read();
    while (true) {
      yield* race({ attempt: take(journalRead), charge: take(changes) });
      const after = yield* read();
      const isNew = after.customerid === before.customerid && after.ends !== before.ends;
      before = after;
      if (isNew) yield* call(reload);
    }
  } finally {
    changes.close();
  }
}

const endsOf = (attempts: readonly PaymentAttempt[], purpose: PaymentPurpose): readonly string[] =>
  attempts
    .filter(({ bill, step }) => bill.purpose === purpose && (step === 'paid' || step === 'failed'))
    .map(({ id, step }) => `${id} ${step}`);
