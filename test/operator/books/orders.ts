import type { WireAnswerOf } from '../../../store/wire/answers';
import { MINUTE } from '../clock';
import type { Services } from '../payments/services';
import { Refusal } from '../transport/refusal';
import type { TermName } from './pricing';
import { randomToken } from './secrets';

export type OrderPurpose = 'CART' | 'RENEWAL' | 'TOPUP' | 'OFFER' | 'INSTANT' | 'OTT';
export type WirePackResult = NonNullable<
  Extract<WireAnswerOf<'renew'>, readonly unknown[]>[number]
>;

/** One item of an order. Amounts are in paise for the whole term. */
export interface OrderLine {
  readonly productid: string;
  readonly stbno: string;
  readonly months: number;
  readonly price: number;
  readonly tax: number;
  /** The network capacity fee per month before tax that this line adds. `price` contains the fee for the whole term. */
  readonly fee: number;
}

export interface BookedOrder {
  readonly id: string;
  readonly at: number;
  readonly customerid: string;
  readonly customername: string;
  readonly mobileno: string;
  readonly email: string;
  readonly purpose: OrderPurpose;
  readonly description: string;
  readonly amount: number;
  readonly status: 'AWAITINGPAYMENT' | 'PAID' | 'CANCELLED';
  readonly expires: number;
  readonly lines: readonly OrderLine[];
  readonly results: readonly WirePackResult[];
}

type OrderRow = Omit<BookedOrder, 'lines' | 'results'> & {
  readonly lines: string;
  readonly results: string;
};

/** An unpaid order expires after this time. */
const ORDER_LASTS = 30 * MINUTE;
/** The card provider accepts ids of at most 25 characters. */
const MAX_ID_LENGTH = 24;

/** An id that starts with its kind, cannot be guessed, and is short enough for the card provider. */
export const newId = (prefix: string): string =>
  `${prefix}${randomToken().replace(/[^A-Za-z0-9]/g, '')}`.slice(0, MAX_ID_LENGTH);

const readOrder = (row: OrderRow): BookedOrder => ({
  ...row,
  // Only `createOrder` and `setOrder` write these columns.
  lines: JSON.parse(row.lines) as readonly OrderLine[],
  results: JSON.parse(row.results) as readonly WirePackResult[],
});

const orderById = (
  { database }: Pick<Services, 'database'>,
  id: string,
): BookedOrder | undefined => {
  const row = database.get<OrderRow>('select * from orders where id = ?', id);
  return row && readOrder(row);
};

export const ordersOf = (
  { database }: Pick<Services, 'database'>,
  customerid: string,
  purpose: OrderPurpose,
): readonly BookedOrder[] =>
  database
    .all<OrderRow>('select * from orders where customerid = ? and purpose = ?', customerid, purpose)
    .map(readOrder);

interface NewOrder {
  readonly purpose: OrderPurpose;
  readonly amount: number;
  readonly description: string;
  readonly customerid?: string;
  readonly customername?: string;
  readonly mobileno?: string;
  readonly email?: string;
  readonly lines?: readonly OrderLine[];
}

export const createOrder = (services: Services, order: NewOrder): BookedOrder => {
  const { database, clock } = services;
  const id = newId('OR');
  const now = clock.now();
  database.run(
    `insert into orders (id, at, changed, customerid, customername, mobileno, email, purpose,
       description, amount, status, expires, lines)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'AWAITINGPAYMENT', ?, ?)`,
    ...[id, now, now, order.customerid ?? '', order.customername ?? '', order.mobileno ?? ''],
    ...[order.email ?? '', order.purpose, order.description, order.amount],
    ...[now + ORDER_LASTS, JSON.stringify(order.lines ?? [])],
  );
  return theOrder(services, id);
};

export const theOrder = (services: Pick<Services, 'database'>, id: string): BookedOrder => {
  const order = orderById(services, id);
  if (!order) throw new Refusal(404, 'There is no such order.', 'NO_SUCH_ORDER');
  return order;
};

export const setOrder = (
  { database, clock }: Services,
  id: string,
  status: BookedOrder['status'],
  results: readonly WirePackResult[] = [],
): void =>
  database.run(
    'update orders set status = ?, results = ?, changed = ? where id = ?',
    ...[status, JSON.stringify(results), clock.now(), id],
  );

export const amountChanged = (): Refusal =>
  new Refusal(
    409,
    'The amount is no longer what you were shown. Please look at it again; nothing was paid.',
    'AMOUNT_CHANGED',
  );

export const months = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALFYEARLY: 6,
  YEARLY: 12,
} as const satisfies Record<TermName, number>;
