import { call, fork, put, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  beginPayment,
  checkPayment,
  giveCode,
  goOnWithPayment,
  journalRead,
  leavePayment,
  paymentsReducer,
  paymentWatched,
  resendCode,
} from '../store/payments';
import { PAYLOAD_NOT_FOUND } from '../store/failure';
import { isWorthAsking, type Attempt } from '../store/payments/attempt';
import { journalPlace } from '../store/payments/journal';
import { loggedInElsewhere, logIn } from '../store/session';
import { FailureError } from './api/failures';
import type { Domain } from './domain';
import { goOn, press } from './payments/begin';
import { followReturns } from './payments/comeBack';
import { payWithCode, sendAnotherCode } from './payments/code';
import { readOwn, record } from './payments/journal';
import { leave } from './payments/leave';
import { alone } from './payments/locks';
import { check, watch } from './payments/status';
import { latest, leading } from './runFlow';
import { storageChanges } from './storageChanges';

export const payments: Domain = {
  name: 'payments',
  reducer: paymentsReducer,
  *saga() {
    yield* leading(beginPayment, press);
    yield* leading(goOnWithPayment, ({ id }) => alone(() => goOnById(id)));
    yield* leading(giveCode, (code) => alone(() => payWithCode(code)));
    yield* leading(resendCode, sendAnotherCode);
    yield* leading(leavePayment, ({ id }) => alone(() => leaveById(id)));
    yield* latest(checkPayment, check);
    yield* takeEvery(paymentWatched, watch);
    yield* fork(followJournal);
    yield* fork(followReturns);
    yield* takeEvery([logIn.succeeded, loggedInElsewhere], takeUp);
    yield* call(takeUp);
  },
};

function* leaveById(id: string): SagaGenerator<void> {
  yield* leave(yield* ownAttempt(id));
}

function* goOnById(id: string) {
  return yield* goOn(yield* ownAttempt(id));
}

function* ownAttempt(id: string): SagaGenerator<Attempt> {
  const attempt = (yield* readOwn()).find((one) => one.id === id);
  if (!attempt) throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return attempt;
}

/** What an earlier page left unfinished: asked about, never paid by itself. */
function* takeUp(): SagaGenerator<void> {
  const attempts = yield* alone(doubtTheDead);
  yield* put(journalRead(attempts));
  for (const attempt of attempts)
    if (isWorthAsking(attempt) && 'txnid' in attempt) yield* check(attempt);
}

/** Whoever holds the lock knows that no tab is paying: what stands as paying died while it did. */
function* doubtTheDead() {
  for (const attempt of yield* readOwn())
    if (attempt.step === 'paying') yield* record(attempt, { kind: 'doubted' });
  return yield* readOwn();
}

function* followJournal(): SagaGenerator<void> {
  const changes = yield* call(storageChanges, journalPlace.key);
  try {
    while (yield* take(changes)) yield* put(journalRead(yield* readOwn()));
  } finally {
    changes.close();
  }
}
