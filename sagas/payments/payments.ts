import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import {
  all,
  call,
  fork,
  put,
  type SagaGenerator,
  select,
  spawn,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { navigationEnded, navigationRequested } from '../../store/app/navigation';
import { paymentStatusPath } from '../../store/core/viewPaths';
import {
  isSessionEnd,
  loggedInElsewhere,
  logIn,
  sessionDiscarded,
  sessionExpired,
} from '../../store/identity/session';
import { hasTxnid, isWorthAsking, mayBeCorrected, txnidOf } from '../../store/payments/attempt';
import { journalSlot } from '../../store/payments/journal';
import { selectIsOtpDialogOpen } from '../../store/payments/otpDialog';
import {
  abandonPayment,
  checkPayment,
  journalRead,
  otpDialogClosed,
  pageFocused,
  paymentAcknowledged,
  paymentsReducer,
  paymentWatched,
  replacePayment,
  resendOtp,
  resultReached,
  resumePayment,
  startPayment,
  submitOtp,
} from '../../store/payments/payments';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { storageChanges } from '../core/storageChanges';
import { closeAttempt, readOwn, recordAttempt } from './engine/journal';
import { leadingInEngine, preloadEngine } from './engine/lazyPayments';
import { clearPayees, dropSignatures } from './engine/memoryCaches';
import { withPaymentLock } from './engine/withPaymentLock';
import { checkPaymentStatus, watchOnce } from './status/status';

const EVENTS = ['visibilitychange', 'pageshow', 'online'] as const;

/** Emits when the page becomes visible again, and when the network returns while the page is visible. */
const focusChannel = () =>
  eventChannel<true>((emit) => {
    const tell = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    for (const name of EVENTS) window.addEventListener(name, tell);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, tell);
    };
  });

/** A payer who returns from another app may have paid there, so watched payments are checked at once. */
function* followPageFocus(): SagaGenerator<void> {
  const channel = yield* call(focusChannel);
  try {
    while (yield* take(channel)) yield* put(pageFocused());
  } finally {
    channel.close();
  }
}

/** All payments of the portal. The steps of a payment are in the engine (`engine/engine.ts`). */
export const paymentsDomain: Domain = {
  name: 'payments',
  reducer: paymentsReducer,
  *saga() {
    yield* spawn(clearAtLogout);
    yield* leadingInEngine(startPayment, (engine, request) => engine.startAttempt(request));
    yield* leadingInEngine(resumePayment, (engine, request) => engine.resumeAttempt(request));
    yield* leadingInEngine(replacePayment, (engine, request) => engine.replaceAttempt(request));
    yield* leadingInEngine(submitOtp, (engine, request) => engine.submitOtpLocked(request));
    yield* leadingInEngine(resendOtp, (engine, request) => engine.sendAnotherOtp(request));
    yield* leadingInEngine(abandonPayment, (engine, request) => engine.abandonAttempt(request));
    yield* latest(checkPayment, checkPaymentStatus);
    yield* takeEvery(resultReached, showResult);
    yield* takeEvery(paymentAcknowledged, acknowledge);
    const watching = new Set<string>();
    yield* takeEvery(paymentWatched, watchOnce, watching);
    yield* fork(followJournal);
    yield* fork(followPageFocus);
    yield* takeEvery([logIn.succeeded, loggedInElsewhere], restore, watching);
    yield* call(restore, watching);
    yield* fork(preloadEngine);
  },
};

/**
 * Clears the payees and signatures at the end of a session. An expired or discarded session keeps them, because the
 * payment may continue after the next login.
 */
function* clearAtLogout(): SagaGenerator<void> {
  const { type } = yield* take(isSessionEnd);
  if (type === sessionExpired.type || type === sessionDiscarded.type) return;
  clearPayees();
  dropSignatures();
}

/**
 * Shows the same result screen as after the card provider's page. An open OTP dialog is closed once that navigation has
 * ended, even if it did not reach the screen.
 */
function* showResult({ payload: { id, txnid } }: ReturnType<typeof resultReached>) {
  yield* put(navigationRequested(paymentStatusPath(txnid)));
  if (!(yield* select(selectIsOtpDialogOpen))) return;
  yield* take(isNavigationOver);
  yield* put(otpDialogClosed({ id }));
}

/** `cancelled` reports the end of an earlier navigation, which the navigation to the result screen has replaced. */
const isNavigationOver = (action: Action): boolean =>
  navigationEnded.match(action) && action.payload !== 'cancelled';

/** The payer has seen the result, so the same bill may be paid once more. */
function* acknowledge({ payload: { txnid } }: ReturnType<typeof paymentAcknowledged>) {
  for (const attempt of (yield* readOwn()).filter(hasTxnid(txnid)))
    yield* closeAttempt(attempt, 'resultSeen');
}

/**
 * How many payments are asked about at the same time. A browser opens at most six connections to an HTTP/1.1 server,
 * and the page needs some of them for its own reads.
 */
const ASKED_AT_ONCE = 4;

/**
 * Records interrupted attempts as unknown, then asks the operator about the attempts that an earlier page left
 * unfinished or that failed recently, at most `ASKED_AT_ONCE` at the same time. No attempt is resumed. A watched
 * payment is left out, because its watch asks about it.
 */
function* restore(watching: ReadonlySet<string>): SagaGenerator<void> {
  // Published before the lock is granted, because another tab may hold the lock for a while.
  yield* put(journalRead(yield* readOwn()));
  const attempts = yield* withPaymentLock(closeInterrupted);
  yield* put(journalRead(attempts));
  const now = yield* call(Date.now);
  const asked = attempts
    .filter((attempt) => isWorthAsking(attempt) || mayBeCorrected(attempt, now))
    .map(txnidOf)
    .filter((txnid) => !watching.has(txnid));
  for (let next = 0; next < asked.length; next += ASKED_AT_ONCE)
    yield* all(
      asked.slice(next, next + ASKED_AT_ONCE).map((txnid) => call(checkPaymentStatus, { txnid })),
    );
}

/** No other tab pays while this tab holds the lock, so an attempt that is marked as being paid was interrupted. */
function* closeInterrupted() {
  for (const attempt of yield* readOwn())
    if (attempt.step === 'paying') yield* recordAttempt(attempt, { kind: 'outcomeUnknown' });
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
