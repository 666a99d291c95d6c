import { unparse } from 'papaparse';
import type { HistoryEntry, FilteredHistory } from '../../../../store/history/history';
import { rupeesOf } from '../../../../store/core/money';
import { saveFile } from '../../../app/saveFile';
import type { Language } from '../../../text/catalogue';
import { firstAndLastDay } from '../firstAndLastDay';
import { printText } from './print.text';
import { transactionsText } from '../transactions.text';

/**
 * What a spreadsheet would take for a formula, and run. An amount may begin with a minus: it is a
 * number and nothing else.
 */
const FORMULA = /^(?!-?\d+\.\d\d$)[\s\0]*[=+\-@\t\r\n＝＋－＠|%]/;

/** Without it Excel reads UTF-8 as the letters of another time. */
const BOM = '\uFEFF';

const csvColumns = (language: Language, hasOther: boolean) => {
  const t = printText[language];
  const { directions } = transactionsText[language];
  const kindOf = ({ direction, row }: HistoryEntry) =>
    direction === 'other' ? row.transactiontype : directions[direction];
  const amountIf = (direction: HistoryEntry['direction']) => (entry: HistoryEntry) =>
    entry.direction === direction ? rupeesOf(entry.row.amount) : '';
  const all: readonly (readonly [string, (entry: HistoryEntry) => string])[] = [
    [t.date, ({ day }) => day],
    [t.time, ({ moment, day }) => (day === '' ? '' : moment.slice(11, 16))],
    [t.what, ({ row }) => row.description1],
    [t.details, ({ row }) => row.description2],
    [t.kind, kindOf],
    [t.moneyIn, amountIf('in')],
    [t.moneyOut, amountIf('out')],
    ...(hasOther ? ([[t.other, amountIf('other')]] as const) : []),
    [t.balance, ({ row }) => (row.balance === null ? '' : rupeesOf(row.balance))],
    [t.reference, ({ row }) => row.transactionid],
  ];
  return all;
};

/** What is shown, newest first, a line each: days as 2026-11-24, money as plain decimal numbers. */
export const csvOf = (shown: FilteredHistory, language: Language): string => {
  const entries = shown.months.flatMap((month) => month.entries);
  const hasOther = entries.some(({ direction }) => direction === 'other');
  const cells = csvColumns(language, hasOther);
  const data = entries.map((entry) => cells.map(([, cell]) => cell(entry)));
  const fields = cells.map(([head]) => head);
  return BOM + unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' });
};

/** Says which days are in it. */
export const fileNameOf = (shown: FilteredHistory): string => {
  const days = firstAndLastDay(shown);
  return days === null ? 'transactions.csv' : `transactions-${days.first}-to-${days.last}.csv`;
};

export const saveCsv = (shown: FilteredHistory, language: Language): void =>
  saveFile(fileNameOf(shown), csvOf(shown, language), 'text/csv');
