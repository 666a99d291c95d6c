import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import type { RequestOf } from '../wire/requests/requests';

/** Who somebody without a session says they are, and what for: to register, or for a new password. */
export type Claim = RequestOf<'validate'>;
export type IdentificationPurpose = Claim['purpose'];

/** A code that was sent (specification §3, "otp data"). Moments are milliseconds since 1970. */
export interface OtpData {
  /** Masked by the operator. */
  readonly mobileno: string;
  /** Null when the operator did not say. */
  readonly attemptsremaining: number | null;
  /** From when on another code may be asked for. */
  readonly resendfrom: number;
  /** Null when the operator did not say. */
  readonly expires: number | null;
  /** False when the operator's answer was lost: a code may be on its way or not. */
  readonly confirmed: boolean;
}

/** What the operator tells once the code has shown who is there; '' where it tells nothing. */
export interface IdentifiedPerson {
  readonly username: string;
  readonly firstname: string;
  readonly surname: string;
}

/** What was typed into the registration and may be kept when the screen is left: no password. */
export interface RegistrationDraft {
  readonly username: string;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
}

/** The details of a registration but for the token, which only the saga has. */
export type Registration = Omit<RequestOf<'register'>, 'verificationtoken'>;

/**
 * The way to a login without a session:
 *
 *                identify              verifyCode              register · setPassword
 *   identifying ──────────► codeSent ─────────────► verified ─────────────────────────► done
 *        ▲                   │  ▲ resendCode           │  ▲ the answer was lost,          │
 *        │                   │  └────────┘             │  └ or was a no: send it again    │
 *        └── startedAgain ───┴─────────────────────────┘                                  │
 *        └── identificationEnded: somebody has logged in ◄────────────────────────────────┘
 *
 * Neither the code nor the operator's tokens are here: the saga holds the tokens for as long as
 * they are needed, and the code only passes through.
 */
export type Identification =
  | {
      readonly step: 'identifying';
      readonly claim: Claim | null;
      /** The page was loaded anew after the code was accepted: it has to be asked for again. */
      readonly wasReloaded: boolean;
      readonly failure: Failure | null;
    }
  | { readonly step: 'codeSent'; readonly claim: Claim; readonly failure: Failure | null }
  | {
      readonly step: 'verified';
      readonly claim: Claim;
      readonly person: IdentifiedPerson;
      readonly draft: RegistrationDraft;
      readonly failure: Failure | null;
    }
  | { readonly step: 'done'; readonly claim: Claim; readonly username: string };

export type IdentificationStep<Name extends Identification['step']> = Extract<
  Identification,
  { step: Name }
>;

/** Finds the account and has a code sent to its mobile. */
export const identify = defineFlow<Claim, { readonly claim: Claim; readonly otpData: OtpData }>(
  'otp/identify',
  'inPlace',
);
export const resendIdentificationCode = defineFlow<void, OtpData>('otp/resendCode', 'inPlace');
export const verifyCode = defineFlow<{ readonly otp: string }, IdentifiedPerson>(
  'otp/verifyCode',
  'inPlace',
);
export const register = defineFlow<Registration, { readonly username: string }>(
  'otp/register',
  'inPlace',
);
export const setPassword = defineFlow<{ readonly newpassword: string }>(
  'otp/setPassword',
  'inPlace',
);

/** The field for the code is on the screen, so a phone may fill it in. */
export const codeAwaited = createAction('otp/codeAwaited');
export const codeLeft = createAction('otp/codeLeft');
export const startedAgain = createAction('otp/startedAgain');
/** The registration's form was left unsent. */
export const registrationSetAside = createAction<RegistrationDraft>('otp/registrationSetAside');
/** This tab was loaded anew while the code was awaited. */
export const identificationRestored = createAction<{
  readonly purpose: IdentificationPurpose;
  readonly otpData: OtpData;
}>('otp/identificationRestored');
/** This tab was loaded anew after the code was accepted. */
export const identificationLost = createAction<IdentificationPurpose>('otp/identificationLost');
/** Somebody has logged in, so nothing of it is needed any more. */
export const identificationEnded = createAction('otp/identificationEnded');
