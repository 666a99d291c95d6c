import type { Services } from '../payments/services';
import type { LedgerEntry } from './books';

export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'at'>;

/**
 * Writes an entry into the ledger. The database refuses a second entry with the same customer and idempotency key,
 * the same reference, or a second charge of the same order. The whole call then fails visibly instead of charging
 * twice.
 */
export const enterLedger = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  entry: NewLedgerEntry,
): void => {
  database.run(
    `insert into ledger
       (at, customerid, kind, amount, method, description, orderid, reference, idempotencykey, call)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[clock.now(), entry.customerid, entry.kind, entry.amount, entry.method, entry.description],
    ...[entry.orderid, entry.reference, entry.idempotencykey, entry.call],
  );
};

/** The history's names for money received and for packs charged. */
type TransactionType = 'Account Recharge' | 'Subscription Charges';

export const enterHistory = (
  { database, clock, books }: Services,
  customerid: string,
  transactiontype: TransactionType,
  amount: number,
  description1: string,
  description2: string,
  balance = books.balance(customerid),
): void =>
  database.run(
    'insert into history values (null, ?, ?, ?, ?, ?, ?, ?)',
    ...[customerid, clock.now(), description1, description2, transactiontype, amount, balance],
  );
