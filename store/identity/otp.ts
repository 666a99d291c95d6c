import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import type { OtpData } from '../documented/documentedState';
import { documentedState } from '../documented/documentedState';
import {
  type Claim,
  type Identification,
  identificationEnded,
  identificationLost,
  identificationRestored,
  type IdentificationStep,
  type IdentifiedPerson,
  identify,
  register,
  registrationSetAside,
  resendIdentificationOtp,
  setPassword,
  startedAgain,
  verifyOtp,
} from './identification';

interface Otp {
  readonly otpData: OtpData | null;
  readonly identification: Identification;
}

const identifying = (
  claim: Claim | null = null,
  more: Partial<IdentificationStep<'identifying'>> = {},
): Identification => ({ step: 'identifying', claim, wasReloaded: false, failure: null, ...more });

const initialState: Otp = { ...documentedState.otp, identification: identifying() };

const codeSent = (claim: Claim, otpData: OtpData): Otp => ({
  otpData,
  identification: { step: 'codeSent', claim, failure: null },
});

const verified = (claim: Claim, person: IdentifiedPerson): Identification => ({
  step: 'verified',
  claim,
  person,
  draft: { ...person, email: '' },
  failure: null,
});

/** The same step with another failure or none. The last step has no failure. */
const withFailure = (identification: Identification, failure: Failure | null): Identification =>
  identification.step === 'done' ? identification : { ...identification, failure };

/** A wrong code uses up an attempt; a used or expired code has no attempts left. */
const afterRefusal = (otpData: OtpData | null, failure: Failure): OtpData | null => {
  if (otpData === null || failure.kind !== 'refused') return otpData;
  const left = otpData.attemptsremaining;
  if (failure.code === 'OTP_SPENT' || failure.code === 'OTP_EXPIRED')
    return { ...otpData, attemptsremaining: 0 };
  return failure.code === 'OTP_INCORRECT' && left !== null
    ? { ...otpData, attemptsremaining: Math.max(0, left - 1) }
    : otpData;
};

const isRequested = isAnyOf(
  resendIdentificationOtp.requested,
  verifyOtp.requested,
  register.requested,
  setPassword.requested,
);
const isFailed = isAnyOf(
  identify.failed,
  resendIdentificationOtp.failed,
  verifyOtp.failed,
  register.failed,
  setPassword.failed,
);

const otp = createSlice({
  name: 'otp',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(identify.requested, (state, { payload }) => {
      state.identification =
        state.identification.step === 'identifying'
          ? identifying(payload)
          : withFailure(state.identification, null);
    });
    on.addCase(identify.succeeded, (_, { payload }) => codeSent(payload.claim, payload.otpData));
    on.addCase(resendIdentificationOtp.succeeded, ({ identification }, { payload }) => ({
      identification: withFailure(identification, null),
      otpData: payload,
    }));
    on.addCase(verifyOtp.succeeded, ({ identification }, { payload }) => ({
      otpData: null,
      identification:
        identification.step === 'codeSent'
          ? verified(identification.claim, payload)
          : identification,
    }));
    on.addCase(verifyOtp.failed, (state, { payload }) => {
      state.otpData = afterRefusal(state.otpData, payload);
    });
    on.addCase(registrationSetAside, (state, { payload }) => {
      if (state.identification.step === 'verified') state.identification.draft = payload;
    });
    on.addCase(
      register.succeeded,
      done((_, { username }) => username),
    );
    on.addCase(
      setPassword.succeeded,
      done(({ person, claim }) => person.username || claim.identity),
    );
    on.addCase(startedAgain, ({ identification }) => ({
      otpData: null,
      identification: identifying(identification.claim),
    }));
    on.addCase(identificationRestored, (_, { payload: { purpose, otpData } }) =>
      codeSent({ purpose, identity: '' }, otpData),
    );
    on.addCase(identificationLost, (_, { payload: purpose }) => ({
      otpData: null,
      identification: identifying({ purpose, identity: '' }, { wasReloaded: true }),
    }));
    on.addCase(identificationEnded, () => initialState);
    on.addMatcher(isRequested, (state) => {
      state.identification = withFailure(state.identification, null);
    });
    on.addMatcher(isFailed, (state, { payload }) => {
      state.identification = withFailure(state.identification, payload);
    });
  },
  selectors: {
    selectOtpData: ({ otpData }) => otpData,
    selectIdentification: ({ identification }) => identification,
  },
});

/** Only a verified identification can be completed; a late answer in another step changes nothing. */
function done<Payload>(
  usernameOf: (from: IdentificationStep<'verified'>, payload: Payload) => string,
) {
  return ({ identification, otpData }: Otp, { payload }: { readonly payload: Payload }): Otp => ({
    otpData,
    identification:
      identification.step === 'verified'
        ? {
            step: 'done',
            claim: identification.claim,
            username: usernameOf(identification, payload),
          }
        : identification,
  });
}

export const { selectOtpData, selectIdentification } = otp.selectors;
export const otpReducer = otp.reducer;
