import * as v from 'valibot';
import { amount, chargeperiod, id, ids, line, pageOf } from './fields';

/** A query has to say something, so "all of them" is a status of its own. */
export const packQuery = v.object({
  productstatus: v.picklist(['ALL', 'ACTIVE', 'EXPIRED', 'CANCEL', 'FAILED']),
  stbno: v.optional(id),
});

export const catalogueQuery = v.object({
  ...pageOf,
  producttype: v.optional(v.picklist(['BASE', 'BOUQUET', 'CHANNEL', 'BROADBAND'])),
  productid: v.optional(ids),
});

export const channelQuery = v.object({
  ...pageOf,
  /** Only the channels of this pack. */
  productid: v.optional(id),
});

/** The pack goes on to the end of its term. */
export const disconnection = v.object({
  productid: id,
  stbno: v.optional(id),
  reason: v.optional(line(400)),
});

/** `amount` is the refund the subscriber was shown: the operator refuses if it is no longer that. */
export const refund = v.object({
  productid: id,
  stbno: v.optional(id),
  amount,
  reason: v.optional(line(400)),
});

export const broadbandQuery = v.object({ customerid: id });

/** Paid from the balance. `amount` is the total the subscriber agreed to. */
export const renewal = v.object({
  productid: ids,
  chargeperiod,
  stbno: v.optional(id),
  amount,
});

/** The one query that may be left out altogether. */
export const longDurationQuery = v.optional(v.object({ productid: ids }));

export const promoQuery = v.object({
  portal: v.literal('SELFCARE'),
  type: v.optional(v.picklist(['BANNER', 'ADS'])),
});
