import {
  call,
  cancel,
  delay,
  fork,
  join,
  put,
  race,
  type SagaGenerator,
  select,
  take,
} from 'typed-redux-saga';
import { loadSubscriber } from '../../../store/account/subscriber';
import { type Failure, refusalCode } from '../../../store/core/failure';
import { selectCustomerId } from '../../../store/identity/session';
import { hasTxnid, isOpen, type PaymentAttempt } from '../../../store/payments/attempt';
import { billPaid } from '../../../store/payments/billEvents';
import type { paymentWatched } from '../../../store/payments/payments';
import {
  checkPayment,
  nextCheckPlanned,
  pageFocused,
  selectAttemptByTxnid,
  selectChecked,
  watchEnded,
} from '../../../store/payments/payments';
import {
  type CheckedPayment,
  checkedPaymentOf,
  isNotFoundAnswer,
  settlementOf,
  uncheckedPayment,
} from '../../../store/payments/statusCheck';
import type { PaymentOutcome } from '../../../store/wire/entities/payments/payments';
import { callApi } from '../../api/callApi';
import { endpoints } from '../../api/endpoints';
import { FailureError, reportDefect } from '../../api/failures';
import { readJournal, recordAttempt } from '../engine/journal';
import { keyFor } from '../engine/order';

/** The pauses between two checks, in milliseconds. They grow, and add up to about four minutes. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 45_000, 60_000, 60_000];

/**
 * Asks the operator for the status of a payment and records the end of the payment in the journal. When the check
 * fails, the result is the documented sample (specification §7), which is marked as unconfirmed and settles nothing.
 */
export function* checkPaymentStatus({
  txnid,
}: {
  readonly txnid: string;
}): SagaGenerator<CheckedPayment> {
  return yield* settle(txnid, yield* call(answerOf, txnid));
}

function* answerOf(txnid: string): SagaGenerator<CheckedPayment> {
  try {
    const outcome = yield* callApi(endpoints.paymentStatus, { txnid });
    const checked = believable(txnid, outcome);
    if (checked.isAboutAnother || !isNotFoundAnswer(outcome)) return checked;
    // An answer with an amount shows that the operator knows the payment, though its provider does not.
    const isKnown = outcome.amount > 0 && !(yield* call(attemptOf, txnid));
    return isKnown ? checked : yield* notFound(checked);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const sample = yield* sampleFor(txnid);
    return isNotFoundFailure(error.failure) ? yield* notFound(sample, error.failure) : sample;
  }
}

/**
 * A 404 with a message or a code comes from the operator. A 404 without them comes from a web server, which knows no
 * payments.
 */
const isNotFoundFailure = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  failure.status === 404 &&
  (failure.message !== '' || failure.code !== undefined);

/**
 * The operator or the provider does not have the payment. If its reference is not in this browser's journal, the
 * reference is wrong. An attempt in the journal may still be on its way to the provider. A 404 about such an attempt
 * counts as the operator's answer only with the code NO_SUCH_PAYMENT, because a gateway in front of the operator may
 * send a 404 with a sentence of its own.
 */
function* notFound(checked: CheckedPayment, failure?: Failure): SagaGenerator<CheckedPayment> {
  if (!(yield* call(attemptOf, checked.txnid))) return { ...checked, isNotFound: true };
  const isFromOperator = !failure || refusalCode(failure) === 'NO_SUCH_PAYMENT';
  return isFromOperator ? { ...checked, hasNotArrived: true } : checked;
}

/** Only an answer with the requested reference is confirmed. */
const believable = (txnid: string, outcome: PaymentOutcome): CheckedPayment => ({
  ...checkedPaymentOf(outcome, outcome.txnid === txnid),
  ...(outcome.txnid !== txnid && { isAboutAnother: true }),
  txnid,
});

function* sampleFor(txnid: string): SagaGenerator<CheckedPayment> {
  try {
    const { samplePaymentOutcome } = yield* call(
      () => import(/* webpackChunkName: "payments" */ './statusSample'),
    );
    return { ...checkedPaymentOf(samplePaymentOutcome(), false), txnid };
  } catch {
    // The sample could not be loaded, for example because there is no network.
    return uncheckedPayment(txnid);
  }
}

/** The newest attempt with this reference. An operator may use the reference of a replaced attempt again. */
const attemptOf = async (txnid: string): Promise<PaymentAttempt | undefined> =>
  (await readJournal()).findLast(hasTxnid(txnid));

/**
 * Settles the attempt that the answer is about, even if it is another subscriber's: the outcome of a payment does not
 * depend on who is logged in.
 */
export function* settle(txnid: string, answer: CheckedPayment): SagaGenerator<CheckedPayment> {
  const checked = yield* withPurpose(txnid, answer);
  // The page must know of the money before the attempt ends, so that no screen says meanwhile that no money was taken.
  // The refusals of a press also use this result to find the payment that they link to. A later answer without money
  // replaces it, so that no screen says that the provider still has the money.
  const former = yield* select(selectChecked, txnid);
  if (checked.money || former?.money) yield* put(checkPayment.succeeded(checked));
  const attempt = yield* call(attemptOf, txnid);
  const settlement = attempt && settlementOf(attempt, checked);
  if (!attempt || !settlement) return checked;
  const settled = yield* recordAttempt(attempt, settlement);
  const customerid = yield* select(selectCustomerId);
  if (settled.step !== 'paid' || attempt.step === 'paid' || settled.customerid !== customerid)
    return checked;
  // The balance has changed. A payment without a login has no balance.
  if (customerid !== '') yield* put(loadSubscriber.requested());
  yield* put(billPaid(settled.bill));
  return checked;
}

/**
 * The answer with what was paid for. The documented answer does not say it (specification §3), but the journal does for
 * a payment that this payer began in this browser.
 */
function* withPurpose(txnid: string, checked: CheckedPayment): SagaGenerator<CheckedPayment> {
  if (checked.purpose !== '') return checked;
  const attempt = yield* call(attemptOf, txnid);
  const isOwn = attempt?.customerid === (yield* select(selectCustomerId));
  return attempt && isOwn ? { ...checked, purpose: attempt.bill.purpose } : checked;
}

/** A payment that is already watched is checked at once and not watched twice. */
export function* watchOnce(
  watching: Set<string>,
  watched: ReturnType<typeof paymentWatched>,
): SagaGenerator<void> {
  const { txnid } = watched.payload;
  if (watching.has(txnid)) return void (yield* put(pageFocused()));
  watching.add(txnid);
  try {
    yield* call(watch, watched);
  } catch (error) {
    // A defect ends only this watch, and the subscriber may ask again.
    reportDefect(error);
  } finally {
    watching.delete(txnid);
  }
  yield* put(watchEnded({ txnid }));
}

/** For how many milliseconds the first check waits for the answer to the confirmation. */
const CONFIRMATION_WAIT = 2_000;

/**
 * Asks until the outcome is known, with growing pauses. A pause ends early when the subscriber returns to the page.
 * After the last pause only the subscriber can ask again. A confirmation that is still without an answer when the
 * outcome is known is cancelled.
 */
function* watch({ payload: { txnid } }: ReturnType<typeof paymentWatched>): SagaGenerator<void> {
  const confirmation = yield* fork(confirmOnce, txnid);
  yield* race({ answered: join(confirmation), passed: delay(CONFIRMATION_WAIT) });
  for (const pause of [0, ...PAUSES]) {
    if (pause > 0 && !(yield* isKnown(txnid))) yield* rest(txnid, pause);
    if (yield* isKnown(txnid)) break;
    const checked = yield* call(checkPaymentStatus, { txnid });
    // This answer is older than the confirmation, which was answered while the check was on its way.
    if (checked.status === 'pending' && (yield* isKnown(txnid))) break;
    yield* put(checkPayment.succeeded(checked));
    // The payer has to correct the reference.
    if (checked.isNotFound) break;
  }
  yield* cancel(confirmation);
}

function* rest(txnid: string, pause: number): SagaGenerator<void> {
  const checkedAt = yield* call(Date.now);
  yield* put(nextCheckPlanned({ txnid, checkedAt, nextAt: checkedAt + pause }));
  yield* race({ passed: delay(pause), focused: take(pageFocused) });
}

/** An attempt in step `unknown` has an answer that does not fit the bill, which the operator may still correct. */
function* isKnown(txnid: string): SagaGenerator<boolean> {
  const checked = yield* select(selectChecked, txnid);
  if (checked?.confirmed !== true || checked.status === 'pending') return false;
  return (yield* select(selectAttemptByTxnid, txnid))?.step !== 'unknown';
}

/**
 * Tells the operator, which may not have heard of the payment yet, that the payer is back from the hosted page. A
 * failure is ignored, because `watch` asks for the status afterwards.
 */
function* confirmOnce(txnid: string): SagaGenerator<void> {
  const attempt = yield* call(attemptOf, txnid);
  // The other methods have no such page.
  if (attempt?.method !== 'CARD' || !isOpen(attempt)) return;
  try {
    const back = { method: attempt.method, txnid };
    const outcome = yield* callApi(endpoints.confirmPayment, back, keyFor(attempt, 'confirm'));
    const checked = yield* settle(txnid, believable(txnid, outcome));
    yield* put(checkPayment.succeeded(checked));
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
  }
}
