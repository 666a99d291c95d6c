import { call, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectCustomerId } from '../../../store/identity/session';
import type { PaymentPurpose } from '../../../store/payments/methods';
import { attemptWritten, journalRead } from '../../../store/payments/payments';
import { isPending, pendingWritesSlot } from '../../../store/writes/pendingWrites';
import { storageChanges } from '../../core/storageChanges';
import { paysFor, readCharges } from './charges';
import { readOwn } from './journal';

interface Reloads {
  /** Runs when an attempt of this page was paid or has failed. */
  readonly here?: () => SagaGenerator<void>;
  /**
   * Runs when another tab records that an attempt was paid or has failed, or that a payment from the balance was
   * booked.
   */
  readonly elsewhere: () => SagaGenerator<void>;
}

/** Loads data again when a payment for this purpose has ended in this browser. */
export function* followPayments(
  purpose: PaymentPurpose,
  { here, elsewhere }: Reloads,
): SagaGenerator<never> {
  const changes = yield* call(storageChanges, pendingWritesSlot.key);
  try {
    let before = yield* endedPayments(purpose);
    while (true) {
      const { written } = yield* race({
        written: take(attemptWritten),
        read: take(journalRead),
        charge: take(changes),
      });
      const after = yield* endedPayments(purpose);
      const isNew = after.customerid === before.customerid && after.ends !== before.ends;
      before = after;
      const reload = written ? here : elsewhere;
      if (isNew && reload) yield* call(reload);
    }
  } finally {
    changes.close();
  }
}

function* endedPayments(purpose: PaymentPurpose) {
  const booked = (yield* readCharges()).filter(
    (write) => paysFor(purpose, write) && !isPending(write),
  );
  const ended = (yield* readOwn()).filter(
    ({ bill, step }) => bill.purpose === purpose && (step === 'paid' || step === 'failed'),
  );
  return {
    customerid: yield* select(selectCustomerId),
    ends: [...ended.map(({ id, step }) => `${id} ${step}`), ...booked.map(({ key }) => key)].join(),
  };
}
