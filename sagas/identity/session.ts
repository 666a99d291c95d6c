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
import { staffEntered } from '../../store/app/maintenance';
import { navigationRequested, selectPathAfterLogin } from '../../store/app/navigation';
import { answeredStatus } from '../../store/core/failure';
import { HOME } from '../../store/core/paths';
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
  loggedOutElsewhere,
  logIn,
  type LoginRequest,
  logOut,
  selectCustomerId,
  selectHasTermsToAccept,
  selectSessionEpoch,
  selectUser,
  sessionExpired,
} from '../../store/identity/session';
import { callApi } from '../api/callApi';
import { sendHomeReads, sessionOf } from '../api/earlyReads';
import { endpoints } from '../api/endpoints';
import { toFailure } from '../api/failures';
import { latest, leading } from '../core/runFlow';

/** Fills in the login form if it is mounted. The page passes this function to the sagas as `prefillLogin`. */
type PrefillLogin = (credentials: Credentials) => void;

const loadSeal = () => import(/* webpackChunkName: "remember" */ './sealedPassword');

export function* sessionSaga(): SagaGenerator<void> {
  yield* leading(logIn, logInWith);
  yield* takeEvery(logIn.succeeded, readHomeAtOnce);
  yield* leading(logOut, endSession);
  yield* latest(recallPassword, recall);
  yield* fork(deleteKeyWithPassword);
  // When the login is the first screen, its form is mounted before the sagas run, so the sagas miss the form's
  // request for the password.
  const isLoggedIn = (yield* select(selectUser)) !== null;
  if (!isLoggedIn && (yield* select(selectSealed))) yield* put(recallPassword.requested());
}

/** Fills in the remembered password. A value that was sealed by another browser, or whose key is gone, is ignored. */
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

/**
 * This saga is cancelled when its session ends, because a late answer must not accept the terms for the next
 * subscriber.
 */
export function* termsSaga(): SagaGenerator<void> {
  yield* leading(acceptTerms, function* () {
    yield* callApi(endpoints.acceptTerms, undefined);
  });
}

function* logInWith({ username, password, remember, isStaff = false }: LoginRequest) {
  const subscriber = yield* callApi(endpoints.login, { username, password });
  // Another tab may have logged in meanwhile. Nothing of that subscriber may stay on this page.
  const user = yield* select(selectUser);
  if (user && user.customerid !== subscriber.customerid) {
    yield* put(loggedOutElsewhere());
    yield* spawn(openHomeAfterLogin);
  }
  if (isStaff) yield* put(staffEntered());
  if (remember) yield* spawn(sealForNextTime, { username, password });
  else yield* put(passwordForgotten());
  return subscriber;
}

/** The screen that was open belonged to the other subscriber. */
function* openHomeAfterLogin(): SagaGenerator<void> {
  yield* take(logIn.succeeded);
  yield* put(navigationRequested(HOME));
}

/**
 * Sends Home's first reads right after the login, unless a screen was refused before or the terms must be accepted
 * first. After an identification the login leads to Home even if a screen was refused; Home then sends its own reads.
 */
function* readHomeAtOnce(): SagaGenerator<void> {
  const leadsToHome = (yield* select(selectPathAfterLogin)) === HOME;
  if (!leadsToHome || (yield* select(selectHasTermsToAccept))) return;
  const session = sessionOf(yield* select(selectSessionEpoch), yield* select(selectCustomerId));
  yield* call(sendHomeReads, session);
}

/**
 * The events that end a session and make the portal forget the password. A full-screen error keeps the password and
 * its key (specification §4).
 */
const FORGET_PASSWORD = [sessionExpired, accountMismatched, loggedOut];

/**
 * Deletes the key at every event of `FORGET_PASSWORD`, even without a saved password, because a page that was closed
 * while sealing may have stored only the key. `passwordForgotten` deletes the key only if a password was saved, so that
 * a login without "Remember me" does not load the chunk `remember`.
 */
function* deleteKeyWithPassword(): SagaGenerator<void> {
  yield* takeEvery(FORGET_PASSWORD, deleteUnusedKey);
  while (true) {
    if (!(yield* select(selectSealed))) yield* take(passwordSealed);
    yield* take(passwordForgotten);
    yield* fork(deleteUnusedKey);
  }
}

/** A key that cannot be deleted does no harm, because there is no longer a value that it could decrypt. */
function* deleteUnusedKey(): SagaGenerator<void> {
  try {
    const { deleteKey } = yield* call(loadSeal);
    // The password may have been sealed again while the chunk was loaded.
    if (!(yield* select(selectSealed))) yield* call(deleteKey);
  } catch {
    // The key stays, which does no harm.
  }
}

/**
 * A browser that cannot seal the password (no WebCrypto, storage refused) still logs in. If the session ends during the
 * sealing, the sealed password is discarded, because it would stay in the storage after the logout.
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
 * Ends the session on this device, even if the operator cannot be reached. If a 401 or another tab has ended the
 * session during the call, nothing is ended, because the next session may have begun.
 */
function* endSession() {
  const epoch = yield* select(selectSessionEpoch);
  const isConfirmedByOperator = yield* tellOperator();
  if (epoch === (yield* select(selectSessionEpoch)))
    yield* put(loggedOut({ isConfirmedByOperator }));
}

/** A 401 means that the operator has already ended the session. */
function* tellOperator() {
  try {
    yield* callApi(endpoints.logout, undefined);
    return true;
  } catch (error) {
    return answeredStatus(toFailure(error)) === 401;
  }
}
