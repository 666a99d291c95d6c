import * as v from 'valibot';
import { count, optionalCount, requiredText, text } from './wire';

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

export const verified = v.object({ verificationtoken: requiredText, message: text });

export const registered = v.object({ customerid: text, username: text, message: text });

export type Validated = v.InferOutput<typeof validated>;
export type OtpSent = v.InferOutput<typeof otpSent>;
export type Verified = v.InferOutput<typeof verified>;
export type Registered = v.InferOutput<typeof registered>;
