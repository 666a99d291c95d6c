import type { Bill } from './attempt';
import { isSameBill } from './bill';

/**
 * Whether paying both would pay for something twice: the same bill, the same order, or renewals that
 * have a pack in common.
 */
export const overlaps = (one: Bill, other: Bill): boolean => {
  if (one.purpose !== other.purpose) return false;
  if (one.purpose === 'OFFER') return one.orderid === other.orderid;
  return one.purpose === 'RENEWAL' ? shareAPack(one, other) : isSameBill(one, other);
};

/** A renewal that names no box may be about any of them. */
const shareAPack = (one: Bill, other: Bill): boolean =>
  (one.stbno === other.stbno || one.stbno === '' || other.stbno === '') &&
  one.productids.some((productid) => other.productids.includes(productid));
