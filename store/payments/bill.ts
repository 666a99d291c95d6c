import { momentInIndia } from '../core/values/dates';
import { isAmountPayable, type Paise } from '../core/values/money';
import type { Cart, CartLine } from '../wire/entities/packs/cart';
import type { Pack } from '../wire/entities/packs/packs';
import { isCancelled } from '../wire/entities/packs/packStatus';
import { type Bill, isPricedLater } from './attempt';
import type { Method } from './methods';

/**
 * Whether two bills are for the same thing and the same money, so that only one of them may be paid. The price of a
 * streaming service is not compared, because it may be unknown at first. The `orderid` of a cart is not compared,
 * because the operator creates an order when the payment begins, and a new one when the first has expired.
 */
export const isSameBill = (first: Bill, second: Bill): boolean =>
  first.purpose === second.purpose &&
  (first.amount === second.amount || isPricedLater(first)) &&
  (first.orderid === second.orderid || first.purpose === 'CART') &&
  first.stbno === second.stbno &&
  first.account === second.account &&
  first.chargeperiod === second.chargeperiod &&
  first.productids.join() === second.productids.join();

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

/** A pack on a box. `stbno` is '' when the pack is on no box or may be on any box. */
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

/** Without its box number, a pack may be on any box. */
export const mayBeSamePack =
  (first: PackOnBox) =>
  (second: PackOnBox): boolean =>
    first.productid === second.productid &&
    (first.stbno === second.stbno || first.stbno === '' || second.stbno === '');

export const isOnBill = (bill: Bill, pack: PackOnBox): boolean =>
  packsOf(bill).some(mayBeSamePack(pack));

/**
 * Whether a pack of this renewal now runs longer than the subscriber was shown. Such a pack has already been renewed,
 * so this renewal would pay for one more term. A bill without a box may mean any box, so the pack must run longer on
 * every box.
 */
export const isRenewedSince = (bill: Bill, packs: readonly Pack[]): boolean =>
  packsOf(bill).some((pack, at) => {
    const agreed = dayOf(bill.ends?.[at] ?? '');
    const days = packs
      .filter((listed) => mayBeSamePack(pack)(listed) && !isCancelled(listed))
      .map(({ expirydate }) => dayOf(expirydate));
    return agreed !== '' && days.length > 0 && days.every((day) => day > agreed);
  });

const dayOf = (written: string): string => momentInIndia(written).day;

/**
 * Whether the method can pay the bill. The amount may be 0 only if the operator gives the price later, or sets it for a
 * payment from the balance.
 */
export const isPayable = (bill: Bill, method: Method): boolean =>
  isAmountPayable(bill.amount) ||
  (bill.amount === 0 &&
    (isPricedLater(bill) || (bill.isPricedByOperator === true && method === 'BALANCE')));

/**
 * The bill of an instant payment, or of a streaming service whose price the operator gives later. `account` is masked
 * (`maskedAccountOf`).
 */
export const billForAccount = (
  purpose: 'INSTANT' | 'OTT',
  account: string,
  amount: Paise,
  productids: readonly string[] = [],
): Bill => ({
  purpose,
  amount,
  productids,
  account,
  orderid: '',
  chargeperiod: '',
  stbno: '',
});

/**
 * Whether paying both would pay for something twice: the same bill, the same order, or renewals or carts that
 * have a pack in common.
 */
export const overlaps = (first: Bill, second: Bill): boolean => {
  if (isSameBill(first, second)) return true;
  if (isForPacks(first) && isForPacks(second))
    return packsOf(first).some((pack) => isOnBill(second, pack));
  const isOffer = first.purpose === 'OFFER' && second.purpose === 'OFFER';
  return isOffer && first.orderid === second.orderid;
};

/** Whether the bill is for packs. An expired pack can be renewed, and it can also be bought again with a cart. */
export const isForPacks = ({ purpose }: Bill): boolean =>
  purpose === 'RENEWAL' || purpose === 'CART';
