import type { Paise } from '../../../../store/core/values/money';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import type { Transaction } from '../../../../store/wire/entities/payments/transactions';
import { compareEvidence, type OutcomeStep } from '../../../../store/writes/compareEvidence';
import {
  areNewestFirst,
  evidenceOf,
  type ExpectedChange,
  type FreshEvidence,
  type ProvableCall,
} from '../../../../store/writes/evidence';
import { aCart, aPack, aTransaction } from '../../../support/builders';

const paise = (amount: number) => amount as Paise;
const KEY = 'a-random-key';
const before = '2026-11-24';
const after = '2026-12-24';

const a: Pack = aPack({ productid: 'A', stbno: 'B1', productstatus: 'ACTIVE', expirydate: before });
const b: Pack = { ...a, productid: 'B' };
const later = (pack: Pack): Pack => ({ ...pack, expirydate: after });
const stopped = (pack: Pack): Pack => ({ ...pack, productstatus: 'CANCEL' });

const old: Transaction = aTransaction({
  ...{ transactionid: '1', created: '2026-11-01 10:00:00', transactiontype: 'Account Recharge' },
  ...{ amount: paise(50_000), balance: paise(50_000) },
});
const row = (fields: Partial<Transaction>): Transaction => ({
  ...old,
  ...{ transactionid: '2', created: '2026-11-22 10:00:00', balance: null },
  ...fields,
});
const charge = (amount: number, transactionid = '2') =>
  row({ transactionid, amount: paise(amount), transactiontype: 'Subscription Charges' });
const recharge = (amount: number, transactionid = '3') =>
  row({ transactionid, amount: paise(amount) });

const cart = aCart();
const empty = aCart({ cartdetails: [] });
const world: FreshEvidence = {
  transactions: [old],
  balance: paise(50_000),
  cart,
  packs: [a, b],
};
const two: ExpectedChange = { amount: paise(20_000), packs: [a, b] };
const first: ExpectedChange = { amount: paise(10_000), packs: [a] };

/** What is written: with which call, what it is about, and how everything was before. */
interface Write {
  readonly call?: ProvableCall;
  readonly expectedChange?: ExpectedChange;
  readonly was?: Partial<FreshEvidence>;
}

const found = (
  now: Partial<FreshEvidence>,
  isBookingWindowOver: boolean,
  { call = 'renew', expectedChange = two, was = {} }: Write = {},
) =>
  compareEvidence({
    ...{ call, key: KEY, isBookingWindowOver },
    recorded: evidenceOf(call, KEY, expectedChange, { ...world, ...was }),
    fresh: { ...world, ...now },
  });

/** A charge of so many paise was booked, and the balance has paid it. */
const charged = (amount: number) => ({
  transactions: [charge(amount), old],
  balance: paise(50_000 - amount),
});
const refunded = (amount: number) => ({
  transactions: [recharge(amount), old],
  balance: paise(50_000 + amount),
});
const bothRenewed = { ...charged(20_000), packs: [later(a), later(b)] };
const withTopUp = {
  ...bothRenewed,
  transactions: [recharge(5_000), charge(20_000), old],
  balance: paise(35_000),
};
const unpaid = { ...bothRenewed, balance: paise(50_000) };
const ranOut: Pack = { ...a, productstatus: 'EXPIRED' };

/** What is said while the operator may still book it, and after the booking window. */
type Ends = readonly [early: OutcomeStep, late: OutcomeStep];
const BOOKED: Ends = ['booked', 'booked'];
const PART: Ends = ['findingOut', 'booked'];
const UNKNOWN: Ends = ['findingOut', 'unknown'];
const NOT_BOOKED: Ends = ['findingOut', 'notBooked'];
type Row = readonly [string, Partial<FreshEvidence>, Ends, Write?];

const testEach = (rows: readonly Row[]) => {
  for (const [condition, now, [early, late], write] of rows)
    it(`When ${condition}`, () => {
      expect(found(now, false, write).step).toBe(early);
      expect(found(now, true, write).step).toBe(late);
    });
};

describe('A renewal of several packs', () => {
  const none = { transactions: [] };
  testEach([
    ['nothing has changed', {}, NOT_BOOKED],
    ['packs, balance and a charge show all of it', bothRenewed, BOOKED],
    ['a part of it is shown with its charge', { ...charged(10_000), packs: [later(a), b] }, PART],
    ['a top-up came in between as well', withTopUp, BOOKED],
    ['the balance has changed alone', { balance: paise(30_000) }, UNKNOWN],
    ['a top-up changed balance and transactions', refunded(5_000), UNKNOWN],
    ['another charge was booked', charged(7_000), UNKNOWN],
    ['the charge is there and no pack has moved', charged(20_000), UNKNOWN],
    ['the packs were renewed and the balance has not paid', unpaid, UNKNOWN],
    ['the packs were renewed without any transaction', { packs: bothRenewed.packs }, UNKNOWN],
    ['a part was renewed and paid another way', { packs: [later(a), b] }, UNKNOWN],
    ['a pack is gone', { packs: [a] }, UNKNOWN],
    ['a pack has run out and nothing else has changed', { packs: [ranOut, b] }, NOT_BOOKED],
    ['the transactions cannot be read', { transactions: null }, UNKNOWN],
    ['the packs cannot be read', { packs: null }, UNKNOWN],
    ['the balance is not said', { balance: null }, UNKNOWN],
    ['the transactions were not read before it left', {}, UNKNOWN, { was: { transactions: null } }],
    ['the balance was not read before', {}, UNKNOWN, { was: { balance: null } }],
    ['the packs were not read before', {}, UNKNOWN, { was: { packs: null } }],
    [
      'the newest transaction of before is not among the newest any more',
      { transactions: [charge(1)] },
      UNKNOWN,
    ],
    ['there was no transaction before, and there is none', none, NOT_BOOKED, { was: none }],
    [
      'the first transaction of all is its charge',
      { ...bothRenewed, transactions: [charge(20_000)] },
      BOOKED,
      { was: none },
    ],
  ]);

  const free = { expectedChange: { amount: paise(0), packs: [a, b] } };
  testEach([
    ['a free one is shown by its packs alone', { packs: bothRenewed.packs }, BOOKED, free],
    ['a free one has changed nothing', {}, NOT_BOOKED, free],
  ]);

  it('What was found names the packs, how long they run, and the transaction', () => {
    expect(found(bothRenewed, false)).toMatchObject({
      transactionid: '2',
      amount: 20_000,
      lines: [
        { productid: 'A', productname: a.productname, expirydate: after, isBooked: true },
        { productid: 'B', expirydate: after, isBooked: true },
      ],
    });
  });

  it('Of a part it is said line by line what was booked', () => {
    const { lines } = found({ ...charged(10_000), packs: [a, later(b)] }, true);
    expect(lines.map(({ isBooked }) => isBooked)).toEqual([false, true]);
  });
});

describe('The other writes', () => {
  const twin: Pack = { ...a, stbno: 'B2' };
  const line = { productid: 'NEW', stbno: 'B1' };
  const given: Pack = { ...a, ...line, expirydate: after };
  const one = { call: 'renewReadingText', expectedChange: first } as const;
  const order = {
    call: 'checkout',
    expectedChange: { amount: paise(20_000), packs: [line] },
  } as const;
  const refund = {
    call: 'cancelForRefund',
    expectedChange: { amount: paise(5_000), packs: [a] },
  } as const;
  const offer = { call: 'placeOrder', expectedChange: { amount: paise(1), packs: [] } } as const;
  const ordered = { ...charged(20_000), cart: empty };
  const delivered = { ...ordered, packs: [a, b, given] };
  const cancelled = { packs: [stopped(a), b] };
  const paidBack = { ...cancelled, ...refunded(5_000) };
  testEach([
    [
      'one renewal moved the pack of another box',
      { ...charged(10_000), packs: [a, later(twin)] },
      UNKNOWN,
      { ...one, was: { packs: [a, twin] } },
    ],
    ['one renewal is shown', { ...charged(10_000), packs: [later(a), b] }, BOOKED, one],
    ['an order gave its pack and emptied the cart', delivered, BOOKED, order],
    ['an order changed nothing', {}, NOT_BOOKED, order],
    ['the cart alone is empty', { cart: empty }, UNKNOWN, order],
    ['the cart holds one more line', { cart }, NOT_BOOKED, { ...order, was: { cart: empty } }],
    ['an order was charged and its pack is not there yet', ordered, UNKNOWN, order],
    ['a cancellation stopped the pack and gave the refund', paidBack, BOOKED, refund],
    ['a cancellation stopped the pack and no refund is there', cancelled, UNKNOWN, refund],
    [
      'a cancellation stopped the pack and a charge of the same amount was booked',
      { ...cancelled, ...charged(5_000) },
      UNKNOWN,
      refund,
    ],
    ['a cancellation changed nothing', {}, NOT_BOOKED, refund],
    ['an order for a new connection, of which nothing can be read', {}, UNKNOWN, offer],
  ]);
});

it('A write of which nothing was recorded stays unknown', () => {
  const { step } = compareEvidence({
    ...{ call: 'renew', key: KEY, recorded: null, fresh: world, isBookingWindowOver: true },
  });
  expect(step).toBe('unknown');
});

it('What is recorded holds no product, box, name or amount, and differs by the key', () => {
  const recorded = JSON.stringify(evidenceOf('checkout', KEY, two, world));
  // Nothing but fingerprints, the state of each pack and its end.
  const texts: unknown[] = [];
  JSON.parse(recorded, (_, value: unknown) => {
    if (typeof value !== 'object') texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(6);
  for (const text of texts) expect(text).toMatch(/^([0-9a-f]{9,16}|running|2026-11-24)$/);
  const other = evidenceOf('checkout', 'another-key', two, world);
  const same = evidenceOf('checkout', KEY, two, world);
  expect(JSON.parse(recorded)).toEqual(same);
  expect(other.balance).not.toBe(same.balance);
  expect(other.newest).not.toBe(same.newest);
});

it.each([
  ['newest first', ['2026-11-22 10:00:00', '2026-11-01'], true],
  ['oldest first', ['2026-11-01', '2026-11-22 10:00:00'], false],
  ['without a date', ['soon'], false],
  ['none', [], true],
])('Transactions %s', (_, created, expected) => {
  expect(areNewestFirst(created.map((one) => aTransaction({ created: one })))).toBe(expected);
});
