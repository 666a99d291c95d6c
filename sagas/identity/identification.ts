import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import {
  identify,
  register,
  resendIdentificationCode,
  setPassword,
  verifyCode,
  type Claim,
  type OtpData,
  type Registration,
} from '../../store/identity/identification';
import { randomId } from '../../store/core/randomId';
import { selectOtpData } from '../../store/identity/otp';
import { callApi } from '../api/callApi';
import type { Endpoint } from '../api/endpoint';
import { endpoints } from '../api/endpoints';
import { FailureError } from '../api/failures';
import { leading } from '../core/runFlow';

/**
 * The operator's tokens of one identification, in nobody's sight: the store is read by support
 * engineers, and the verification token is as good as a password.
 */
export interface IdentificationTokens {
  validationtoken?: string | undefined;
  verificationtoken?: string | undefined;
  /** The last sending of details, so that sending the same again is known to be the same. */
  intent?: { readonly asked: string; readonly key: string } | undefined;
}

/** How long the button rests when the operator did not say (milliseconds). */
const USUAL_WAIT = 30_000;

export function* identificationFlows(held: IdentificationTokens): SagaGenerator<void> {
  yield* leading(identify, (claim) => identifyAs(held, claim));
  yield* leading(resendIdentificationCode, () => sendAnother(held));
  yield* leading(verifyCode, ({ otp }) => checkCode(held, otp));
  yield* leading(register, (details) => registerWith(held, details));
  yield* leading(setPassword, (details) => setNewPassword(held, details));
}

function* identifyAs(held: IdentificationTokens, claim: Claim) {
  const { validationtoken, mobileno } = yield* callApi(endpoints.validate, claim);
  held.validationtoken = validationtoken;
  return { claim, otpData: yield* sendCode(endpoints.generateOtp, validationtoken, mobileno) };
}

function* sendAnother({ validationtoken }: IdentificationTokens) {
  const { mobileno = '' } = (yield* select(selectOtpData)) ?? {};
  return yield* sendCode(endpoints.regenerateOtp, requireToken(validationtoken), mobileno);
}

/**
 * When the answer is lost the code may well be on its way, so the subscriber goes on to the field
 * for it: nothing would be gained by asking for the number again.
 */
function* sendCode(
  endpoint: Endpoint<'generateOtp' | 'regenerateOtp'>,
  validationtoken: string,
  mobileno: string,
): SagaGenerator<OtpData> {
  try {
    // A browser sends a lost write again by itself; with a key that is not a second code.
    const options = { idempotencyKey: yield* call(randomId) };
    const sent = yield* callApi(endpoint, { validationtoken }, options);
    const now = yield* call(Date.now);
    return {
      mobileno: sent.mobileno || mobileno,
      attemptsremaining: sent.attemptsremaining,
      resendfrom: now + sent.resendafter * 1000,
      expires: sent.expiresin > 0 ? now + sent.expiresin * 1000 : null,
      confirmed: true,
    };
  } catch (error) {
    if (!mayHaveBeenSent(error)) throw error;
    const resendfrom = (yield* call(Date.now)) + USUAL_WAIT;
    return { mobileno, attemptsremaining: null, resendfrom, expires: null, confirmed: false };
  }
}

const mayHaveBeenSent = (error: unknown): boolean => {
  if (!(error instanceof FailureError)) return false;
  const { failure } = error;
  if (failure.kind === 'unknown' || failure.kind === 'unreadable') return true;
  // The first code of a token comes too early only when it was sent already.
  return (
    failure.kind === 'refused' && failure.code === 'OTP_WAIT' && failure.call === 'generateOtp'
  );
};

function* checkCode(held: IdentificationTokens, otp: string) {
  const validationtoken = requireToken(held.validationtoken);
  const { verificationtoken, username, firstname, surname } = yield* callApi(endpoints.verifyOtp, {
    validationtoken,
    otp,
  });
  Object.assign(held, { validationtoken: undefined, verificationtoken, intent: undefined });
  return { username, firstname, surname };
}

function* registerWith(held: IdentificationTokens, details: Registration) {
  const request = { ...details, verificationtoken: requireToken(held.verificationtoken) };
  const options = { idempotencyKey: yield* call(keyOf, held, request) };
  const { username } = yield* callApi(endpoints.register, request, options);
  forgetTokens(held);
  return { username: username || details.username };
}

function* setNewPassword(
  held: IdentificationTokens,
  { newpassword }: { readonly newpassword: string },
) {
  const request = { newpassword, verificationtoken: requireToken(held.verificationtoken) };
  const options = { idempotencyKey: yield* call(keyOf, held, request) };
  yield* callApi(endpoints.resetPassword, request, options);
  forgetTokens(held);
}

/** The same details pressed again after a lost answer are the same intent: done once in the end. */
const keyOf = (held: IdentificationTokens, request: object): string => {
  const asked = JSON.stringify(request);
  if (held.intent?.asked !== asked) held.intent = { asked, key: randomId() };
  return held.intent.key;
};

const forgetTokens = (held: IdentificationTokens): void =>
  void Object.assign(held, { verificationtoken: undefined, intent: undefined });

/** Without its token (this saga had to start again) a step has nothing to send. */
const requireToken = (token: string | undefined): string => {
  if (token === undefined)
    throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return token;
};
