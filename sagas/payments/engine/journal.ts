import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../../store/core/failure';
import { selectCustomerId } from '../../../store/identity/session';
import {
  type ClosingReason,
  type PaymentAttempt,
  type PaymentEvent,
  transition,
} from '../../../store/payments/attempt';
import { attemptsToStore, journalSlot } from '../../../store/payments/journal';
import { attemptWritten, selectIsAttemptShown } from '../../../store/payments/payments';
import { isSamePayer } from '../../../store/payments/paymentStart';
import { FailureError } from '../../api/failures';
import { durableList } from '../../core/durableList';

const journal = durableList(journalSlot, 'attempts', ({ attempts, written = 0 }) => ({
  lines: attempts,
  written,
}));

/** Everything in it, of every subscriber: the writer must not lose another subscriber's attempts. */
export const readJournal = journal.read;

/**
 * Reads the journal again before writing the attempt into it, because another tab may have written meanwhile.
 *
 * @throws FailureError NOT_STORED when the browser can write nothing down: then nothing may be sent.
 */
export const writeDown = (attempt: PaymentAttempt): Promise<void> =>
  journal.change(withAttempt(attempt), 'beforeSending');

const withAttempt = (attempt: PaymentAttempt) => (all: readonly PaymentAttempt[]) =>
  attemptsToStore([...all.filter(({ id }) => id !== attempt.id), attempt]);

/** After these the payer can pay, or the call that pays is sent: they are written down first. */
const LEADS_TO_MONEY: ReadonlySet<PaymentEvent['kind']> = new Set<PaymentEvent['kind']>([
  ...(['providerReached', 'upiRequested', 'otpSubmitted'] as const),
]);

/**
 * In one step, so that nothing another tab or another saga of this page writes meanwhile is lost. Where nothing can
 * be written down, this page still knows what sends nothing.
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
  await journal.change(to, LEADS_TO_MONEY.has(event.kind) ? 'beforeSending' : 'anytime');
  return now;
};

/** The attempt as it is in the journal: what this page remembers of it may be older. */
export const latestOf = async (attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  (await readJournal()).find(({ id }) => id === attempt.id) ?? attempt;

/** Those of the subscriber who is logged in, or those begun without a login. */
export function* readOwn(): SagaGenerator<readonly PaymentAttempt[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(readJournal);
  return all.filter((one) => one.customerid === customerid);
}

/** Those that the same payer may have begun, with a login or without. */
export function* readSamePayer(): SagaGenerator<readonly PaymentAttempt[]> {
  const customerid = yield* select(selectCustomerId);
  const all = yield* call(readJournal);
  return all.filter((one) => isSamePayer(one, customerid));
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
 * subscriber goes into the journal alone, unless this page shows it already.
 *
 * @throws FailureError NOT_STORED when money could move after it and nothing can be written down.
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

/** The payer has closed it, now. */
export function* closeAttempt(
  attempt: PaymentAttempt,
  reason: ClosingReason,
): SagaGenerator<PaymentAttempt> {
  return yield* recordAttempt(attempt, { kind: 'closed', at: yield* call(Date.now), reason });
}
