import * as v from 'valibot';
import { isPending, KEY_LIFETIME, pendingWritesSlot } from '../../../../store/writes/pendingWrites';

const line = { customerid: '42', call: 'renew', key: 'k', fingerprint: 'f', since: 1 };
const readLines = (...intents: readonly unknown[]) =>
  v.parse(pendingWritesSlot.schema, { intents }).intents;

describe('The writes that are written down', () => {
  it.each([
    ['without its key', { ...line, key: '' }],
    ['without its call', { ...line, call: '' }],
    ['without its time', { ...line, since: 'soon' }],
    ['that is no object', 'renew'],
  ])('A line %s is dropped, and the others stay', (_, broken) => {
    expect(readLines(broken, line)).toEqual([line]);
  });

  it('A line whose evidence cannot be read still holds back a second sending', () => {
    expect(readLines({ ...line, evidence: { amount: 1 } })).toMatchObject([
      { ...line, evidence: undefined },
    ]);
  });

  it('A write is pending until it was known to be booked', () => {
    expect([line, { ...line, booked: 0 }, { ...line, isNotFound: true }].map(isPending)).toEqual([
      ...[true, false, true],
    ]);
  });

  it('A key is kept for a day', () => {
    expect(KEY_LIFETIME).toBe(86_400_000);
  });
});
