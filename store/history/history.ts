import { momentInIndia } from '../core/values/dates';
import { NO_MONEY, type Paise, rupeesOf, sumOf } from '../core/values/money';
import { normalizeForSearch } from '../core/values/normalizeForSearch';
import { plainCharacters } from '../core/values/typed/characters';
import {
  type Direction,
  directionOf,
  type TransactionRow,
} from '../wire/entities/payments/transactions';

/** A row of the history, prepared once for the search. */
export interface HistoryEntry {
  readonly key: string;
  readonly row: TransactionRow;
  readonly direction: Direction;
  /** In Indian time; '' when the operator's text is not a date. */
  readonly moment: string;
  /** "2026-11-24", or '' without a date. */
  readonly day: string;
  /** "2026-11", or ''. */
  readonly month: string;
  /** The text that is searched, as `normalizeForSearch` writes it. */
  readonly words: string;
}

const entryOf = (row: TransactionRow, key: string): HistoryEntry => {
  const { moment, day } = momentInIndia(row.created);
  const { amount } = row;
  const texts = [row.description1, row.description2, row.transactionid, row.transactiontype];
  return {
    key,
    row,
    direction: directionOf(row),
    moment,
    day,
    month: day.slice(0, 7),
    words: normalizeForSearch([...texts, day, amount === null ? '' : rupeesOf(amount)].join('\n')),
  };
};

/** A page never changes, so its entries are cached by the page. */
const entriesByPage = new WeakMap<readonly TransactionRow[], readonly HistoryEntry[]>();

const pageEntries = (rows: readonly TransactionRow[]): readonly HistoryEntry[] => {
  const cachedEntries = entriesByPage.get(rows);
  if (cachedEntries) return cachedEntries;
  const first = rows[0];
  const entries = rows.map((row, at) =>
    entryOf(row, `${first?.transactionid} ${first?.created} ${at}`),
  );
  entriesByPage.set(rows, entries);
  return entries;
};

const newestFirst = (first: HistoryEntry, second: HistoryEntry): number =>
  first.moment === second.moment ? 0 : first.moment < second.moment ? 1 : -1;

/** All rows of all pages, newest first, those without a date last. */
export const historyEntries = (
  pages: readonly (readonly TransactionRow[])[],
): readonly HistoryEntry[] =>
  pages
    .flatMap(pageEntries)
    .sort((first, second) =>
      first.day === '' || second.day === ''
        ? Number(first.day === '') - Number(second.day === '')
        : newestFirst(first, second),
    );

/** The filter of the history. An empty text filters nothing. */
export interface HistoryFilter {
  readonly direction: Exclude<Direction, 'other'> | null;
  /** Days of the Indian calendar, both included: "2026-11-24". */
  readonly from: string;
  readonly to: string;
  readonly query: string;
}

export const NO_HISTORY_FILTER: HistoryFilter = { direction: null, from: '', to: '', query: '' };

interface Totals {
  readonly count: number;
  /** Rows without an amount, which are in no sum. */
  readonly unpriced: number;
  readonly moneyIn: Paise;
  readonly moneyOut: Paise;
}

export interface HistoryMonth {
  /** "2026-11", or '' for rows without a date. */
  readonly month: string;
  readonly entries: readonly HistoryEntry[];
  readonly totals: Totals;
}

export interface FilteredHistory {
  /** Newest first. */
  readonly months: readonly HistoryMonth[];
  readonly totals: Totals;
}

/** An amount as people and the history page write it: "₹1,234", "-₹1,234.50", "+500", "Rs.500". */
const AMOUNT = /^[-+\u2212]?(?:₹|rs\.?)?[-+\u2212]?[\d,]+(?:\.\d*)?$/;
/** The currency as a separate word, as in "₹ 500" and "Rs. 500". */
const CURRENCY = /^(?:[-+\u2212]?₹|rs\.?|inr)$/;

/** Splits a query into words. An entry must match all of them. "₹1,234" becomes the word "1234". */
const wordsOf = (query: string): readonly string[] =>
  normalizeForSearch(plainCharacters(query))
    .split(/\s+/)
    .filter((word) => !CURRENCY.test(word))
    .map((word) => (AMOUNT.test(word) ? word.replace(/^[^\d]+|,/g, '') : word))
    .filter((word) => word !== '');

/**
 * Whether the name of the month begins with the word ("november" with "nov"), or the word begins with the name. The
 * word must have at least three letters.
 */
const isMonth = (word: string, month: string): boolean =>
  word.length >= 3 && month !== '' && (month.startsWith(word) || word.startsWith(month));

const matchesFilter = (
  { direction, from, to, query }: HistoryFilter,
  monthNames: readonly string[],
): ((entry: HistoryEntry) => boolean) => {
  const words = wordsOf(query);
  const months = monthNames.map(normalizeForSearch);
  const monthOf = ({ day }: HistoryEntry) => months[Number(day.slice(5, 7)) - 1] ?? '';
  return (entry) =>
    (direction === null || entry.direction === direction) &&
    (from === '' || (entry.day !== '' && entry.day >= from)) &&
    (to === '' || (entry.day !== '' && entry.day <= to)) &&
    words.every((word) => entry.words.includes(word) || isMonth(word, monthOf(entry)));
};

const totalsOf = (entries: readonly HistoryEntry[]): Totals => {
  const sumIn = (direction: Direction) =>
    sumOf(
      entries
        .filter((entry) => entry.direction === direction)
        .map(({ row }) => row.amount ?? NO_MONEY),
    );
  return {
    count: entries.length,
    unpriced: entries.filter(({ row }) => row.amount === null).length,
    moneyIn: sumIn('in'),
    moneyOut: sumIn('out'),
  };
};

const sumTotals = (parts: readonly Totals[]): Totals => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  unpriced: parts.reduce((sum, { unpriced }) => sum + unpriced, 0),
  moneyIn: sumOf(parts.map(({ moneyIn }) => moneyIn)),
  moneyOut: sumOf(parts.map(({ moneyOut }) => moneyOut)),
});

/**
 * The entries that match the filter, grouped by month, with the totals of each month and of all. `monthNames` are the
 * names from January on as the page shows them, because people type what they see.
 */
export const filterHistory = (
  entries: readonly HistoryEntry[],
  filter: HistoryFilter,
  monthNames: readonly string[] = [],
): FilteredHistory => {
  const matching = entries.filter(matchesFilter(filter, monthNames));
  const months = new Map<string, HistoryEntry[]>();
  for (const entry of matching) {
    const group = months.get(entry.month);
    if (group) group.push(entry);
    else months.set(entry.month, [entry]);
  }
  const all = [...months].map(([month, group]) => ({
    month,
    entries: group,
    totals: totalsOf(group),
  }));
  return { months: all, totals: sumTotals(all.map(({ totals }) => totals)) };
};

export interface MonthlySpending {
  readonly month: string;
  readonly moneyOut: Paise;
}

/** The newest `atMost` months, oldest first. Months without charges are included. */
export const monthlySpending = (
  { months }: Pick<FilteredHistory, 'months'>,
  atMost: number,
): readonly MonthlySpending[] => {
  const spent = new Map(months.map(({ month, totals }) => [month, totals.moneyOut]));
  const dated = [...spent.keys()].filter((month) => month !== '');
  const newest = dated[0];
  const oldest = dated.at(-1);
  if (newest === undefined || oldest === undefined) return [];
  const all: MonthlySpending[] = [];
  for (let month = newest; month >= oldest && all.length < atMost; month = monthBefore(month))
    all.unshift({ month, moneyOut: spent.get(month) ?? NO_MONEY });
  return all;
};

const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 2;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
};
