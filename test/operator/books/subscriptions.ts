import { calendarDaysBetween, endOfDay } from '../clock';
import type { Services } from '../payments/services';
import type { Product } from '../seeds/catalogue/product';
import { theCatalogue } from '../seeds/catalogue/products';
import { Refusal } from '../transport/refusal';
import { boxesOf } from './customers';
import { gstOn, networkFeeOf, priceOf } from './pricing';

/** A current or former pack of a subscriber. Amounts are in paise for the whole term. */
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
  /** The network capacity fee per month that the pack added, in paise before tax. */
  readonly fee: number;
  /** 1 when the subscriber has cancelled the pack. The pack then ends with its term. */
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

/** The active subscription of a product: on the named box, or else the first one. */
export const subscriptionFor = (
  services: Pick<Services, 'database'>,
  customerid: string,
  productid: string,
  stbno?: string,
): Subscription => {
  const subscription = subscriptionsOf(services, customerid).find(
    (candidate) =>
      candidate.status === 'ACTIVE' &&
      candidate.productid === productid &&
      (stbno === undefined || stbno === candidate.stbno),
  );
  if (!subscription) throw new Refusal(404, 'You do not have this pack.', 'NO_SUCH_PRODUCT');
  return subscription;
};

/** The price of a term of a pack with its capacity fee, and the tax on both. */
export const costOf = (subscription: Pick<Subscription, 'productid' | 'fee'>, months: number) => {
  const price = priceOf(productOf(subscription.productid), months) + subscription.fee * months;
  const tax = gstOn(price);
  return { price, tax, total: price + tax };
};

export const remainingDaysOf = ({ expires }: Subscription, now: number): number =>
  calendarDaysBetween(now, expires);

export const isRenewable = (subscription: Subscription, now: number): boolean =>
  subscription.status === 'ACTIVE' && remainingDaysOf(subscription, now) <= RENEWAL_WINDOW;

/** The end of the next term. The next term begins after the current one, or today if the current one has ended. */
export const nextExpiry = (subscription: Subscription, months: number, now: number): number =>
  endOfDay(
    Math.max(subscription.expires, now),
    daysOf(months) - (subscription.expires > now ? 0 : 1),
  );

export const daysOf = (months: number): number => DAYS_OF_TERM[months] ?? months * 30;

/** The refund is proportional: the remaining days' share of the price of the whole term. */
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
    .filter((pack) => pack.stbno === stbno && statusOf(pack, services.clock.now()) === 'ACTIVE')
    .map(({ productid }) => productOf(productid));

/** The increase of the monthly capacity fee when these products are added to a box. */
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
  // A base pack's price already includes the fee for its channels.
  const inside = networkFeeOf(
    added.filter(({ kind }) => kind === 'BASE'),
    isSecond,
  );
  const after = networkFeeOf([...showing, ...added], isSecond);
  return Math.max(0, after - Math.max(before, inside));
};
