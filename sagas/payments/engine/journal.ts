import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { attemptWritten } from '../../../store/payments/payments';
import {
  transition,
  type PaymentAttempt,
  type PaymentEvent,
} from '../../../store/payments/attempt';
import { journalSlot, worthKeeping } from '../../../store/payments/journal';
import { selectCustomerId } from '../../../store/identity/session';
import { durableList } from '../../core/durableList';

const journal = durableList<PaymentAttempt>(journalSlot, 'attempts');

/** Everything in it, whoever's: the writer must not lose what is another subscriber's. */
export const readJournal = journal.read;

/** Puts the line into the journal as it stands there now: another tab may have written meanwhile. */
export const writeDown = (attempt: PaymentAttempt): Promise<void> =>
  journal.change((all) => worthKeeping([...all.filter(({ id }) => id !== attempt.id), attempt]));

/** The attempt as it stands in the journal: what this page remembers of it may be older. */
export const latestOf = async (attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  (await readJournal()).find(({ id }) => id === attempt.id) ?? attempt;

/** Of whoever is logged in, and those begun by nobody: a stranger's are shown to strangers alone. */
export function* readOwn(): SagaGenerator<readonly PaymentAttempt[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(readJournal);
  return all.filter((one) => one.customerid === customerid);
}

/**
 * What has happened to an attempt: in the journal first, in the store second, and only then may
 * anything leave the browser. What cannot happen to it any more changes nothing. Another subscriber's
 * goes into the journal alone: whoever sits here now has no business with it.
 */
export function* record(
  attempt: PaymentAttempt,
  happening: PaymentEvent,
): SagaGenerator<PaymentAttempt> {
  const before = yield* call(latestOf, attempt);
  const now = transition(before, happening);
  if (now !== before) yield* call(writeDown, now);
  if (now.customerid === (yield* select(selectCustomerId))) yield* put(attemptWritten(now));
  return now;
}
