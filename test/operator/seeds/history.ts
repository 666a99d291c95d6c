import type { Database } from '../books/database';
import { DAY, HOUR } from '../clock';
import type { SeedSubscriber } from './subscribers';

/** Milliseconds between two rows of an ordinary account; an account with many transactions has several rows a day. */
const USUAL_GAP = 15 * DAY;

interface Unwritten {
  readonly transactions: number;
  readonly newest: number;
  readonly gap: number;
}

/**
 * Schedules alternating recharges and charges, the newest half a day old. They are written when a request first
 * asks for them, because twenty thousand rows would slow the start of every test's operator.
 */
export const scheduleHistory = (database: Database, seed: SeedSubscriber, now: number): void => {
  const { transactions, customerid, registeredDaysAgo } = seed;
  if (transactions === 0) return;
  const gap = Math.min(USUAL_GAP, Math.floor((registeredDaysAgo * DAY) / (transactions + 1)));
  database.run(
    'insert into unwritten_histories values (?, ?, ?, ?)',
    ...[customerid, transactions, now - 12 * HOUR, gap],
  );
};

export const writeHistory = (database: Database, customerid: string): void => {
  const unwritten = database.get<Unwritten>(
    'select transactions, newest, gap from unwritten_histories where customerid = ?',
    customerid,
  );
  if (!unwritten) return;
  database.run('delete from unwritten_histories where customerid = ?', customerid);
  database.run(
    `insert into history (customerid, created, description1, description2, transactiontype, amount, balance)
     with recursive step (n) as (select ?2 union all select n - 1 from step where n > 1)
     select ?1, ?3 - (n - 1) * ?4,
       case n % 2 when 0 then 'Recharge by ' || case n % 6 when 0 then 'UPI' else 'Card' end
         else 'Family pack and bouquets' end,
       case n % 2 when 0 then 'TX' else 'OR' end || (700000 + n),
       case n % 2 when 0 then 'Account Recharge' else 'Subscription Charges' end,
       case n % 2 when 0 then 20000 + (n * 7919) % 30000 else 15340 + (n * 6133) % 22000 end,
       null
     from step`,
    ...[customerid, unwritten.transactions, unwritten.newest, unwritten.gap],
  );
};
