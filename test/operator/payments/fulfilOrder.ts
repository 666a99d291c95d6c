import { addToBalance } from '../books/customers';
import type { BookedOrder, OrderLine, WirePackResult } from '../books/orders';
import { rupeesText } from '../books/pricing';
import { daysOf, isRenewable, productOf, subscriptionsOf } from '../books/subscriptions';
import { endOfDay } from '../clock';
import { failedPack, renewLines, runningPack, totalOf } from './renewal';
import type { Services } from './services';

interface FulfilledOrder {
  readonly results: readonly WirePackResult[];
  /** Paise paid for what could not be delivered. They are added to the balance. */
  readonly owed: number;
}

/** Gives the customer what was paid for. */
export const fulfilOrder = (services: Services, order: BookedOrder): FulfilledOrder => {
  if (order.purpose === 'TOPUP' || order.purpose === 'INSTANT') {
    addToBalance(services.database, order.customerid, order.amount);
  }
  if (order.purpose === 'RENEWAL') {
    const { results, undone } = renewLines(services, order.customerid, order.lines);
    return { results: results.map(givenBack(order)), owed: undone };
  }
  if (order.purpose === 'CART') return activate(services, order);
  return { results: [], owed: 0 };
};

/** The row of a pack that was paid for and not renewed reports the amount added to the balance. */
const givenBack =
  ({ lines }: BookedOrder) =>
  (result: WirePackResult): WirePackResult => {
    const line = lines.find(
      ({ productid, stbno }) => productid === result.productid && stbno === result.stbno,
    );
    return result.productstatus === 'FAILED' && line
      ? { ...result, refundamount: rupeesText(totalOf([line])) }
      : result;
  };

/** Why an order can no longer be delivered, in which case it must not be charged. */
export const orderObstacle = (services: Services, order: BookedOrder): string | null => {
  if (order.status === 'PAID') return 'This order has been paid already.';
  if (order.status === 'CANCELLED') return 'This order has been cancelled.';
  if (order.purpose === 'RENEWAL' && !order.lines.some((line) => canRenew(services, order, line))) {
    return 'These packs have been renewed already.';
  }
  if (order.purpose === 'CART' && order.lines.every((line) => hasAlready(services, order, line))) {
    return 'You have these packs already.';
  }
  return null;
};

const ownedLine = (services: Services, order: BookedOrder, line: OrderLine) =>
  subscriptionsOf(services, order.customerid).find(
    ({ status, productid, stbno }) =>
      status === 'ACTIVE' && productid === line.productid && stbno === line.stbno,
  );

const canRenew = (services: Services, order: BookedOrder, line: OrderLine): boolean => {
  const owned = ownedLine(services, order, line);
  return owned !== undefined && isRenewable(owned, services.clock.now());
};

const hasAlready = (services: Services, order: BookedOrder, line: OrderLine): boolean =>
  (ownedLine(services, order, line)?.expires ?? 0) > services.clock.now();

const activate = (services: Services, order: BookedOrder): FulfilledOrder => {
  const { database } = services;
  const owned = order.lines.filter((line) => hasAlready(services, order, line));
  const failing = failingLine(services, order);
  const results = order.lines.map((line) => {
    const result = owned.includes(line)
      ? twice(line)
      : line === failing?.line
        ? notGiven(line, failing.error)
        : activateOne(services, order, line);
    database.run(
      'delete from cart_lines where customerid = ? and productid = ? and stbno = ?',
      ...[order.customerid, line.productid, line.stbno],
    );
    return result;
  });
  const failed = failing && !owned.includes(failing.line) ? [failing.line] : [];
  return { results, owed: totalOf([...owned, ...failed]) };
};

/** The pack of an order that a scenario causes to fail: the named one, or else the first. */
const failingLine = ({ faults }: Services, { customerid, lines }: BookedOrder) => {
  const trouble = faults.take('activate', customerid, 'renewalFails');
  const line =
    trouble && (lines.find(({ productid }) => productid === trouble.productid) ?? lines[0]);
  return line && { line, error: trouble.error };
};

const notGiven = (line: OrderLine, error: string): WirePackResult => ({
  ...failedPack(line, error),
  refundamount: rupeesText(totalOf([line])),
});

const twice = (line: OrderLine): WirePackResult => ({
  productid: line.productid,
  productname: productOf(line.productid).name,
  productstatus: 'FAILED',
  errorcode: '1090',
  error: 'You have this pack already. Its price was put on your balance.',
  stbno: line.stbno,
  refundamount: rupeesText(totalOf([line])),
});

const activateOne = (
  { database, clock }: Services,
  order: BookedOrder,
  line: OrderLine,
): WirePackResult => {
  const now = clock.now();
  const expires = endOfDay(now, daysOf(line.months));
  // Ends an expired subscription of the same pack, so that the new one takes its place.
  database.run(
    `update subscriptions set status = 'CANCEL'
     where customerid = ? and productid = ? and stbno = ? and status = 'ACTIVE'`,
    ...[order.customerid, line.productid, line.stbno],
  );
  database.run(
    `insert into subscriptions
       (customerid, productid, stbno, status, term, started, expires, price, tax, fee, orderid)
     values (?, ?, ?, 'ACTIVE', ?, ?, ?, ?, ?, ?, ?)`,
    ...[order.customerid, line.productid, line.stbno, line.months, now, expires],
    ...[line.price, line.tax, line.fee, order.id],
  );
  return runningPack(line, expires);
};
