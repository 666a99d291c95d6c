import type { OrderLine, WirePackResult } from '../books/orders';
import { rupeesText, sum } from '../books/pricing';
import {
  costOf,
  isRenewable,
  nextExpiry,
  productOf,
  type Subscription,
  subscriptionFor,
} from '../books/subscriptions';
import { stampOf } from '../clock';
import type { Services } from './services';

/** The documented error code and messages of a pack that could not be renewed. */
export const RENEWAL_FAILED = '1087';
export const TOO_EARLY = 'Try Renew Within 15 days of expiry';
export const VOUCHER_CLOSED = 'Failed to get CreateConditionalVoucherCharges Result CLOSE';

export const renewalLines = (
  services: Services,
  customerid: string,
  productids: readonly string[],
  months: number,
  stbno?: string,
): readonly OrderLine[] =>
  [...new Set(productids)].map((productid) => {
    const subscription = subscriptionFor(services, customerid, productid, stbno);
    const { price, tax } = costOf(subscription, months);
    const { fee } = subscription;
    return { productid, stbno: subscription.stbno, months, price, tax, fee };
  });

export const totalOf = (lines: readonly OrderLine[]): number =>
  sum(lines.map(({ price, tax }) => price + tax));

export interface Renewed {
  readonly results: readonly WirePackResult[];
  /** The paise of the renewed packs, and of those that were not renewed. */
  readonly done: number;
  readonly undone: number;
}

/** Renews the packs one by one, so some may succeed while others fail. */
export const renewLines = (
  services: Services,
  customerid: string,
  lines: readonly OrderLine[],
): Renewed => {
  const failing = failingPack(services, customerid, lines);
  const outcomes = lines.map((line) => {
    const subscription = subscriptionFor(services, customerid, line.productid, line.stbno);
    const error =
      failing?.productid === line.productid
        ? failing.error
        : isRenewable(subscription, services.clock.now())
          ? null
          : TOO_EARLY;
    if (error !== null) return { line, result: failedPack(line, error) };
    return { line, result: renewOne(services, subscription, line) };
  });
  const amountOf = (isDone: boolean) =>
    totalOf(
      outcomes
        .filter(({ result }) => (result.productstatus !== 'FAILED') === isDone)
        .map(({ line }) => line),
    );
  return {
    results: outcomes.map(({ result }) => result),
    done: amountOf(true),
    undone: amountOf(false),
  };
};

const failingPack = (services: Services, customerid: string, lines: readonly OrderLine[]) => {
  const trouble = services.faults.take('renew', customerid, 'renewalFails');
  if (!trouble) return undefined;
  return { productid: trouble.productid || lines[0]?.productid, error: trouble.error };
};

export const failedPack = ({ productid, stbno }: OrderLine, error: string): WirePackResult => ({
  productid,
  productname: productOf(productid).name,
  productstatus: 'FAILED',
  errorcode: RENEWAL_FAILED,
  error,
  stbno,
});

/** A delivered pack, with the end of its term. */
export const runningPack = (line: OrderLine, expires: number): WirePackResult => ({
  productid: line.productid,
  productname: productOf(line.productid).name,
  productstatus: 'ACTIVE',
  errorcode: null,
  error: null,
  stbno: line.stbno,
  amount: rupeesText(line.price + line.tax),
  expirydate: stampOf(expires),
});

const renewOne = (
  services: Services,
  subscription: Subscription,
  line: OrderLine,
): WirePackResult => {
  const { database, clock } = services;
  const expires = nextExpiry(subscription, line.months, clock.now());
  const started = Math.max(subscription.started, Math.min(subscription.expires, clock.now()));
  database.run(
    `update subscriptions set expires = ?, started = ?, term = ?, price = ?, tax = ?, leaving = 0
     where id = ?`,
    ...[expires, started, line.months, line.price, line.tax, subscription.id],
  );
  return runningPack(line, expires);
};
