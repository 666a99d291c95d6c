import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import type { OtpData } from '../documented/documentedState';
import type { RequestOf } from '../wire/requests/requests';

/** The identity that a visitor claims, and the purpose: to register or to reset the password. */
export type Claim = RequestOf<'validate'>;
export type IdentificationPurpose = Claim['purpose'];

/** What the operator answers to a correct code; '' for a missing value. */
export interface IdentifiedPerson {
  readonly username: string;
  readonly firstname: string;
  readonly surname: string;
}

/** The typed registration without the password, saved when the visitor leaves the screen. */
export interface RegistrationDraft {
  readonly username: string;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
}

/** The details of a registration without the token, which only the saga has. */
export type Registration = Omit<RequestOf<'register'>, 'verificationtoken'>;

/**
 * Registration and password reset:
 *
 *                identify              verifyOtp               register · setPassword
 *   identifying ──────────► codeSent ─────────────► verified ─────────────────────────► done
 *        ▲                   │  ▲ resendOtp            │  ▲ no answer, or refused:        │
 *        │                   │  └────────┘             │  └ may be sent again             │
 *        └── startedAgain ───┴─────────────────────────┘                                  │
 *        └── identificationEnded: the visitor logged in  ◄────────────────────────────────┘
 *
 * The state contains neither the code nor the operator's tokens: the saga holds the tokens while they
 * are needed.
 */
export type Identification =
  | {
      readonly step: 'identifying';
      readonly claim: Claim | null;
      /** The page was reloaded after the code was accepted, so a new code is needed. */
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

/** Finds the account and sends a code to its mobile number. */
export const identify = defineFlow<Claim, { readonly claim: Claim; readonly otpData: OtpData }>(
  'otp/identify',
);
export const resendIdentificationOtp = defineFlow<void, OtpData>('otp/resendOtp', 'noPayload');
export const verifyOtp = defineFlow<{ readonly otp: string }, IdentifiedPerson>('otp/verifyOtp');
export const register = defineFlow<Registration, { readonly username: string }>('otp/register');
export const setPassword = defineFlow<{ readonly newpassword: string }>('otp/setPassword');

/** The code field was shown, so the phone may fill in the code. */
export const otpAwaited = createAction('otp/otpAwaited');
export const otpFormClosed = createAction('otp/otpFormClosed');
export const startedAgain = createAction('otp/startedAgain');
/** The registration form was left unsent. */
export const registrationSetAside = createAction<RegistrationDraft>('otp/registrationSetAside');
/** This tab was reloaded while it waited for the code. */
export const identificationRestored = createAction<{
  readonly purpose: IdentificationPurpose;
  readonly otpData: OtpData;
}>('otp/identificationRestored');
/** This tab was reloaded after the code was accepted. */
export const identificationLost = createAction<IdentificationPurpose>('otp/identificationLost');
/** A login succeeded, so the identification is cleared. */
export const identificationEnded = createAction('otp/identificationEnded');
