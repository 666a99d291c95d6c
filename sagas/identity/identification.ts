import { isAnyOf } from '@reduxjs/toolkit';
import { call, type SagaGenerator, select } from 'typed-redux-saga';
import { PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import type { OtpData } from '../../store/documented/documentedState';
import {
  type Claim,
  identificationEnded,
  identify,
  register,
  type Registration,
  resendIdentificationOtp,
  setPassword,
  startedAgain,
  verifyOtp,
} from '../../store/identity/identification';
import { selectOtpData } from '../../store/identity/otp';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { callApi } from '../api/callApi';
import type { Endpoint } from '../api/endpoint';
import { endpoints } from '../api/endpoints';
import { FailureError } from '../api/failures';
import { leading } from '../core/runFlow';
import { idempotentCall } from '../writes/idempotentCall';
import { removePendingWrites } from '../writes/pendingWrites';
import type { WriteRecords } from '../writes/writeRecords';

/**
 * The operator's tokens of one identification. They are not in the store, which support engineers can
 * read: the verification token is as sensitive as a password.
 */
export interface IdentificationTokens {
  validationtoken?: string | undefined;
  verificationtoken?: string | undefined;
  /** The records of the writes. They stay in this page, because these requests contain a password or a token. */
  readonly records: WriteRecords;
}

/** Milliseconds before another code can be requested when the operator's answer is lost. */
const DEFAULT_WAIT = 30_000;

const isEnded = isAnyOf(startedAgain, identificationEnded);
const isEndedOrRestarted = isAnyOf(startedAgain, identificationEnded, identify.requested);

/**
 * The end of an identification cancels its calls: a late answer could otherwise verify the next visitor's number with
 * the token of the previous number.
 */
export function* identificationFlows(tokens: IdentificationTokens): SagaGenerator<void> {
  yield* leading(identify, (claim) => identifyAs(tokens, claim), isEnded);
  yield* leading(resendIdentificationOtp, () => resendOtp(tokens), isEndedOrRestarted);
  yield* leading(verifyOtp, ({ otp }) => checkOtp(tokens, otp), isEndedOrRestarted);
  yield* leading(register, (details) => registerWith(tokens, details), isEnded);
  yield* leading(setPassword, (details) => setNewPassword(tokens, details), isEnded);
}

function* identifyAs(tokens: IdentificationTokens, claim: Claim) {
  const { validationtoken, mobileno } = yield* callApi(endpoints.validate, claim);
  tokens.validationtoken = validationtoken;
  return { claim, otpData: yield* sendOtp(tokens, endpoints.generateOtp, mobileno) };
}

function* resendOtp(tokens: IdentificationTokens) {
  const { mobileno = '' } = (yield* select(selectOtpData)) ?? {};
  return yield* sendOtp(tokens, endpoints.regenerateOtp, mobileno);
}

/**
 * When the answer is lost, the code may have been sent, so the subscriber continues to the code field
 * instead of typing the number again.
 */
function* sendOtp(
  { validationtoken: token, records }: IdentificationTokens,
  endpoint: Endpoint<'generateOtp' | 'regenerateOtp'>,
  mobileno: string,
): SagaGenerator<OtpData> {
  const validationtoken = requireToken(token);
  try {
    // The earlier record is removed so that this request gets a new idempotency key, and with it a new code. The key
    // prevents a second code if the browser repeats this POST after a broken connection.
    yield* removePendingWrites(endpoint.name, records);
    const sent = yield* idempotentCall(endpoint, { validationtoken }, records);
    const answeredAt = yield* call(Date.now);
    return {
      mobileno: sent.mobileno || mobileno,
      attemptsremaining: sent.attemptsremaining,
      resendfrom: answeredAt + sent.resendafter * 1000,
      expires: sent.expiresin > 0 ? answeredAt + sent.expiresin * 1000 : null,
      confirmed: true,
    };
  } catch (error) {
    if (!mayHaveBeenSent(error)) throw error;
    const resendfrom = (yield* call(Date.now)) + DEFAULT_WAIT;
    return { mobileno, attemptsremaining: null, resendfrom, expires: null, confirmed: false };
  }
}

const mayHaveBeenSent = (error: unknown): boolean => {
  if (!(error instanceof FailureError)) return false;
  const { failure } = error;
  if (isOutcomeUnknown(failure)) return true;
  // If the operator refuses `generateOtp` with OTP_WAIT, it sent a code to this number shortly before.
  return (
    failure.kind === 'refused' && failure.code === 'OTP_WAIT' && failure.call === 'generateOtp'
  );
};

function* checkOtp(tokens: IdentificationTokens, otp: string) {
  const validationtoken = requireToken(tokens.validationtoken);
  const { verificationtoken, username, firstname, surname } = yield* callApi(endpoints.verifyOtp, {
    validationtoken,
    otp,
  });
  Object.assign(tokens, { validationtoken: undefined, verificationtoken });
  return { username, firstname, surname };
}

function* registerWith(tokens: IdentificationTokens, details: Registration) {
  const request = { ...details, verificationtoken: requireToken(tokens.verificationtoken) };
  const { username } = yield* idempotentCall(endpoints.register, request, tokens.records);
  clearTokens(tokens);
  return { username: username || details.username };
}

function* setNewPassword(
  tokens: IdentificationTokens,
  { newpassword }: { readonly newpassword: string },
) {
  const request = { newpassword, verificationtoken: requireToken(tokens.verificationtoken) };
  yield* idempotentCall(endpoints.resetPassword, request, tokens.records);
  clearTokens(tokens);
}

const clearTokens = (tokens: IdentificationTokens): void =>
  void Object.assign(tokens, { verificationtoken: undefined });

/**
 * A restart of this saga loses the verification token, and the validation token unless the tab has stored it. No step
 * can be sent without its token.
 */
const requireToken = (token: string | undefined): string => {
  if (token === undefined)
    throw new FailureError({ kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND });
  return token;
};
