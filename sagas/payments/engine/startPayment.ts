import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { newKey } from '../../../store/core/randomId';
import { attemptWritten, type Wanted } from '../../../store/payments/payments';
import { isUntold, type Attempt, type Bill } from '../../../store/payments/attempt';
import { isForNumber } from '../../../store/payments/bill';
import { entryFor, type Entry } from '../../../store/payments/paymentStart';
import { billRefused } from '../../../store/payments/billEvents';
import { overlaps } from '../../../store/payments/overlap';
import { selectCustomerId } from '../../../store/identity/session';
import { toFailure } from '../../api/failures';
import { goToCardPage } from '../methods/card';
import { withOrder } from './cartOrder';
import { refuseWhatBalanceMayHavePaid } from './fromBalance';
import { askForCode } from '../methods/instalment';
import { latestOf, readOwn, record, writeDown } from './journal';
import { leave } from './abandonPayment';
import { alone } from './withPaymentLock';
import { keepForWhom, lookedUpOf } from './payeeCache';
import { remember } from './signatureCache';
import { refuseAsPaid } from './acknowledge';
import { askPayersApp } from '../methods/upi';
import { refusedHere, verdictOf, verdictOnRequest } from './errors';

/**
 * Pressing "Pay". What may have charged at that moment is never begun again; everything else waits
 * until no other tab is at it, and is looked at once more.
 */
export function* press(wanted: Wanted): SagaGenerator<Attempt> {
  if (isForNumber(wanted.bill) !== (wanted.method === 'UPI'))
    throw new Error('instant payments and streaming services are paid by UPI, and nothing else is');
  const customerid = yield* select(selectCustomerId);
  const then = yield* readOwn();
  yield* refuseWhatBalanceMayHavePaid(wanted.bill);
  yield* refuseWhatIsOpen(yield* entryOf(then, customerid, wanted));
  return yield* alone(() => begin(wanted, customerid, then));
}

/**
 * Goes on with what the journal has of the same bill, or begins a new attempt, which is written
 * down before anything leaves.
 */
function* begin(
  wanted: Wanted,
  customerid: string,
  then: readonly Attempt[],
): SagaGenerator<Attempt> {
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
    return yield* begin(wanted, customerid, then);
  }
  return yield* resume(yield* beginNew(customerid, wanted), wanted);
}

function* entryOf(attempts: readonly Attempt[], customerid: string, { bill, method }: Wanted) {
  return entryFor(attempts, customerid, bill, method, yield* call(Date.now));
}

function* resume(attempt: Attempt, { forWhom }: Wanted): SagaGenerator<Attempt> {
  if (forWhom) {
    const number = forWhom.number || lookedUpOf(attempt.bill.account);
    if (number !== '') keepForWhom(attempt.id, { ...forWhom, number });
  }
  if (attempt.step !== 'awaitingApp') return yield* ask(attempt);
  // It was asked for already: the same code is shown, and nothing is called.
  yield* put(attemptWritten(attempt));
  return attempt;
}

/** Leaving may find out that it had been paid after all. */
function* leaveForThis(attempt: Attempt): SagaGenerator<void> {
  yield* leave(attempt);
  const now = yield* call(latestOf, attempt);
  if (now.step === 'paid') yield* refuseAsPaid(now);
}

function* refuseWhatIsOpen(entry: Entry): SagaGenerator<void> {
  if (entry.kind !== 'check') return;
  yield* put(attemptWritten(entry.attempt));
  throw refusedHere('PAYMENT_OPEN');
}

/**
 * Paid, and whoever pressed could not know: while the press was waiting, here or in another tab, or by
 * a browser that died before it could say so. Nobody meant to pay it twice.
 */
const newsTo = (
  then: readonly Attempt[],
  now: readonly Attempt[],
  bill: Bill,
): Attempt | undefined => {
  const known = new Set(then.filter((one) => one.step === 'paid' && !isUntold(one)).map(idOf));
  return now.find(
    (one) => one.step === 'paid' && overlaps(one.bill, bill) && !known.has(idOf(one)),
  );
};

const idOf = ({ id }: Attempt): string => id;

function* beginNew(customerid: string, { bill, method }: Wanted): SagaGenerator<Attempt> {
  const attempt: Attempt = {
    ...{ id: yield* call(newKey), key: yield* call(newKey), customerid, method, bill },
    begun: yield* call(Date.now),
    step: 'asking',
  };
  yield* call(writeDown, attempt);
  yield* put(attemptWritten(attempt));
  return attempt;
}

/** No money moves by asking, so without an answer the attempt just waits to be asked again. */
export function* ask(attempt: Attempt): SagaGenerator<Attempt> {
  try {
    const ready = yield* withOrder(attempt);
    // Left meanwhile, here or in another tab: then nobody is asked.
    return ready.step === attempt.step ? yield* askProvider(ready) : ready;
  } catch (error) {
    const verdict = attempt.method === 'UPI' ? verdictOnRequest(error) : verdictOf(error);
    if (verdict.says === 'no') {
      yield* record(attempt, { kind: 'refused', why: verdict.why });
      yield* put(billRefused({ bill: attempt.bill, failure: toFailure(error) }));
    }
    throw error;
  }
}

function* askProvider(attempt: Attempt): SagaGenerator<Attempt> {
  if (attempt.method === 'CARD') return yield* goToCardPage(attempt);
  if (attempt.method === 'UPI') return yield* askPayersApp(attempt);
  const [waiting, signed] = yield* askForCode(attempt);
  remember(attempt.id, signed);
  return waiting;
}

/** Back to the provider's page, or to the field for its code: the same payment, asked for with the same key. */
export function* goOn(attempt: Attempt): SagaGenerator<Attempt> {
  const now = yield* call(latestOf, attempt);
  const isWaiting =
    now.step === 'asking' || now.step === 'atProvider' || now.step === 'awaitingCode';
  return isWaiting ? yield* ask(now) : now;
}
