import * as v from 'valibot';
import { magnitudeOf, type Paise } from '../../../core/values/money';
import { money, optionalMoney, requiredText, rows, text } from '../../lenientReaders';

const fields = {
  transactionid: text,
  created: text,
  description1: text,
  description2: text,
  /** Subscription Charges (money out) or Account Recharge (money in). */
  transactiontype: text,
  amount: money,
  /** After this row. */
  balance: optionalMoney,
};

/** Transaction history row (specification §3). */
export const transaction = v.object(fields);

/** A row with an unknown amount, which totals leave out. A row without a date is rejected. */
export const unpricedTransaction = v.object({
  ...fields,
  created: requiredText,
  amount: optionalMoney,
});

/** The two documented types (specification §3), and any other type. */
export type Direction = 'in' | 'out' | 'other';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  'account recharge': 'in',
  'subscription charges': 'out',
};

export const directionOf = ({ transactiontype }: { readonly transactiontype: string }): Direction =>
  DIRECTIONS[transactiontype.trim().toLowerCase()] ?? 'other';

export const transactions = rows(
  v.pipe(
    v.union([transaction, unpricedTransaction]),
    // The type gives the direction, so the minus sign of a charge is dropped.
    v.transform((row) =>
      row.amount !== null && directionOf(row) === 'out'
        ? { ...row, amount: magnitudeOf(row.amount) }
        : row,
    ),
  ),
);

export type Transaction = v.InferOutput<typeof transaction>;
export type TransactionRow = Omit<Transaction, 'amount'> & { readonly amount: Paise | null };

export const isPriced = (row: TransactionRow): row is Transaction => row.amount !== null;
