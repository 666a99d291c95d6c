import type { Database } from './database';

/** One movement of money, in whole paise. */
export interface LedgerEntry {
  readonly id: number;
  readonly at: number;
  readonly customerid: string;
  /** CHARGE: taken from the customer. CREDIT: put on the balance. REFUND: given back. */
  readonly kind: 'CHARGE' | 'CREDIT' | 'REFUND';
  readonly amount: number;
  readonly method: string;
  readonly description: string;
  readonly orderid: string | null;
  readonly reference: string;
  readonly idempotencykey: string | null;
  readonly call: string;
}

interface OrderEntry {
  readonly id: string;
  readonly at: number;
  readonly changed: number;
  readonly customerid: string;
  readonly purpose: string;
  readonly amount: number;
  readonly status: string;
}

/** One attempt to pay an order. An order may have several attempts; the ledger accepts one charge. */
interface PaymentEntry {
  readonly txnid: string;
  readonly at: number;
  readonly changed: number;
  readonly orderid: string;
  readonly customerid: string;
  readonly method: string;
  readonly amount: number;
  readonly status: string;
  readonly txnrefno: string | null;
}

interface OtpEntry {
  readonly id: number;
  readonly at: number;
  readonly mobileno: string;
  readonly customerid: string;
  readonly purpose: string;
  readonly code: string;
  readonly expires: number;
  readonly triesleft: number;
  readonly state: string;
}

export interface CallEntry {
  readonly id: number;
  readonly at: number;
  readonly call: string;
  readonly method: string;
  /** The path without its query, which may contain a password or a code. */
  readonly path: string;
  /** 0 when the connection was cut before an answer was sent. */
  readonly status: number;
  readonly customerid: string;
  readonly session: string;
  readonly idempotencykey: string | null;
  /** 1 when the stored first answer for this idempotency key was sent again. */
  readonly replayed: number;
  readonly milliseconds: number;
}

interface UploadEntry {
  readonly id: number;
  readonly at: number;
  readonly customerid: string;
  readonly documenttype: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly size: number;
  readonly status: string;
}

interface SubscriptionEntry {
  readonly id: number;
  readonly customerid: string;
  readonly productid: string;
  readonly stbno: string;
  readonly status: string;
  readonly term: number;
  readonly expires: number;
  readonly price: number;
  readonly leaving: number;
  readonly orderid: string | null;
}

/** A row of a subscriber's history, as it was booked. */
export interface HistoryRecord {
  readonly id: number;
  readonly created: number;
  readonly customerid: string;
  readonly description1: string;
  readonly description2: string;
  readonly transactiontype: string;
  readonly amount: number;
}

interface TicketEntry {
  readonly id: string;
  readonly at: number;
  readonly customerid: string;
  readonly categoryid: string;
  readonly subject: string;
  readonly description: string;
  readonly contactmethod: string;
  readonly stbno: string;
  readonly status: string;
  readonly closingreason: string;
}

/** A line of a customer's cart. */
interface CartEntry {
  readonly id: number;
  readonly customerid: string;
  readonly productid: string;
  readonly stbno: string;
  readonly term: number;
}

/** The tables of the books, newest rows last; only one customer's rows when a customer is named. */
export interface Books {
  ledger(customerid?: string): readonly LedgerEntry[];
  orders(customerid?: string): readonly OrderEntry[];
  payments(customerid?: string): readonly PaymentEntry[];
  otps(customerid?: string): readonly OtpEntry[];
  calls(customerid?: string): readonly CallEntry[];
  uploads(customerid?: string): readonly UploadEntry[];
  subscriptions(customerid?: string): readonly SubscriptionEntry[];
  /** Only the rows written so far: a seeded history is written at the first request for it. */
  history(customerid?: string): readonly HistoryRecord[];
  tickets(customerid?: string): readonly TicketEntry[];
  cart(customerid?: string): readonly CartEntry[];
  /** Whole paise. */
  balance(customerid: string): number;
  writeCall(entry: Omit<CallEntry, 'id'>): void;
}

const PAGES = {
  ledger: 'select * from ledger',
  orders: 'select id, at, changed, customerid, purpose, amount, status from orders',
  payments:
    'select txnid, at, changed, orderid, customerid, method, amount, status, txnrefno from payments',
  otps: 'select id, at, mobileno, customerid, purpose, code, expires, triesleft, state from otps',
  calls: 'select * from calls',
  uploads: 'select id, at, customerid, documenttype, filename, mimetype, size, status from uploads',
  subscriptions:
    'select id, customerid, productid, stbno, status, term, expires, price, leaving, orderid from subscriptions',
  history:
    'select id, created, customerid, description1, description2, transactiontype, amount from history',
  tickets:
    'select id, created as at, customerid, categoryid, subject, description, contactmethod, stbno, status, closingreason from tickets',
  cart: 'select id, customerid, productid, stbno, term from cart_lines',
} as const;

export const createBooks = (database: Database): Books => {
  const page =
    <Entry>(name: keyof typeof PAGES, order = 'id') =>
    (customerid?: string): readonly Entry[] =>
      customerid === undefined
        ? database.all<Entry>(`${PAGES[name]} order by ${order}`)
        : database.all<Entry>(`${PAGES[name]} where customerid = ? order by ${order}`, customerid);
  return {
    ledger: page<LedgerEntry>('ledger'),
    orders: page<OrderEntry>('orders', 'at, rowid'),
    payments: page<PaymentEntry>('payments', 'at, rowid'),
    otps: page<OtpEntry>('otps'),
    calls: page<CallEntry>('calls'),
    uploads: page<UploadEntry>('uploads'),
    subscriptions: page<SubscriptionEntry>('subscriptions'),
    history: page<HistoryRecord>('history'),
    tickets: page<TicketEntry>('tickets', 'created, id'),
    cart: page<CartEntry>('cart'),
    balance: (customerid) =>
      database.get<{ balance: number }>(
        'select balance from subscribers where customerid = ?',
        customerid,
      )?.balance ?? 0,
    writeCall: (entry) =>
      database.run(
        'insert into calls values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[entry.at, entry.call, entry.method, entry.path, entry.status, entry.customerid],
        ...[entry.session, entry.idempotencykey, entry.replayed, entry.milliseconds],
      ),
  };
};
