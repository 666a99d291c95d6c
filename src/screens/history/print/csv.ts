import { unparse } from 'papaparse';
import type { Language } from '../../../../store/core/languages';
import { rupeesOf } from '../../../../store/core/values/money';
import type { FilteredHistory, HistoryEntry } from '../../../../store/history/history';
import { saveFile } from '../../../app/saveFile';
import { textsIn } from '../../../text/catalogue';
import { printText, transactionsText } from '../history.text';
import { firstAndLastDay } from '../transactionValues';

/**
 * Text that a spreadsheet would run as a formula. Two kinds are safe and not matched: a negative amount, which is a
 * plain number, and the output of `asText`.
 */
const FORMULA = /^(?!-?\d+\.\d\d$|="[\da-z/-]+"$)[\s\0]*[=+\-@\t\r\n＝＋－＠|%]/i;

/**
 * Text that a spreadsheet would change: a number of 12 or more digits is shown as 1.23E+11 and loses its digits after
 * the 15th, a leading zero is dropped, "12E5" becomes 1200000, and "3-4" becomes a date.
 */
const READ_AS_VALUE = /^(?:\d{12,}|0\d+|\d+e\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?)$/i;

/** Writes text that matches `READ_AS_VALUE` as a formula, so that spreadsheets do not change it. */
const asText = (text: string): string => (READ_AS_VALUE.test(text) ? `="${text}"` : text);

/** Without a byte order mark Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

type CsvColumn = readonly [head: string, cell: (entry: HistoryEntry) => string];

const csvColumns = (language: Language, hasOther: boolean): readonly CsvColumn[] => {
  const t = textsIn(language, printText);
  const { directions } = textsIn(language, transactionsText);
  const kindOf = ({ direction, row }: HistoryEntry) =>
    direction === 'other' ? row.transactiontype : directions[direction];
  const amountIf = (direction: HistoryEntry['direction']) => (entry: HistoryEntry) =>
    entry.direction === direction && entry.row.amount !== null ? rupeesOf(entry.row.amount) : '';
  const other: readonly CsvColumn[] = hasOther ? [[t.other, amountIf('other')]] : [];
  return [
    [t.date, ({ day }) => day],
    [t.time, ({ moment, day }) => (day === '' ? '' : moment.slice(11, 16))],
    [t.what, ({ row }) => asText(row.description1)],
    [t.details, ({ row }) => asText(row.description2)],
    [t.kind, kindOf],
    [t.moneyIn, amountIf('in')],
    [t.moneyOut, amountIf('out')],
    ...other,
    [t.balance, ({ row }) => (row.balance === null ? '' : rupeesOf(row.balance))],
    [t.reference, ({ row }) => asText(row.transactionid)],
  ];
};

/** The shown transactions, newest first. Days are written as 2026-11-24, amounts as decimal numbers in rupees. */
export const csvOf = (history: FilteredHistory, language: Language): string => {
  const entries = history.months.flatMap((month) => month.entries);
  const hasOther = entries.some(({ direction }) => direction === 'other');
  const columns = csvColumns(language, hasOther);
  const data = entries.map((entry) => columns.map(([, cell]) => cell(entry)));
  const fields = columns.map(([head]) => head);
  return BOM + unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' });
};

/** A file name with the first and the last day. */
export const fileNameOf = (history: FilteredHistory): string => {
  const days = firstAndLastDay(history);
  return days === null ? 'transactions.csv' : `transactions-${days.first}-to-${days.last}.csv`;
};

export const saveCsv = (history: FilteredHistory, language: Language): void =>
  saveFile(fileNameOf(history), csvOf(history, language), 'text/csv');
