import fc from 'fast-check';
import { parse } from 'papaparse';
import { csvOf, fileNameOf } from '../../../../src/screens/history/print/csv';
import { type Paise, paiseOf } from '../../../../store/core/values/money';
import {
  filterHistory,
  historyEntries,
  NO_HISTORY_FILTER,
} from '../../../../store/history/history';
import type { Transaction } from '../../../../store/wire/entities/payments/transactions';
import { aTransaction } from '../../../support/builders';

const shown = (rows: readonly Transaction[]) =>
  filterHistory(historyEntries([rows]), NO_HISTORY_FILTER);
const cellsOf = (rows: readonly Transaction[], language: 'en' | 'hi' = 'en') =>
  parse<string[]>(csvOf(shown(rows), language).slice(1)).data;

describe('The saved spreadsheet', () => {
  it('The spreadsheet has days, types and plain decimal numbers under translated headings', () => {
    const rows = [
      aTransaction({
        transactionid: '7',
        created: '2026-11-30T20:00:00Z',
        description1: 'Recharge, by card',
        transactiontype: 'Account Recharge',
        amount: paiseOf('123456.50')!,
        balance: paiseOf('-12.00'),
      }),
    ];
    expect(cellsOf(rows)[1]).toEqual([
      ...['2026-12-01', '01:30', 'Recharge, by card', '', 'Money added'],
      ...['123456.50', '', '-12.00', '7'],
    ]);
    expect(cellsOf(rows, 'hi')[0]?.[0]).toBe('तारीख');
    expect(csvOf(shown(rows), 'hi').charCodeAt(0)).toBe(0xfeff);
    expect(fileNameOf(shown(rows))).toBe('transactions-2026-12-01-to-2026-12-01.csv');
  });

  it('The column for other amounts appears only when there is one', () => {
    expect(cellsOf([aTransaction({ transactiontype: 'Deposit' })])[0]).toContain('Other amount');
    expect(cellsOf([aTransaction({ transactiontype: 'Account Recharge' })])[0]).not.toContain(
      'Other amount',
    );
    expect(fileNameOf(shown([aTransaction()]))).toBe('transactions.csv');
  });

  it.each([
    ['202611261234567890', '="202611261234567890"'],
    ['123456789012', '="123456789012"'],
    ['007', '="007"'],
    ['12E5', '="12E5"'],
    ['3-4', '="3-4"'],
    ['2026/11/26', '="2026/11/26"'],
    ['12345678901', '12345678901'],
    ['TX700002', 'TX700002'],
    ['="1"&A1', `'="1"&A1`],
    ['="1"+1"', `'="1"+1"`],
  ])('The reference %p is written as %p, so that a spreadsheet keeps it', (reference, cell) => {
    const row = aTransaction({ transactionid: reference, description1: reference });
    const [, line = []] = cellsOf([row]);
    expect([line[2], line.at(-1)]).toEqual([cell, cell]);
  });

  it('No text in the spreadsheet is executed as a formula', () => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '\0=', '', '"');
    const text = fc.tuple(start, fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, (description1, description2, transactionid) => {
        const amount = -100 as Paise;
        const [, ...lines] = cellsOf([
          aTransaction({ description1, description2, transactionid, amount, balance: amount }),
        ]);
        const [line = []] = lines;
        expect(line).toHaveLength(10);
        for (const cell of line)
          if (!/^-?\d+\.\d\d$|^="[\da-z/-]+"$/i.test(cell))
            expect(cell).not.toMatch(/^[\s\0]*[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });
});
