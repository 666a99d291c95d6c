import * as v from 'valibot';
import {
  codeWord,
  dateField,
  errorField,
  flag,
  optionalBillMoney,
  optionalCount,
  optionalFlag,
  optionalMoney,
  requiredCodeWord,
  requiredText,
  rows,
  text,
} from '../../lenientReaders';

/** The fields of every pack, owned or for sale. */
const offered = {
  productid: requiredText,
  productname: text,
  /** BASE, BOUQUET, CHANNEL or BROADBAND */
  producttype: codeWord,
  description: text,
  genre: text,
  language: text,
  image: text,
  broadcaster: text,
  /** Before tax, for one `chargeperiod`. Null when the operator gave no price. */
  price: optionalMoney,
  tax: optionalMoney,
  totalprice: optionalMoney,
  /** MONTHLY, QUARTERLY, HALFYEARLY or YEARLY */
  chargeperiod: codeWord,
  channelcount: optionalCount,
  hdchannelcount: optionalCount,
  /** Broadband only. */
  speedmbps: optionalCount,
  fuplimitgb: optionalCount,
};

export const availablePack = v.object(offered);
export const availablePacks = rows(availablePack);

/** A pack of the subscriber, running or expired. */
export const pack = v.object({
  ...offered,
  /** ACTIVE or EXPIRED besides the documented CANCEL and FAILED. */
  productstatus: codeWord,
  errorcode: errorField,
  error: errorField,
  /** The box it plays on; '' for broadband. */
  stbno: text,
  activatedon: dateField,
  expirydate: dateField,
  /** Whole days until the end; negative after the end. Null means unknown, 0 means today. */
  daysleft: optionalCount,
  /**
   * Whether the operator would renew the pack today. Null when the operator does not say, so only the answer to a
   * renewal shows it.
   */
  renewable: optionalFlag,
  /** The first day on which it may be renewed: 15 days before expiry. */
  renewablefrom: dateField,
  /** The day on which it ends because the subscriber removed it; '' when it continues. */
  disconnectdate: dateField,
  refundable: flag,
  /** What `cancelforrefund` would give back today. */
  refundamount: optionalMoney,
});
export const packs = rows(pack);

/**
 * Product/pack result (specification §3): what happened to one pack of a request. Both `errorcode` and `error` are
 * null on success.
 */
export const packResult = v.object({
  productid: requiredText,
  productname: text,
  /** Seen: CANCEL and FAILED. */
  productstatus: requiredCodeWord,
  errorcode: errorField,
  error: errorField,
  stbno: text,
  amount: optionalBillMoney,
  expirydate: dateField,
  /** The refund for a pack that ends, or for a pack that was paid for but could not be provided. */
  refundamount: optionalBillMoney,
});

/** The result of a refund. The schema rejects an unreadable amount. */
export const refunded = v.object({
  ...packResult.entries,
  message: text,
});

export type AvailablePack = v.InferOutput<typeof availablePack>;
export type Pack = v.InferOutput<typeof pack>;
export type PackResult = v.InferOutput<typeof packResult>;
export type Refunded = v.InferOutput<typeof refunded>;
