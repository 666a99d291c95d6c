import * as v from 'valibot';
import {
  codeWord,
  flag,
  optionalCount,
  optionalMoney,
  requiredText,
  rows,
  text,
} from '../../lenientReaders';

/** A plan for a new connection, which a visitor can order without a login. */
export const offerPlan = v.object({
  planid: requiredText,
  planname: text,
  description: text,
  /** TV, BROADBAND or COMBO */
  plantype: codeWord,
  price: optionalMoney,
  tax: optionalMoney,
  total: optionalMoney,
  /** The price before the reduction. */
  regularprice: optionalMoney,
  chargeperiod: codeWord,
  channelcount: optionalCount,
  speedmbps: optionalCount,
  fuplimitgb: optionalCount,
  features: v.optional(v.fallback(rows(text), []), []),
  image: text,
});
export const offerPlans = rows(offerPlan);

/** Whether the mobile number belongs to a subscriber, and whether the address can be served. */
export const offerSubscriber = v.object({
  mobileno: requiredText,
  /** Already a subscriber, who should log in. */
  existing: flag,
  /** Masked. */
  subscribername: text,
  customeridentity: text,
  pincode: text,
  region: text,
  serviceable: flag,
  lconame: text,
});

export type OfferPlan = v.InferOutput<typeof offerPlan>;
export type OfferSubscriber = v.InferOutput<typeof offerSubscriber>;
