import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { dayInIndia, momentInIndia } from '../../../../store/core/values/dates';
import { type Paise, paiseOf } from '../../../../store/core/values/money';
import {
  type FilteredHistory,
  filterHistory,
  historyEntries,
  type HistoryFilter,
  monthlySpending,
  NO_HISTORY_FILTER,
} from '../../../../store/history/history';
import {
  selectHistoryEntries,
  selectIsHistoryComplete,
  selectNextHistoryPage,
  transactionPageArrived,
} from '../../../../store/history/transactions';
import { sessionExpired } from '../../../../store/identity/session';
import {
  type Transaction,
  type TransactionRow,
  transactions,
} from '../../../../store/wire/entities/payments/transactions';
import { aTransaction } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const rupees = (amount: string): Paise => paiseOf(amount)!;
const IN = 'Account Recharge';
const OUT = 'Subscription Charges';

const row = (transactionid: string, fields: Partial<Transaction> = {}) =>
  aTransaction({ transactionid, created: `2026-11-${transactionid.padStart(2, '0')}`, ...fields });
/** As the page shows them in English. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const page = (at: number, rows: readonly Transaction[], isLast = false) =>
  transactionPageArrived({ page: at, rows, isLast });
const idsAfter = (...events: readonly UnknownAction[]) =>
  selectHistoryEntries(stateAfter(...events))?.map((entry) => entry.row.transactionid) ?? null;
const shown = (
  rows: readonly TransactionRow[],
  filter: Partial<HistoryFilter> = {},
): FilteredHistory =>
  filterHistory(historyEntries([rows]), { ...NO_HISTORY_FILTER, ...filter }, MONTHS);
const idsOf = ({ months }: FilteredHistory) =>
  months.flatMap(({ entries }) => entries.map((entry) => entry.row.transactionid));

describe('The history of a subscriber', () => {
  it('The history is unknown before the operator has answered, and may then be empty', () => {
    expect(selectHistoryEntries(stateAfter())).toBeNull();
    expect(selectNextHistoryPage(stateAfter())).toBe(1);
    const empty = stateAfter(page(1, [], true));
    expect(selectHistoryEntries(empty)).toEqual([]);
    expect(selectIsHistoryComplete(empty)).toBe(true);
  });

  it('The history grows page by page and is complete with the last page', () => {
    const half = stateAfter(page(1, [row('9'), row('8')]));
    expect(selectNextHistoryPage(half)).toBe(2);
    expect(selectIsHistoryComplete(half)).toBe(false);
    const all = stateAfter(page(1, [row('9'), row('8')]), page(2, [row('7')], true));
    expect(selectNextHistoryPage(all)).toBeNull();
    expect(idsAfter(page(1, [row('9'), row('8')]), page(2, [row('7')], true))).toEqual([
      '9',
      '8',
      '7',
    ]);
  });

  it('A row booked during loading does not duplicate another', () => {
    expect(idsAfter(page(1, [row('9'), row('8')]), page(2, [row('8'), row('7')], true))).toEqual([
      '9',
      '8',
      '7',
    ]);
  });

  it('Two rows with the same number are both kept', () => {
    const twins = [row('9'), row('9', { transactiontype: IN })];
    expect(idsAfter(page(1, twins), page(2, [row('8')], true))).toEqual(['9', '9', '8']);
  });

  it.each([
    ['with their numbers', [row('9'), row('8')]],
    ['without numbers', [row(''), row('', { transactiontype: IN })]],
    ['of which one has no number', [row('9'), row('')]],
    ['without numbers that are equal', [row(''), row('')]],
  ])(
    'Loading ends, with each row once, when the operator returns the same page for ever: rows %s',
    (_, same) => {
      const state = stateAfter(page(1, same), page(2, same));
      expect(selectIsHistoryComplete(state)).toBe(true);
      expect(selectHistoryEntries(state)).toHaveLength(same.length);
    },
  );

  it('New rows are put on top at the next visit, and the list restarts when they do not connect', () => {
    const known = [page(1, [row('7'), row('6')]), page(2, [row('5')], true)] as const;
    expect(idsAfter(...known, page(1, [row('8'), row('7')]))).toEqual(['8', '7', '6', '5']);
    const reopened = stateAfter(...known, page(1, [row('30'), row('29')]));
    expect(selectNextHistoryPage(reopened)).toBe(2);
    expect(selectHistoryEntries(reopened)).toHaveLength(2);
    expect(idsAfter(...known, page(1, [row('30')], true))).toEqual(['30']);
  });

  it('The history is deleted with the session', () => {
    expect(idsAfter(page(1, [row('9')], true), sessionExpired())).toBeNull();
  });
});

describe('The filtered history', () => {
  const rows = [
    row('1', {
      created: '2026-11-18T19:22:00+05:30',
      description1: 'Recharge by UPI',
      description2: 'TX700002',
      transactiontype: IN,
      amount: rupees('1234.50'),
    }),
    row('2', {
      created: '2026-10-25T00:05:00+05:30',
      description1: 'Family HD',
      description2: 'Café Channels',
      transactiontype: OUT,
      amount: rupees('293.82'),
    }),
    row('3', { created: '', description1: 'Deposit', transactiontype: 'Deposit' }),
  ];

  it.each<[string, Partial<HistoryFilter>, string[]]>([
    ['by type', { direction: 'in' }, ['1']],
    ['by the other type', { direction: 'out' }, ['2']],
    ['from a day on', { from: '2026-10-26' }, ['1']],
    ['up to a day', { to: '2026-10-25' }, ['2']],
    ['on one day', { from: '2026-10-25', to: '2026-10-25' }, ['2']],
    ['by a name, whatever its case', { query: 'family hd' }, ['2']],
    ['by words in any order', { query: 'upi recharge' }, ['1']],
    ['by a reference', { query: 'tx7000' }, ['1']],
    ['by an amount as it is written', { query: '₹1,234.50' }, ['1']],
    ['by an amount with its sign', { query: '-₹293.82' }, ['2']],
    ['by an amount with a minus sign', { query: '−293' }, ['2']],
    ['by an amount with a plus sign', { query: '+1,234.50' }, ['1']],
    ['by an amount after its currency', { query: 'Rs. 1234' }, ['1']],
    ['by an amount in the digits of another script', { query: '₹१,२३४' }, ['1']],
    ['by the date as the page shows it', { query: '18 Nov' }, ['1']],
    ['by the whole name of a month', { query: '25 october 2026' }, ['2']],
    ['by a month that has no row', { query: '18 Dec' }, []],
    ['without the accents of a name', { query: 'cafe' }, ['2']],
    ['by two letters, which name no month', { query: 'no' }, []],
    ['by nothing', {}, ['1', '2', '3']],
    ['by what is not there', { query: 'nowhere' }, []],
  ])('The history can be searched %s', (_, filter, ids) => {
    expect(idsOf(shown(rows, filter))).toEqual(ids);
  });

  it('An amount that is not known is in no total, and its row stays', () => {
    const unknown = v.parse(transactions, [
      { transactionid: '9', created: '2026-11-20', transactiontype: IN, amount: '1e3' },
    ]);
    expect(unknown[0]?.amount).toBeNull();
    expect(shown([...rows, ...unknown]).totals).toEqual({
      ...{ count: 4, unpriced: 1 },
      moneyIn: rupees('1234.50'),
      moneyOut: rupees('293.82'),
    });
  });

  it('Money in and out follow the documented types, and other types count as neither', () => {
    expect(shown(rows).totals).toEqual({
      ...{ count: 3, unpriced: 0 },
      moneyIn: rupees('1234.50'),
      moneyOut: rupees('293.82'),
    });
  });

  it('A charge that the operator sends with a minus sign is added to the charges', () => {
    const [sent] = v.parse(transactions, [
      { ...row('4', { transactiontype: OUT }), amount: '-93.82', balance: '' },
    ]);
    expect(sent && shown([...rows, sent]).totals.moneyOut).toBe(rupees('387.64'));
  });

  it('The rows are grouped by month, newest first and undated last', () => {
    expect(shown([...rows].reverse()).months.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-10',
      '',
    ]);
  });

  it('The months of spending are listed without a gap, oldest first', () => {
    const sumIn = (month: string, amount: string) =>
      row(month, { created: `${month}-05`, transactiontype: OUT, amount: rupees(amount) });
    const spent = monthlySpending(shown([sumIn('2026-02', '5.00'), sumIn('2025-11', '7.00')]), 12);
    expect(spent.map(({ month, moneyOut }) => [month, moneyOut])).toEqual([
      ['2025-11', 700],
      ['2025-12', 0],
      ['2026-01', 0],
      ['2026-02', 500],
    ]);
    expect(
      monthlySpending(shown([sumIn('2026-02', '5.00'), sumIn('2019-11', '7.00')]), 12),
    ).toHaveLength(12);
    expect(monthlySpending(shown([]), 12)).toEqual([]);
  });
});

describe('Days in the Indian calendar', () => {
  it.each([
    ['2026-11-30T23:59:59+05:30', '2026-11-30'],
    ['2026-11-30T18:29:59Z', '2026-11-30'],
    ['2026-11-30T18:30:00Z', '2026-12-01'],
    ['2026-11-30T13:30:00-05:00', '2026-12-01'],
    ['2026-11-30T18:30:00.123Z', '2026-12-01'],
    ['2026-11-30 23:59:59', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
    ['2026-02-30', ''],
    ['yesterday', ''],
    ['', ''],
  ])('The date of %s is %s in the Indian calendar', (written, day) => {
    expect(momentInIndia(written).day).toBe(day);
  });

  it('Today is the Indian date wherever the device is', () => {
    expect(dayInIndia(Date.parse('2026-11-30T18:29:59Z'))).toBe('2026-11-30');
    expect(dayInIndia(Date.parse('2026-11-30T18:30:00Z'))).toBe('2026-12-01');
  });
});

const anyRow: fc.Arbitrary<Transaction> = fc.record({
  transactionid: fc.string({ maxLength: 3 }),
  created: fc.oneof(
    fc
      .date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    fc.constantFrom('', 'soon'),
  ),
  description1: fc.string({ maxLength: 5 }),
  description2: fc.string({ maxLength: 5 }),
  transactiontype: fc.constantFrom(IN, OUT, 'Deposit', ''),
  amount: fc.integer({ min: -(10 ** 11), max: 10 ** 11 }).map((paise) => paise as Paise),
  balance: fc.constant(null),
});
const anyFilter: fc.Arbitrary<HistoryFilter> = fc.record({
  direction: fc.constantFrom(null, 'in', 'out'),
  from: fc.constantFrom('', '2019-06-15'),
  to: fc.constantFrom('', '2024-06-15'),
  query: fc.string({ maxLength: 1 }),
});

it('The totals equal the shown rows to the paisa for every history and search', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 60 }), anyFilter, (rows, filter) => {
      const { months, totals } = shown(rows, filter);
      const left = months.flatMap(({ entries }) => entries);
      const sumOf = (type: string, entries = left) =>
        entries
          .filter((entry) => entry.row.transactiontype === type)
          .reduce((sum, entry) => sum + BigInt(entry.row.amount ?? 0), 0n);
      expect(totals.count).toBe(left.length);
      expect(BigInt(totals.moneyIn)).toBe(sumOf(IN));
      expect(BigInt(totals.moneyOut)).toBe(sumOf(OUT));
      for (const { month, entries, totals: ofMonth } of months) {
        expect(entries.every((entry) => entry.month === month)).toBe(true);
        expect(BigInt(ofMonth.moneyIn)).toBe(sumOf(IN, [...entries]));
        expect(BigInt(ofMonth.moneyOut)).toBe(sumOf(OUT, [...entries]));
      }
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
      if (
        filter.direction === null &&
        filter.from === '' &&
        filter.to === '' &&
        !filter.query.trim()
      )
        expect(left).toHaveLength(rows.length);
    }),
  );
});

describe('The type of a transaction gives its direction, whatever sign the operator writes', () => {
  it.each([
    ['Subscription Charges', '340.78', 34_078],
    ['Subscription Charges', '-340.78', 34_078],
    [' subscription charges ', -340.78, 34_078],
    ['Account Recharge', '340.78', 34_078],
    // Money that was put on the balance and taken back.
    ['Account Recharge', '-340.78', -34_078],
    ['Deposit', '-340.78', -34_078],
  ])('%s of %s is read as %d paise', (transactiontype, amount, paise) => {
    const row = { transactionid: '9', created: '2026-11-20', transactiontype, amount };
    expect(v.parse(transactions, [row])[0]?.amount).toBe(paise);
  });
});
