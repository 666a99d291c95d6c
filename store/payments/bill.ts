import { momentInIndia } from '../core/values/dates';
import { isAmountPayable, type Paise } from '../core/values/money';
import type { Cart, CartLine } from '../wire/entities/packs/cart';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled } from '../wire/entities/packs/packStatus';
import { type Bill, isPricedLater } from './attempt';
import { maskedAccountOf } from './maskedAccount';
import type { Method } from './methods';

/**
 * Whether two bills are for the same thing and the same money, so that only one of them may be paid. The
 * price of a streaming service may be unknown when it is asked for, so it is not compared. A cart is the
 * same while its lines are the same: its order is made at the press, and made again when it has expired.
 */
export const isSameBill = (one: Bill, other: Bill): boolean =>
  one.purpose === other.purpose &&
  (one.amount === other.amount || isPricedLater(one)) &&
  (one.orderid === other.orderid || one.purpose === 'CART') &&
  one.stbno === other.stbno &&
  one.account === other.account &&
  one.chargeperiod === other.chargeperiod &&
  one.productids.join() === other.productids.join();

/** The cart as it is shown, line by line. */
export const billOfCart = ({ cartdetails, total, gst }: Cart): Bill => ({
  purpose: 'CART',
  amount: total,
  gst,
  orderid: '',
  productids: cartdetails.map(lineOf).sort(),
  chargeperiod: '',
  stbno: '',
  account: '',
});

const lineOf = ({ productid, stbno, chargeperiod }: CartLine): string =>
  [productid, stbno, chargeperiod].join(' ');

/** A pack on a box; '' for a pack that plays on none, or for any box. */
interface PackOnBox {
  readonly productid: string;
  readonly stbno: string;
}

/** The packs of a cart or a renewal, whatever the term. */
export const packsOf = ({ purpose, productids, stbno }: Bill): readonly PackOnBox[] =>
  productids.map((entry) => {
    if (purpose !== 'CART') return { productid: entry, stbno };
    const [productid = '', box = ''] = entry.split(' ');
    return { productid, stbno: box };
  });

const mayBeSamePack =
  (one: PackOnBox) =>
  (other: PackOnBox): boolean =>
    one.productid === other.productid &&
    (one.stbno === other.stbno || one.stbno === '' || other.stbno === '');

/** Whether the bill has this pack in one of its lines. */
export const isOnBill = (bill: Bill, pack: PackOnBox): boolean =>
  packsOf(bill).some(mayBeSamePack(pack));

/**
 * Whether a pack of this renewal runs longer than the subscriber was shown: it was renewed since, and another
 * renewal would pay for the next term. Without a box in the bill any box may be meant.
 */
export const isRenewedSince = (bill: Bill, packs: readonly Pack[]): boolean =>
  packsOf(bill).some((pack, at) => {
    const agreed = dayOf(bill.ends?.[at] ?? '');
    const days = packs
      .filter((one) => mayBeSamePack(pack)(one) && !isCancelled(one))
      .map(({ expirydate }) => dayOf(expirydate));
    return agreed !== '' && days.length > 0 && days.every((day) => day > agreed);
  });

const dayOf = (written: string): string => momentInIndia(written).day;

/** Whether the method can pay it. Of what the operator prices, the amount is 0 until then. */
export const isPayable = (bill: Bill, method: Method): boolean =>
  isAmountPayable(bill.amount) ||
  (bill.amount === 0 &&
    (isPricedLater(bill) || (bill.isPricedByOperator === true && method === 'BALANCE')));

/** An instant payment of an amount, or a streaming service whose price the operator will tell. */
export const billForNumber = (
  purpose: 'INSTANT' | 'OTT',
  number: string,
  amount: Paise,
  productids: readonly string[] = [],
): Bill => ({
  ...{ purpose, amount, productids, account: maskedAccountOf(number) },
  ...{ orderid: '', chargeperiod: '', stbno: '' },
});

/**
 * Whether paying both would pay for something twice: the same bill, the same order, or renewals or carts that
 * have a pack in common.
 */
export const overlaps = (one: Bill, other: Bill): boolean => {
  if (one.purpose !== other.purpose) return false;
  if (one.purpose === 'OFFER') return one.orderid === other.orderid;
  if (one.purpose !== 'RENEWAL' && one.purpose !== 'CART') return isSameBill(one, other);
  return isSameBill(one, other) || packsOf(one).some((pack) => isOnBill(other, pack));
};
