import * as v from 'valibot';
import {
  acknowledgementOf,
  count,
  currency,
  flag,
  optionalCount,
  payable,
  requiredText,
  text,
} from '../../lenientReaders';

/**
 * The provider lends the amount and has texted an OTP. A subscriber who is not eligible
 * gets a refusal with the provider's `errorCode`.
 */
export const eligibility = v.object({
  txnRefNo: requiredText,
  /** The operator's reference of this payment. It is the `txnid` in a request for its status. */
  paymentid: requiredText,
  subscriberid: requiredText,
  /** A signature of the operator's server. `instalmentPay` sends it back. The portal never stores or logs it. */
  initiatesignature: requiredText,
  dueDate: text,
  /** Null when it is missing. The agreed amount is known anyway, and the answer to the payment has the amount taken. */
  amount: v.optional(v.nullable(payable), null),
  currency,
  /** Masked: where the OTP went. */
  mobileno: text,
  expiresin: count,
  resendafter: count,
  attemptsRemaining: optionalCount,
  /** How many more times another OTP may be requested; null if the answer does not say. */
  resendsRemaining: optionalCount,
});

export const instalmentOtpResent = acknowledgementOf({
  status: flag,
  /** m-otp (mobile) or e-otp (e-mail) */
  otpType: text,
  attemptsRemaining: optionalCount,
  resendsRemaining: optionalCount,
  resendafter: count,
  expiresin: count,
  message: text,
});

/** Payment result (specification §3). The key in `responseData` is the payment method, here `OTP`. */
export const instalmentPayment = v.object({
  transactionId: requiredText,
  merchantOrderId: text,
  amount: payable,
  currency,
  signature: text,
  responseData: v.object({
    OTP: v.object({ reason: text, pgResponseCode: text, status: requiredText }),
  }),
  token: text,
  /** The specification has this field but does not describe its content. Nothing reads it. */
  userDetails: v.optional(v.unknown()),
  respsignature: text,
  dueDate: text,
  attemptsRemaining: optionalCount,
});

/** The provider no longer holds the amount. */
export const instalmentCancelled = acknowledgementOf({
  txnRefNo: text,
  status: text,
  message: text,
});

export type Eligibility = v.InferOutput<typeof eligibility>;
export type InstalmentOtpResent = v.InferOutput<typeof instalmentOtpResent>;
export type InstalmentPayment = v.InferOutput<typeof instalmentPayment>;
