import { calendarDaysBetween, endOfDay } from '../clock';
import type { Services } from '../payments/services';
import type { Product } from '../seeds/catalogue/product';
import { theCatalogue } from '../seeds/catalogue/products';
import { Refusal } from '../transport/refusal';
import { boxesOf } from './customers';
import { gstOn, networkFeeOf, priceOf } from './pricing';

/** A pack a subscriber has or had. Amounts are paise for the whole term. */
export interface Subscription {
  readonly id: number;
  readonly customerid: string;
  readonly productid: string;
  readonly stbno: string;
  readonly status: 'ACTIVE' | 'CANCEL';
  /** Months. */
  readonly term: number;
  readonly started: number;
  readonly expires: number;
  readonly price: number;
  readonly tax: number;
  /** The network capacity fee a month that came with it, paise before tax. */
  readonly fee: number;
  /** 1: ends with its term because the subscriber said so. */
  readonly leaving: number;
  readonly orderid: string | null;
}

export const RENEWAL_WINDOW = 15;
const DAYS_OF_TERM: Record<number, number> = { 1: 30, 3: 90, 6: 180, 12: 365 };

export const productOf = (productid: string): Product => {
  const product = theCatalogue().products.get(productid);
  if (!product)
    throw new Refusal(404, `There is no pack ${productid.slice(0, 20)}.`, 'NO_SUCH_PRODUCT');
  return product;
};

export const subscriptionsOf = (
  { database }: Pick<Services, 'database'>,
  customerid: string,
): readonly Subscription[] =>
  database.all<Subscription>(
    `select * from subscriptions where customerid = ? order by status, stbno = '', stbno, expires, id`,
    customerid,
  );

/** The one that is meant by a product and, when several boxes have it, a box. */
export const subscriptionFor = (
  services: Pick<Services, 'database'>,
  customerid: string,
  productid: string,
  stbno?: string,
): Subscription => {
  const found = subscriptionsOf(services, customerid).find(
    (one) =>
      one.status === 'ACTIVE' &&
      one.productid === productid &&
      (stbno === undefined || stbno === one.stbno),
  );
  if (!found) throw new Refusal(404, 'You do not have this pack.', 'NO_SUCH_PRODUCT');
  return found;
};

/** What a term of a pack costs: its price and the fee that came with it, and the tax on both. */
export const costOf = (subscription: Pick<Subscription, 'productid' | 'fee'>, months: number) => {
  const price = priceOf(productOf(subscription.productid), months) + subscription.fee * months;
  const tax = gstOn(price);
  return { price, tax, total: price + tax };
};

export const remainingDaysOf = ({ expires }: Subscription, now: number): number =>
  calendarDaysBetween(now, expires);

export const isRenewable = (subscription: Subscription, now: number): boolean =>
  subscription.status === 'ACTIVE' && remainingDaysOf(subscription, now) <= RENEWAL_WINDOW;

/** The end of the next term: after the running one, or from today when that is over. */
export const nextExpiry = (subscription: Subscription, months: number, now: number): number =>
  endOfDay(
    Math.max(subscription.expires, now),
    daysOf(months) - (subscription.expires > now ? 0 : 1),
  );

export const daysOf = (months: number): number => DAYS_OF_TERM[months] ?? months * 30;

/** Day by day: what is left of the term is worth its share of what the term cost. */
export const refundOf = (subscription: Subscription, now: number): number => {
  const all = Math.max(1, calendarDaysBetween(subscription.started, subscription.expires));
  const left = Math.min(all, Math.max(0, remainingDaysOf(subscription, now)));
  return Math.floor(((subscription.price + subscription.tax) * left) / all);
};

export const statusOf = (subscription: Subscription, now: number): string =>
  subscription.status === 'ACTIVE' && subscription.expires < now ? 'EXPIRED' : subscription.status;

/** What a box shows today: its running packs. */
const showingOn = (services: Services, customerid: string, stbno: string) =>
  subscriptionsOf(services, customerid)
    .filter((one) => one.stbno === stbno && statusOf(one, services.clock.now()) === 'ACTIVE')
    .map(({ productid }) => productOf(productid));

/** By how much the fee a month grows when these products come onto a box. */
export const addedFee = (
  services: Services,
  customerid: string,
  stbno: string,
  added: readonly Product[],
): number => {
  const main = boxesOf(services.database, customerid).find((box) => box.stbno === stbno)?.main ?? 1;
  const showing = showingOn(services, customerid, stbno);
  const isSecond = main === 0;
  const before = networkFeeOf(showing, isSecond);
  // A base pack's price holds the fee for what is inside it.
  const inside = networkFeeOf(
    added.filter(({ kind }) => kind === 'BASE'),
    isSecond,
  );
  const after = networkFeeOf([...showing, ...added], isSecond);
  return Math.max(0, after - Math.max(before, inside));
};
