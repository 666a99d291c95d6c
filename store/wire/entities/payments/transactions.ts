import * as v from 'valibot';
import { money, optionalMoney, rows, text } from '../../lenientReaders';

/** Transaction history row (specification §3). Its amount enters totals, so it has to be one. */
export const transaction = v.object({
  transactionid: text,
  created: text,
  description1: text,
  description2: text,
  /** Subscription Charges (money out) or Account Recharge (money in). */
  transactiontype: text,
  amount: money,
  /** After this row. */
  balance: optionalMoney,
});
export const transactions = rows(transaction);

export type Transaction = v.InferOutput<typeof transaction>;
