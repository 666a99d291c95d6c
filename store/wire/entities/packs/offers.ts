import * as v from 'valibot';
import {
  flag,
  list,
  money,
  optionalCount,
  optionalMoney,
  requiredText,
  text,
} from '../../lenientReaders';

/** A plan for a new connection in the open shop. */
export const offerPlan = v.object({
  planid: requiredText,
  planname: text,
  description: text,
  /** TV, BROADBAND or COMBO */
  plantype: text,
  price: money,
  tax: money,
  total: money,
  /** The price it is reduced from. */
  regularprice: optionalMoney,
  chargeperiod: text,
  channelcount: optionalCount,
  speedmbps: optionalCount,
  fuplimitgb: optionalCount,
  features: list(text),
  image: text,
});
export const offerPlans = list(offerPlan);

/** Whether the number that wants to order is known, and whether its place can be served. */
export const offerSubscriber = v.object({
  mobileno: requiredText,
  /** Known already: should log in rather than order a second connection. */
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
