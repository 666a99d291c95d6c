import { isPricedLater, type Bill } from './attempt';

/**
 * The same thing for the same money: what must not be paid for twice. A streaming service is the same
 * whatever it costs, for its price may be unknown when it is asked for.
 */
export const isSameBill = (one: Bill, other: Bill): boolean =>
  one.purpose === other.purpose &&
  (one.amount === other.amount || isPricedLater(one)) &&
  one.orderid === other.orderid &&
  one.stbno === other.stbno &&
  one.account === other.account &&
  one.chargeperiod === other.chargeperiod &&
  one.productids.join() === other.productids.join();

/** What is paid by UPI alone: a number is paid for, with or without a login. */
export const isForNumber = ({ purpose }: Pick<Bill, 'purpose'>): boolean =>
  purpose === 'INSTANT' || purpose === 'OTT';

/** What may be written down and shown of a number that somebody typed. */
export const endOf = (typed: string): string => `••••${typed.trim().slice(-4)}`;
