import * as v from 'valibot';
import { count, optionalCount, requiredText, text } from '../../lenientReaders';

/**
 * Who somebody without a session is, before registration or a new password:
 * validate answers a `validationtoken`, an OTP is sent for it, and verify turns
 * both into the `verificationtoken` that register and resetpassword ask for.
 */
export const validated = v.object({
  validationtoken: requiredText,
  customerid: text,
  username: text,
  /** Masked: the caller has shown nothing yet. */
  mobileno: text,
  customerstatus: text,
  message: text,
});

export const otpSent = v.object({
  mobileno: text,
  /** Seconds in which the OTP works. */
  expiresin: count,
  /** Seconds before another one may be asked for. */
  resendafter: count,
  attemptsremaining: optionalCount,
  message: text,
});

/** From here on the caller has shown who they are, and is told what the account is called by. */
export const verified = v.object({
  verificationtoken: requiredText,
  /** Empty as long as the account has no login. */
  username: text,
  firstname: text,
  surname: text,
  message: text,
});

export const registered = v.object({ customerid: text, username: text, message: text });

export type Validated = v.InferOutput<typeof validated>;
export type OtpSent = v.InferOutput<typeof otpSent>;
export type Verified = v.InferOutput<typeof verified>;
export type Registered = v.InferOutput<typeof registered>;
