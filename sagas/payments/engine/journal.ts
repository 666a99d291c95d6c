import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import { attemptWritten } from '../../../store/payments/payments';
import {
  transition,
  type PaymentAttempt,
  type PaymentEvent,
} from '../../../store/payments/attempt';
import { journalSlot, worthKeeping } from '../../../store/payments/journal';
import { selectCustomerId } from '../../../store/identity/session';
import { FailureError } from '../../api/failures';
import { durableList } from '../../core/durableList';

const journal = durableList<PaymentAttempt>(journalSlot, 'attempts');

/** Everything in it, of every subscriber: the writer must not lose another subscriber's attempts. */
export const readJournal = journal.read;

/** Reads the journal again before writing the attempt into it, because another tab may have written meanwhile. */
export const writeDown = (attempt: PaymentAttempt): Promise<void> =>
  journal.change((all) => worthKeeping([...all.filter(({ id }) => id !== attempt.id), attempt]));

/** The attempt as it stands in the journal: what this page remembers of it may be older. */
export const latestOf = async (attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  (await readJournal()).find(({ id }) => id === attempt.id) ?? attempt;

/** Those of the subscriber who is logged in, or those begun without a login. */
export function* readOwn(): SagaGenerator<readonly PaymentAttempt[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(readJournal);
  return all.filter((one) => one.customerid === customerid);
}

/** @throws FailureError when the journal has no such attempt of this subscriber. */
export function* ownAttempt(id: string): SagaGenerator<PaymentAttempt> {
  const attempt = (yield* readOwn()).find((one) => one.id === id);
  if (!attempt) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return attempt;
}

/**
 * Applies an event to an attempt: in the journal first, in the store second, and only then may anything leave
 * the browser. An event that cannot happen to the attempt any more changes nothing. An attempt of another
 * subscriber goes into the journal alone.
 */
export function* recordAttempt(
  attempt: PaymentAttempt,
  event: PaymentEvent,
): SagaGenerator<PaymentAttempt> {
  const before = yield* call(latestOf, attempt);
  const now = transition(before, event);
  if (now !== before) yield* call(writeDown, now);
  if (now.customerid === (yield* select(selectCustomerId))) yield* put(attemptWritten(now));
  return now;
}
