import * as v from 'valibot';
import {
  currency,
  money,
  optionalCount,
  optionalMoney,
  requiredText,
  text,
} from '../../lenientReaders';

/** Instant-payment customer (specification §3). The calls are open, so names and numbers come masked. */
export const instantCustomer = v.object({
  subscribername: text,
  email: text,
  mobileno: text,
  /** The wire's spelling. A: active. */
  susbcriberstatus: text,
  accountno: text,
  region: text,
  currentbalance: optionalMoney,
  frcode: text,
  /** e.g. DP */
  customertype: text,
  customeridentity: requiredText,
});

/** Opens the payer's own UPI app, or is in a QR code; nothing is paid before the payer agrees there. */
const upiintent = v.pipe(requiredText, v.regex(/^upi:\/\/pay\/?\?/i, 'no request to pay'));

const upiPayment = {
  /** By which `paymentstatuscheck` answers whether it was paid. */
  txnid: requiredText,
  amount: money,
  currency,
  upiintent,
  /** Seconds in which it can be paid. Null: not said. */
  expiresin: optionalCount,
  status: text,
};

export const instantPayment = v.object(upiPayment);

/** The over-the-top service to be paid for, with the request to pay it. */
export const ottPayment = v.object({
  ...upiPayment,
  subscribername: text,
  mobileno: text,
  service: text,
  productid: text,
  productname: text,
  chargeperiod: text,
});

export type InstantCustomer = v.InferOutput<typeof instantCustomer>;
export type InstantPayment = v.InferOutput<typeof instantPayment>;
export type OttPayment = v.InferOutput<typeof ottPayment>;
