import {
  call,
  fork,
  getContext,
  put,
  race,
  type SagaGenerator,
  select,
  spawn,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { answeredStatus } from '../../store/core/failure';
import {
  passwordForgotten,
  passwordSealed,
  recallPassword,
  selectSealed,
} from '../../store/identity/rememberedPassword';
import {
  acceptTerms,
  accountMismatched,
  type Credentials,
  isSessionEnd,
  loggedOut,
  logIn,
  type LoginRequest,
  logOut,
  selectSessionEpoch,
  selectUser,
  sessionExpired,
} from '../../store/identity/session';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { toFailure } from '../api/failures';
import { latest, leading } from '../core/runFlow';

/** Fills in the login form, when one is mounted. Given to the sagas by the page as `prefillLogin`. */
type PrefillLogin = (credentials: Credentials) => void;

const loadSeal = () => import(/* webpackChunkName: "remember" */ './sealedPassword');

export function* sessionSaga(): SagaGenerator<void> {
  yield* leading(logIn, logInWith);
  yield* leading(logOut, endSession);
  yield* latest(recallPassword, recall);
  yield* fork(deleteKeyWithPassword);
  // A login that is the first screen is mounted before the sagas run, so its own request is not heard.
  const isLoggedIn = (yield* select(selectUser)) !== null;
  if (!isLoggedIn && (yield* select(selectSealed))) yield* put(recallPassword.requested());
}

/** A value that was sealed by another browser, or whose key is gone, is dropped: the subscriber types. */
function* recall(): SagaGenerator<void> {
  const sealed = yield* select(selectSealed);
  if (!sealed) return;
  try {
    const { unseal } = yield* call(loadSeal);
    const credentials = yield* call(unseal, sealed);
    (yield* getContext<PrefillLogin>('prefillLogin'))(credentials);
  } catch {
    // Nothing is filled in.
  }
}

/** Ends with its session: a late answer must not accept the terms for the next subscriber. */
export function* termsSaga(): SagaGenerator<void> {
  yield* leading(acceptTerms, acceptTheTerms);
}

function* acceptTheTerms() {
  yield* callApi(endpoints.acceptTerms, undefined);
}

function* logInWith({ username, password, remember }: LoginRequest) {
  const subscriber = yield* callApi(endpoints.login, { username, password });
  if (remember) yield* spawn(sealForNextTime, { username, password });
  else yield* put(passwordForgotten());
  return subscriber;
}

/** The ends of a session that forget the password. After a full-screen error it stays (specification §4), and its key. */
const FORGET_PASSWORD = [sessionExpired, accountMismatched, loggedOut];

/**
 * An end of a session deletes the key even where no password is kept: a page that was left while it sealed one may have
 * made the key only. Otherwise the code for it is loaded only where a password was kept.
 */
function* deleteKeyWithPassword(): SagaGenerator<void> {
  yield* takeEvery(FORGET_PASSWORD, deleteUnusedKey);
  while (true) {
    if (!(yield* select(selectSealed))) yield* take(passwordSealed);
    yield* take(passwordForgotten);
    yield* fork(deleteUnusedKey);
  }
}

/** Where the key cannot be deleted, nothing is left that it opens. */
function* deleteUnusedKey(): SagaGenerator<void> {
  try {
    const { deleteKey } = yield* call(loadSeal);
    // The password may have been sealed again while the chunk was loaded.
    if (!(yield* select(selectSealed))) yield* call(deleteKey);
  } catch {
    // As above.
  }
}

/**
 * Being unable to remember (no WebCrypto, storage refused) is no reason not to log in. When the
 * session ends first, the value is not kept: it would be in the storage after the logout.
 */
function* sealForNextTime(credentials: Credentials) {
  try {
    yield* race({ kept: call(sealAndSave, credentials), ended: take(isSessionEnd) });
  } catch {
    yield* put(passwordForgotten());
  }
  yield* call(deleteUnusedKey);
}

function* sealAndSave(credentials: Credentials) {
  const { seal } = yield* call(loadSeal);
  yield* put(passwordSealed(yield* call(seal, credentials)));
}

/**
 * The session ends on this device in any case; whether the operator heard of it is said. One that
 * ended otherwise meanwhile (a 401, another tab) is not ended again: the next may have begun.
 */
function* endSession() {
  const epoch = yield* select(selectSessionEpoch);
  const operatorReached = yield* tellOperator();
  if (epoch === (yield* select(selectSessionEpoch))) yield* put(loggedOut({ operatorReached }));
}

/** A 401 says that the operator knows of no session any more. */
function* tellOperator() {
  try {
    yield* callApi(endpoints.logout, undefined);
    return true;
  } catch (error) {
    const failure = toFailure(error);
    return answeredStatus(failure) === 401;
  }
}
