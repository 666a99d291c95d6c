import * as v from 'valibot';
import { operatorDefaults } from '../operatorDefaults';
import { amount, chargeperiod, ids, line, operatorId, pageOf } from './fields';

export const packQuery = v.object({
  productstatus: v.picklist(operatorDefaults.productstatus),
  stbno: v.optional(operatorId),
});

export const catalogueQuery = v.object({
  ...pageOf,
  producttype: v.optional(v.picklist(operatorDefaults.producttype)),
  productid: v.optional(ids),
});

export const channelQuery = v.object({
  ...pageOf,
  /** Only the channels of this pack. */
  productid: v.optional(operatorId),
});

/** Ends a pack when its current term ends. */
export const disconnection = v.object({
  productid: operatorId,
  stbno: v.optional(operatorId),
  reason: v.optional(line(400)),
});

/** `amount` is the refund that the subscriber was shown. The operator refuses when the refund has changed. */
export const refund = v.object({
  productid: operatorId,
  stbno: v.optional(operatorId),
  amount,
  reason: v.optional(line(400)),
});

export const broadbandQuery = v.object({ customerid: operatorId });

/**
 * A renewal from the balance. `amount` is the total that the subscriber agreed to. Without `amount` the operator sets
 * the price.
 */
export const renewal = v.object({
  productid: ids,
  chargeperiod,
  stbno: v.optional(operatorId),
  amount: v.optional(amount),
});

/** The only query that may be left out altogether. */
export const longDurationQuery = v.optional(v.object({ productid: ids }));

export const promoQuery = v.object({
  portal: v.literal(operatorDefaults.portal[0]),
  type: v.optional(v.picklist(operatorDefaults.type)),
});
