import { STATUS_CODES } from 'node:http';
import type { OtpCheck } from '../books/otps';
import { stampOf } from '../clock';
import { CountedRefusal } from '../transport/refusal';

/** The provider's sentence for each of its error codes. */
const SENTENCES: Record<string, { readonly status: number; readonly message: string }> = {
  LP_USER_INELIGIBLE: { status: 403, message: 'You cannot pay in instalments with this provider.' },
  LP_INSUFFICIENT_BALANCE: { status: 403, message: 'Your limit with the provider is too low.' },
  LP_EXCEEDS_USER_MAX_TXN_LIMIT: { status: 403, message: 'The amount is over your limit.' },
  LP_BILL_OVER_DUES: { status: 403, message: 'An earlier bill with the provider is overdue.' },
  LP_ACCOUNT_LOCKED: { status: 403, message: 'The provider has locked your account for now.' },
  LP_MAX_OTP_GEN_EXCEEDED: { status: 429, message: 'The provider can send no more codes.' },
  LP_DUPLICATE_TRANSACTION_REQUEST: {
    status: 409,
    message: 'This payment has been asked for already.',
  },
  LP_SUCCESS_TXN_EXISTS: { status: 409, message: 'This has been paid already.' },
  LP_TXN_EXPIRED: { status: 409, message: 'This payment took too long. Please start again.' },
  LP_TXN_TIMED_OUT: { status: 409, message: 'The code has expired. Please ask for another one.' },
  LP_INVALID_TXN_REF_NO: { status: 404, message: 'The provider does not know this payment.' },
  LP_SIGNATURE_MISMATCH: { status: 400, message: 'The provider did not accept the signature.' },
  LP_OTP_REQUIRED: { status: 403, message: 'The code works no more. Please ask for another one.' },
  LP_INCORRECT_OTP: { status: 403, message: 'That code is not right.' },
};

/** A refusal in the provider's own format, which the operator passes on. */
export const providerRefusal = (
  errorcode: string,
  now: number,
  message?: string,
): CountedRefusal => {
  const ofCode = SENTENCES[errorcode] ?? { status: 400, message: 'The provider refused.' };
  const sentence = message ?? ofCode.message;
  // A counted refusal keeps what was counted: the try that a wrong code uses up, and the use of a scenario.
  return new CountedRefusal(ofCode.status, sentence, errorcode, {
    timestamp: stampOf(now),
    status: ofCode.status,
    error: STATUS_CODES[ofCode.status] ?? '',
    message: sentence,
    path: '/api/lazypay',
    errorCode: errorcode,
  });
};

export const otpRefused = (
  check: Extract<OtpCheck, { right: false }>,
  now: number,
): CountedRefusal => {
  if (check.reason === 'expired') return providerRefusal('LP_TXN_TIMED_OUT', now);
  if (check.triesLeft === 0) return providerRefusal('LP_OTP_REQUIRED', now);
  const tries = check.triesLeft === 1 ? '1 try' : `${check.triesLeft} tries`;
  return providerRefusal(
    'LP_INCORRECT_OTP',
    now,
    `That code is not right. You have ${tries} left.`,
  );
};
