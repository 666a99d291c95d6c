import * as v from 'valibot';
import { flag, measure, optionalCount, text } from '../../lenientReaders';

/** The broadband line of a subscriber. Without a line, `broadband` is false and the other fields are '' or null. */
export const broadbandDetails = v.object({
  broadband: flag,
  accountno: text,
  productid: text,
  productname: text,
  status: text,
  speedmbps: optionalCount,
  fuplimitgb: measure,
  usedgb: measure,
  /** Speed after the fair-use limit. */
  postfupspeedmbps: measure,
  expirydate: text,
  daysleft: optionalCount,
});

export type BroadbandDetails = v.InferOutput<typeof broadbandDetails>;
