import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import { selectCustomerId } from '../../../store/identity/session';
import type { ClosingReason, PaymentAttempt } from '../../../store/payments/attempt';
import { attemptsToStore, journalSlot } from '../../../store/payments/journal';
import { attemptWritten, selectIsAttemptShown } from '../../../store/payments/payments';
import { isSamePayer } from '../../../store/payments/paymentStart';
import { type PaymentEvent, transition } from '../../../store/payments/transition';
import { FailureError } from '../../api/failures';
import { durableList } from '../../core/durableList';

const journal = durableList(journalSlot, 'attempts', ({ attempts, written = 0 }) => ({
  lines: attempts,
  written,
}));

/** All attempts of all subscribers, so that writing the journal does not lose those of another subscriber. */
export const readJournal = journal.read;

/**
 * Adds the attempt to the journal as the storage has it now, because another tab may have written meanwhile.
 *
 * @throws FailureError NOT_STORED when nothing can be stored, so nothing may be sent.
 */
export const writeDown = (attempt: PaymentAttempt): Promise<void> =>
  journal.change(withAttempt(attempt), 'beforeSending');

const withAttempt = (attempt: PaymentAttempt) => (all: readonly PaymentAttempt[]) =>
  attemptsToStore([...all.filter(({ id }) => id !== attempt.id), attempt]);

/**
 * After these events the payer can pay, or the portal sends the call that pays. So each must be stored before the
 * portal goes on.
 */
const LEADS_TO_MONEY: readonly PaymentEvent['kind'][] = [
  'providerReached',
  'upiRequested',
  'otpSubmitted',
];

/**
 * Reads and writes in one step, so that no change by another tab or saga is lost. An event outside `LEADS_TO_MONEY` is
 * kept in the memory of this page if no storage accepts the change.
 */
const writeEvent = async (
  attempt: PaymentAttempt,
  event: PaymentEvent,
): Promise<PaymentAttempt> => {
  let now = attempt;
  const to = (all: readonly PaymentAttempt[]) => {
    const before = all.find(({ id }) => id === attempt.id) ?? attempt;
    now = transition(before, event);
    return now === before ? all : withAttempt(now)(all);
  };
  await journal.change(to, LEADS_TO_MONEY.includes(event.kind) ? 'beforeSending' : 'anytime');
  return now;
};

/** The attempt as the journal has it, because the copy in this page may be older. */
export const latestOf = async (attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  (await readJournal()).find(({ id }) => id === attempt.id) ?? attempt;

/** The attempts of the current subscriber; without a login, the attempts that were begun without a login. */
export function* readOwn(): SagaGenerator<readonly PaymentAttempt[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(readJournal);
  return all.filter((attempt) => attempt.customerid === customerid);
}

/** The attempts that may be the current payer's own. A payer may have begun them before a login or after a logout. */
export function* readSamePayer(): SagaGenerator<readonly PaymentAttempt[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(readJournal);
  return all.filter((attempt) => isSamePayer(attempt, customerid));
}

/** @throws FailureError when the journal has no such attempt of this subscriber. */
export function* ownAttempt(id: string): SagaGenerator<PaymentAttempt> {
  const attempt = (yield* readOwn()).find((candidate) => candidate.id === id);
  if (!attempt) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return attempt;
}

/**
 * Applies an event to an attempt, first in the journal and then in the store. The caller sends its request only
 * afterwards. An event that is no longer possible changes nothing. An attempt of another subscriber is written to the
 * journal only, unless this page already shows it.
 *
 * @throws FailureError NOT_STORED when money could move after the event and the event cannot be stored.
 */
export function* recordAttempt(
  attempt: PaymentAttempt,
  event: PaymentEvent,
): SagaGenerator<PaymentAttempt> {
  const now = yield* call(writeEvent, attempt, event);
  const isShown = yield* select(selectIsAttemptShown, now.id);
  if (isShown || now.customerid === (yield* select(selectCustomerId)))
    yield* put(attemptWritten(now));
  return now;
}

export function* closeAttempt(
  attempt: PaymentAttempt,
  reason: ClosingReason,
): SagaGenerator<PaymentAttempt> {
  return yield* recordAttempt(attempt, { kind: 'closed', at: yield* call(Date.now), reason });
}
