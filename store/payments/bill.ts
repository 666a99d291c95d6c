import type { Cart, CartLine } from '../wire/entities/packs/cart';
import type { Paise } from '../core/money';
import { maskedAccountOf } from './maskedAccount';
import { isPricedLater, type Bill } from './attempt';

/**
 * The same thing for the same money: what must not be paid for twice. A streaming service is the same
 * whatever it costs, for its price may be unknown when it is asked for. A cart is the same as long as it
 * holds the same: its order is made at the press, and the operator makes another one when that is over.
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
export const billOfCart = ({ cartdetails, total }: Cart): Bill => ({
  purpose: 'CART',
  amount: total,
  orderid: '',
  productids: cartdetails.map(lineOf).sort(),
  chargeperiod: '',
  stbno: '',
  account: '',
});

const lineOf = ({ productid, stbno, chargeperiod }: CartLine): string =>
  [productid, stbno, chargeperiod].join(' ');

/** What is paid by UPI alone: a number is paid for, with or without a login. */
export const isForNumber = ({ purpose }: Pick<Bill, 'purpose'>): boolean =>
  purpose === 'INSTANT' || purpose === 'OTT';

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
