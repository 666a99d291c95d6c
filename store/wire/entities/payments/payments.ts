import * as v from 'valibot';
import { codeWord, currency, list, money, payable, requiredText, text } from '../../lenientReaders';
import { packResult } from '../packs/packs';

/** Where a form may be posted: an http(s) address, or a path of this origin. Never `javascript:`. */
const postAddress = v.pipe(
  requiredText,
  v.regex(/^(?:https?:\/\/|\/(?![\\/]))/i, 'not a web address'),
);

/** What the card provider's hosted page needs. The browser leaves the portal by posting `fields` to `action`. */
export const cardPayment = v.object({
  /** The operator's reference of this payment, with which its status is requested. */
  txnid: requiredText,
  /** What the hosted page will charge. The portal compares it with the bill that the subscriber agreed to. */
  amount: payable,
  currency,
  action: postAddress,
  fields: v.record(v.string(), v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
});

/**
 * Card payment status response (specification §3), also the answer of paymentconfirm. `status` decides: success,
 * failure, pending, cancelled or not found. `success.status` only says that the request was answered.
 */
export const paymentOutcome = v.object({
  success: v.object({ status: text, msg: text }),
  txnid: requiredText,
  amount: money,
  currency,
  status: requiredText,
  /** CC, DC, NB, UPI, INSTALMENT or BALANCE */
  mode: codeWord,
  email: text,
  firstname: text,
  phone: text,
  mihpayid: text,
  /** e.g. captured or dropped */
  unmappedstatus: text,
  /** e.g. 2021-09-06 13:27:08 */
  addedon: text,
  productinfo: text,
  /** E000 when nothing went wrong. */
  error: text,
  /** The provider's spelling with a capital M. */
  error_Message: text,
  bank_ref_num: text,
  bankcode: text,
  /** What was paid for, as the payment request named it. */
  purpose: text,
  orderid: text,
  /** The result of each pack that was paid for. */
  results: list(packResult),
});

export type CardPayment = v.InferOutput<typeof cardPayment>;
export type PaymentOutcome = v.InferOutput<typeof paymentOutcome>;
