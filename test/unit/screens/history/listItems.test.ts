import { monthLines, newestRows } from '../../../../src/screens/history/listItems';
import { paiseOf } from '../../../../store/core/values/money';
import {
  filterHistory,
  historyEntries,
  NO_HISTORY_FILTER,
} from '../../../../store/history/history';
import type { Transaction } from '../../../../store/wire/entities/payments/transactions';
import { aTransaction } from '../../../support/builders';

const AT = '2026-11-24T10:15:30+05:30';

const charge = (changed: Partial<Transaction> = {}) =>
  aTransaction({
    ...{ transactionid: '2', created: AT, description1: 'Renewal of 3 packs', description2: 'OR7' },
    ...{ transactiontype: 'Subscription Charges', amount: paiseOf('882.40')! },
    ...changed,
  });
const payment = (changed: Partial<Transaction> = {}) =>
  charge({
    ...{ transactionid: '1', description1: 'Recharge by UPI', description2: 'TX9' },
    transactiontype: 'Account Recharge',
    ...changed,
  });

const monthsOf = (rows: readonly Transaction[]) =>
  monthLines(filterHistory(historyEntries([rows]), NO_HISTORY_FILTER).months);
/** Each line as the ids of its rows: "2+1" is charge 2 with its payment 1. */
const linesOf = (rows: readonly Transaction[]) =>
  monthsOf(rows).flatMap(({ lines }) =>
    lines.map(({ entry, paidBy }) =>
      [entry, paidBy].flatMap((one) => (one ? [one.row.transactionid] : [])).join('+'),
    ),
  );

describe('The lines of the transactions', () => {
  it.each<[string, readonly Transaction[]]>([
    ['a charge and its payment', [charge(), payment()]],
    ['the payment first', [payment(), charge()]],
    ['a payment by card', [charge(), payment({ description1: 'Recharge by Card' })]],
    ['the same second in another zone', [charge(), payment({ created: '2026-11-24 04:45:30Z' })]],
    ['seconds since 1970', [charge({ created: '1795582530' }), payment({ created: '1795582530' })]],
  ])('One payment in one second is one line: %s', (_, rows) => {
    expect(linesOf(rows)).toEqual(['2+1']);
  });

  it.each<[string, readonly Transaction[]]>([
    ['another second', [charge(), payment({ created: '2026-11-24T10:15:31+05:30' })]],
    ['another amount', [charge(), payment({ amount: paiseOf('882.41')! })]],
    ['a refund', [charge(), payment({ description1: 'Refund for Family HD' })]],
    ['a refund by UPI', [charge(), payment({ description1: 'UPI refund' })]],
    ['a reversed card payment', [charge(), payment({ description1: 'Card payment reversed' })]],
    ['a refund by its second text', [charge(), payment({ description2: 'Refund of TX9' })]],
    ['money in that is called nothing', [charge(), payment({ description1: '' })]],
    ['a correction of the bill', [charge({ description1: 'Correction' }), payment()]],
    ['two charges', [charge(), charge({ transactionid: '1' })]],
    ['two payments', [payment({ transactionid: '2' }), payment()]],
    ['a type that is not documented', [charge(), payment({ transactiontype: 'Deposit' })]],
    ['no amount', [charge({ amount: paiseOf('0')! }), payment({ amount: paiseOf('0')! })]],
    ['the day only', [charge({ created: '2026-11-24' }), payment({ created: '2026-11-24' })]],
    [
      'the minute only',
      [charge({ created: '2026-11-24 10:15' }), payment({ created: '2026-11-24 10:15' })],
    ],
    ['no date', [charge({ created: 'at 10:15:30' }), payment({ created: 'at 10:15:30' })]],
  ])('What may be two events is two lines: %s', (_, rows) => {
    expect(linesOf(rows)).toHaveLength(2);
  });

  it.each<[string, readonly Transaction[]]>([
    ['a second charge', [charge({ transactionid: '3' })]],
    ['a second payment', [payment({ transactionid: '3' })]],
    ['a refund', [payment({ transactionid: '3', description1: 'Refund for Family HD' })]],
    ['the same pair', [charge({ transactionid: '4' }), payment({ transactionid: '3' })]],
  ])('Another row of the same second keeps all of them apart: %s', (_, others) => {
    const rows = [charge(), payment(), ...others];
    expect(linesOf(rows)).toHaveLength(rows.length);
  });

  it('Two payments of the same amount in different seconds are two lines', () => {
    const later = '2026-11-24T10:15:40+05:30';
    expect(
      linesOf([
        ...[charge(), payment()],
        ...[charge({ transactionid: '4', created: later })],
        ...[payment({ transactionid: '3', created: later })],
      ]),
    ).toEqual(['4+3', '2+1']);
  });

  it('The newest rows are counted in lines, and the totals stay those of the month', () => {
    const months = monthsOf([
      charge(),
      payment(),
      payment({ transactionid: '0', created: '2026-11-01' }),
    ]);
    const [cut] = newestRows(months, 1);
    expect(cut?.lines).toHaveLength(1);
    expect(cut?.month.totals.count).toBe(3);
  });
});
