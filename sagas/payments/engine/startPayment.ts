import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { randomId } from '../../../store/core/randomId';
import { attemptWritten, type PaymentRequest } from '../../../store/payments/payments';
import { isUnacknowledged, type PaymentAttempt, type Bill } from '../../../store/payments/attempt';
import { isForNumber } from '../../../store/payments/bill';
import { decideStart, type StartDecision } from '../../../store/payments/paymentStart';
import { billRefused } from '../../../store/payments/billEvents';
import { overlaps } from '../../../store/payments/overlap';
import { selectCustomerId } from '../../../store/identity/session';
import { toFailure } from '../../api/failures';
import { goToCardPage } from '../methods/card';
import { withOrder } from './cartOrder';
import { refuseWhatBalanceMayHavePaid } from './fromBalance';
import { askForCode } from '../methods/instalment';
import { latestOf, readOwn, record, writeDown } from './journal';
import { abandonPayment } from './abandonPayment';
import { withPaymentLock } from './withPaymentLock';
import { cachePayee, cachedLookedUpNumber } from './payeeCache';
import { cacheSignature } from './signatureCache';
import { refuseAsPaid } from './acknowledge';
import { askPayersApp } from '../methods/upi';
import { localRefusal, meaningOfError, meaningOfUpiRequestError } from './errors';

/**
 * Pressing "Pay". What may have charged at that moment is never begun again; everything else waits
 * until no other tab is at it, and is looked at once more.
 */
export function* payBill(wanted: PaymentRequest): SagaGenerator<PaymentAttempt> {
  if (isForNumber(wanted.bill) !== (wanted.method === 'UPI'))
    throw new Error('instant payments and streaming services are paid by UPI, and nothing else is');
  const customerid = yield* select(selectCustomerId);
  const then = yield* readOwn();
  yield* refuseWhatBalanceMayHavePaid(wanted.bill);
  yield* refuseWhatIsOpen(yield* entryOf(then, customerid, wanted));
  return yield* withPaymentLock(() => startPayment(wanted, customerid, then));
}

/**
 * Goes on with what the journal has of the same bill, or begins a new attempt, which is written
 * down before anything leaves.
 */
function* startPayment(
  wanted: PaymentRequest,
  customerid: string,
  then: readonly PaymentAttempt[],
): SagaGenerator<PaymentAttempt> {
  const now = yield* readOwn();
  const paid = newsTo(then, now, wanted.bill);
  if (paid) yield* refuseAsPaid(paid);
  yield* refuseWhatBalanceMayHavePaid(wanted.bill);
  const entry = yield* entryOf(now, customerid, wanted);
  yield* refuseWhatIsOpen(entry);
  if (entry.kind === 'resume') return yield* resume(entry.attempt, wanted);
  if (entry.kind === 'leaveFirst') {
    yield* leaveForThis(entry.attempt);
    // There may be another one: each pack of a renewal may have been begun by itself.
    return yield* startPayment(wanted, customerid, then);
  }
  return yield* resume(yield* beginNew(customerid, wanted), wanted);
}

function* entryOf(
  attempts: readonly PaymentAttempt[],
  customerid: string,
  { bill, method }: PaymentRequest,
) {
  return decideStart(attempts, customerid, bill, method, yield* call(Date.now));
}

function* resume(
  attempt: PaymentAttempt,
  { payee }: PaymentRequest,
): SagaGenerator<PaymentAttempt> {
  if (payee) {
    const number = payee.number || cachedLookedUpNumber(attempt.bill.account);
    if (number !== '') cachePayee(attempt.id, { ...payee, number });
  }
  if (attempt.step !== 'awaitingApp') return yield* ask(attempt);
  // It was asked for already: the same code is shown, and nothing is called.
  yield* put(attemptWritten(attempt));
  return attempt;
}

/** Leaving may find out that it had been paid after all. */
function* leaveForThis(attempt: PaymentAttempt): SagaGenerator<void> {
  yield* abandonPayment(attempt);
  const now = yield* call(latestOf, attempt);
  if (now.step === 'paid') yield* refuseAsPaid(now);
}

function* refuseWhatIsOpen(entry: StartDecision): SagaGenerator<void> {
  if (entry.kind !== 'check') return;
  yield* put(attemptWritten(entry.attempt));
  throw localRefusal('PAYMENT_OPEN');
}

/**
 * Paid, and whoever pressed could not know: while the press was waiting, here or in another tab, or by
 * a browser that died before it could say so. Nobody meant to pay it twice.
 */
const newsTo = (
  then: readonly PaymentAttempt[],
  now: readonly PaymentAttempt[],
  bill: Bill,
): PaymentAttempt | undefined => {
  const known = new Set(
    then.filter((one) => one.step === 'paid' && !isUnacknowledged(one)).map(idOf),
  );
  return now.find(
    (one) => one.step === 'paid' && overlaps(one.bill, bill) && !known.has(idOf(one)),
  );
};

const idOf = ({ id }: PaymentAttempt): string => id;

function* beginNew(
  customerid: string,
  { bill, method }: PaymentRequest,
): SagaGenerator<PaymentAttempt> {
  const attempt: PaymentAttempt = {
    ...{ id: yield* call(randomId), key: yield* call(randomId), customerid, method, bill },
    begun: yield* call(Date.now),
    step: 'asking',
  };
  yield* call(writeDown, attempt);
  yield* put(attemptWritten(attempt));
  return attempt;
}

/** No money moves by asking, so without an answer the attempt just waits to be asked again. */
export function* ask(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  try {
    const ready = yield* withOrder(attempt);
    // Left meanwhile, here or in another tab: then nobody is asked.
    return ready.step === attempt.step ? yield* askProvider(ready) : ready;
  } catch (error) {
    const verdict =
      attempt.method === 'UPI' ? meaningOfUpiRequestError(error) : meaningOfError(error);
    if (verdict.says === 'no') {
      yield* record(attempt, { kind: 'refused', why: verdict.why });
      yield* put(billRefused({ bill: attempt.bill, failure: toFailure(error) }));
    }
    throw error;
  }
}

function* askProvider(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  if (attempt.method === 'CARD') return yield* goToCardPage(attempt);
  if (attempt.method === 'UPI') return yield* askPayersApp(attempt);
  const [waiting, signed] = yield* askForCode(attempt);
  cacheSignature(attempt.id, signed);
  return waiting;
}

/** Back to the provider's page, or to the field for its code: the same payment, asked for with the same key. */
export function* resumePayment(attempt: PaymentAttempt): SagaGenerator<PaymentAttempt> {
  const now = yield* call(latestOf, attempt);
  const isWaiting =
    now.step === 'asking' || now.step === 'atProvider' || now.step === 'awaitingCode';
  return isWaiting ? yield* ask(now) : now;
}
