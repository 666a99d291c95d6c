import { call, fork, put, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  startPayment,
  checkPayment,
  otpDialogClosed,
  submitOtp,
  resumePayment,
  journalRead,
  abandonPayment,
  paymentsReducer,
  paymentAcknowledged,
  paymentWatched,
  resendOtp,
  resultReached,
} from '../../store/payments/payments';
import { isWorthAsking } from '../../store/payments/attempt';
import { journalSlot } from '../../store/payments/journal';
import { navigationEnded, navigationRequested } from '../../store/app/navigation';
import { loggedInElsewhere, logIn } from '../../store/identity/session';
import type { Domain } from '../core/domain';
import { lazyPayment, preloadPayments } from './engine/lazyPayments';
import { followReturns } from './status/pageReturn';
import { readOwn, record } from './engine/journal';
import { withPaymentLock } from './engine/withPaymentLock';
import { check, watchOnce } from './status/status';
import { latest, leading } from '../core/runFlow';
import { storageChanges } from '../core/storageChanges';

export const paymentsDomain: Domain = {
  name: 'payments',
  reducer: paymentsReducer,
  *saga() {
    yield* leading(
      startPayment,
      lazyPayment(({ payBill }) => payBill),
    );
    yield* leading(
      resumePayment,
      lazyPayment(({ resumePaymentById }) => resumePaymentById),
    );
    yield* leading(
      submitOtp,
      lazyPayment(({ submitOtpLocked }) => submitOtpLocked),
    );
    yield* leading(
      resendOtp,
      lazyPayment(({ sendAnotherCode }) => sendAnotherCode),
    );
    yield* leading(
      abandonPayment,
      lazyPayment(({ abandonPaymentById }) => abandonPaymentById),
    );
    yield* latest(checkPayment, check);
    yield* takeEvery(resultReached, showResult);
    yield* takeEvery(paymentAcknowledged, tell);
    yield* takeEvery(paymentWatched, watchOnce, new Set<string>());
    yield* fork(followJournal);
    yield* fork(followReturns);
    yield* takeEvery([logIn.succeeded, loggedInElsewhere], takeUp);
    yield* call(takeUp);
    yield* fork(preloadPayments);
  },
};

/** The same result as after the card provider's page. The sheet stays until it shows. */
function* showResult({ payload: { id, txnid } }: ReturnType<typeof resultReached>) {
  yield* put(navigationRequested(`/paymentstatuscheck?txnid=${encodeURIComponent(txnid)}`));
  yield* take(navigationEnded);
  yield* put(otpDialogClosed({ id }));
}

/** Its result stands before whoever paid: the same may be paid once more. */
function* tell({ payload: { txnid } }: ReturnType<typeof paymentAcknowledged>) {
  for (const one of yield* readOwn())
    if ('txnid' in one && one.txnid === txnid) yield* record(one, { kind: 'acknowledged' });
}

/** What an earlier page left unfinished: asked about, never paid by itself. */
function* takeUp(): SagaGenerator<void> {
  // Shown as it stands before the turn comes: another tab may take its time.
  yield* put(journalRead(yield* readOwn()));
  const attempts = yield* withPaymentLock(doubtTheDead);
  yield* put(journalRead(attempts));
  for (const attempt of attempts)
    if (isWorthAsking(attempt) && 'txnid' in attempt) yield* check(attempt);
}

/** Whoever holds the lock knows that no tab is paying: what stands as paying died while it did. */
function* doubtTheDead() {
  for (const attempt of yield* readOwn())
    if (attempt.step === 'paying') yield* record(attempt, { kind: 'outcomeUnknown' });
  return yield* readOwn();
}

function* followJournal(): SagaGenerator<void> {
  const changes = yield* call(storageChanges, journalSlot.key);
  try {
    while (yield* take(changes)) yield* put(journalRead(yield* readOwn()));
  } finally {
    changes.close();
  }
}
