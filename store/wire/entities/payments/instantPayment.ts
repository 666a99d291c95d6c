import * as v from 'valibot';
import {
  codeWord,
  currency,
  money,
  optionalCount,
  optionalMoney,
  requiredText,
  text,
} from '../../lenientReaders';

/** Instant-payment customer (specification §3). The calls need no login, so names and numbers are masked. */
export const instantCustomer = v.object({
  subscribername: text,
  email: text,
  mobileno: text,
  /** The wire's spelling. A: active. */
  susbcriberstatus: codeWord,
  accountno: text,
  region: text,
  currentbalance: optionalMoney,
  frcode: text,
  /** e.g. DP */
  customertype: codeWord,
  customeridentity: requiredText,
});

/** Opens the payer's UPI app, as a link or as a QR code. No money moves before the payer agrees in the app. */
const upiintent = v.pipe(requiredText, v.regex(/^upi:\/\/pay\/?\?/i, 'no request to pay'));

const upiPayment = {
  /** The reference of the payment, with which `paymentstatuscheck` answers whether it was paid. */
  txnid: requiredText,
  amount: money,
  currency,
  upiintent,
  /** Seconds during which the payer can pay the request; null when the operator does not say. */
  expiresin: optionalCount,
  status: text,
};

export const instantPayment = v.object(upiPayment);

/** The request to pay for a streaming service, with the service, its term and the number that it is for. */
export const ottPayment = v.object({
  ...upiPayment,
  subscribername: text,
  mobileno: text,
  service: text,
  productid: text,
  productname: text,
  chargeperiod: codeWord,
});

export type InstantCustomer = v.InferOutput<typeof instantCustomer>;
export type InstantPayment = v.InferOutput<typeof instantPayment>;
export type OttPayment = v.InferOutput<typeof ottPayment>;
