import * as v from 'valibot';
import {
  acknowledgementOf,
  codeWord,
  count,
  optionalCount,
  requiredText,
  text,
} from '../../lenientReaders';

/**
 * The identification of a visitor before a registration or a password reset: `validate` answers with a
 * `validationtoken`, `generateotp` sends an OTP for this token, and `verify` exchanges the token and the OTP for the
 * `verificationtoken` that `register` and `resetpassword` need.
 */
export const validated = v.object({
  validationtoken: requiredText,
  customerid: text,
  username: text,
  /** Masked, because the caller is not verified yet. */
  mobileno: text,
  customerstatus: codeWord,
  message: text,
});

export const otpSent = acknowledgementOf({
  mobileno: text,
  /** Seconds in which the OTP works. */
  expiresin: count,
  /** Seconds before another OTP may be requested. */
  resendafter: count,
  attemptsremaining: optionalCount,
  message: text,
});

/** The caller is verified, so this answer has the person's first name and surname, which `validated` does not have. */
export const verified = v.object({
  verificationtoken: requiredText,
  /** Empty as long as the account has no login. */
  username: text,
  firstname: text,
  surname: text,
  message: text,
});

export const registered = acknowledgementOf({ customerid: text, username: text, message: text });
