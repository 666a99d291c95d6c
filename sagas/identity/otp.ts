import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import {
  call,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import * as v from 'valibot';
import { navigationEnded, navigationRequested } from '../../store/app/navigation';
import { isFlowEvent } from '../../store/core/flow';
import { HOME } from '../../store/core/paths';
import {
  identificationEnded,
  identificationLost,
  identificationRestored,
  otpAwaited,
  otpFormClosed,
  register,
  startedAgain,
  verifyOtp,
} from '../../store/identity/identification';
import { otpReducer, selectIdentification, selectOtpData } from '../../store/identity/otp';
import { logIn } from '../../store/identity/session';
import type { Domain } from '../core/domain';
import { tabStorage } from '../core/tabStorage';
import { pageRecords } from '../writes/writeRecords';
import { identificationFlows, type IdentificationTokens } from './identification';

const purpose = v.picklist(['REGISTER', 'RESETPASSWORD']);
const schema = v.union([
  v.object({
    step: v.literal('codeSent'),
    purpose,
    validationtoken: v.pipe(v.string(), v.nonEmpty()),
    otpData: v.object({
      mobileno: v.string(),
      attemptsremaining: v.nullable(v.number()),
      resendfrom: v.number(),
      expires: v.nullable(v.number()),
      confirmed: v.boolean(),
    }),
  }),
  v.object({ step: v.literal('verified'), purpose }),
]);

type SavedIdentification = v.InferOutput<typeof schema>;

/**
 * Stores the identification of this tab, because a phone may discard the page while the subscriber reads the text
 * message. It is stored for 15 minutes, about as long as the operator's token is valid.
 *
 * The validation token may be stored: everyone who types a number gets one, and it is useless without the code. The
 * verification token sets a password without a code, so it is never stored: a reload after the code was verified starts
 * the identification again. The typed number is not stored either.
 */
const savedIdentification = tabStorage('selfcareIdentification', 15 * 60_000, schema);

/** WebOTP: the code of a text message that is bound to this origin. */
declare global {
  interface CredentialRequestOptions {
    readonly otp?: { readonly transport: readonly 'sms'[] };
  }
}

/**
 * The code of the operator's text message, if the browser can read it and the subscriber allows it; else
 * null. Cancelling the saga stops the wait.
 */
const readSmsOtp = (): Promise<string | null> => {
  const abort = new AbortController();
  return Object.assign(read(abort.signal), { [CANCEL]: () => abort.abort() });
};

const read = async (signal: AbortSignal): Promise<string | null> => {
  if (!('OTPCredential' in window)) return null;
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal });
    return credential && 'code' in credential && typeof credential.code === 'string'
      ? credential.code
      : null;
  } catch {
    // Refused, timed out or cancelled: the subscriber types the code.
    return null;
  }
};

export const otpDomain: Domain = { name: 'otp', reducer: otpReducer, saga: otpSaga };

function* otpSaga(): SagaGenerator<void> {
  const tokens = yield* resume();
  yield* identificationFlows(tokens);
  yield* takeEvery(isProgress, saveProgress, tokens);
  yield* takeLatest(otpAwaited, readOtpFromSms);
  yield* fork(logInAfterRegistration);
  yield* takeEvery(logIn.succeeded, finishIdentification);
}

/** Continues the identification of this tab after a reload. */
function* resume(): SagaGenerator<IdentificationTokens> {
  const saved = savedIdentification.read(yield* call(Date.now));
  if (saved?.step === 'codeSent') {
    const { purpose, otpData, validationtoken } = saved;
    yield* put(identificationRestored({ purpose, otpData }));
    return { validationtoken, records: pageRecords() };
  }
  if (saved) yield* put(identificationLost(saved.purpose));
  return { records: pageRecords() };
}

const isProgress = (action: Action): boolean =>
  isAnyOf(startedAgain, identificationEnded)(action) ||
  (isFlowEvent(action) && action.meta.flow.startsWith('otp/') && action.meta.phase !== 'Requested');

/** After every step, saves what the tab needs to continue after a reload. */
function* saveProgress(tokens: IdentificationTokens): SagaGenerator<void> {
  savedIdentification.save(yield* snapshotToSave(tokens), yield* call(Date.now));
}

function* snapshotToSave({
  validationtoken,
}: IdentificationTokens): SagaGenerator<SavedIdentification | null> {
  const { step, claim } = yield* select(selectIdentification);
  const otpData = yield* select(selectOtpData);
  if (step === 'verified') return { step, purpose: claim.purpose };
  if (step !== 'codeSent' || !otpData || validationtoken === undefined) return null;
  return { step, purpose: claim.purpose, validationtoken, otpData };
}

function* readOtpFromSms(): SagaGenerator<void> {
  const { code } = yield* race({ code: call(readSmsOtp), left: take(otpFormClosed) });
  if (code) yield* put(verifyOtp.requested({ otp: code }));
}

/**
 * Logs in with the user name and the password that were just registered. When that fails, the last step shows the
 * login form.
 */
function* logInAfterRegistration(): SagaGenerator<never> {
  while (true) {
    const { payload: details } = yield* take(register.requested);
    const { registered } = yield* race({
      registered: take(register.succeeded),
      failed: take(register.failed),
      cancelled: take(register.cancelled),
    });
    if (!registered) continue;
    const { username } = registered.payload;
    yield* put(logIn.requested({ username, password: details.password, remember: false }));
  }
}

/** A login ends the identification. A login during the last steps first opens the home screen. */
function* finishIdentification(): SagaGenerator<void> {
  const { step } = yield* select(selectIdentification);
  if (step === 'verified' || step === 'done') {
    yield* put(navigationRequested(HOME));
    // Waits, because `identificationEnded` would show the first step until the home screen opens.
    yield* take(navigationEnded);
  }
  yield* put(identificationEnded());
}
