import type { Paise } from '../../../../store/core/values/money';
import { compareEvidence, type OutcomeStep } from '../../../../store/writes/compareEvidence';
import {
  areNewestFirst,
  evidenceOf,
  type FreshEvidence,
  type ProvableCall,
  type WriteConcern,
} from '../../../../store/writes/evidence';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import type { Transaction } from '../../../../store/wire/entities/payments/transactions';
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
const two: WriteConcern = { amount: paise(20_000), packs: [a, b] };
const first: WriteConcern = { amount: paise(10_000), packs: [a] };

interface Case {
  readonly call?: ProvableCall;
  readonly concern?: WriteConcern;
  readonly was?: Partial<FreshEvidence>;
  readonly now: Partial<FreshEvidence>;
}

const found = ({ call = 'renew', concern = two, was = {}, now }: Case, isQuietOver: boolean) =>
  compareEvidence({
    ...{ call, key: KEY, isQuietOver },
    recorded: evidenceOf(call, KEY, concern, { ...world, ...was }),
    fresh: { ...world, ...now },
  });

const bothRenewed = {
  transactions: [charge(20_000), old],
  balance: paise(30_000),
  packs: [later(a), later(b)],
};

/** What is said while the operator may still book it, and after the quiet time. */
type Row = readonly [condition: string, evidence: Case, early: OutcomeStep, late: OutcomeStep];

describe('A renewal of several packs', () => {
  it.each<Row>([
    ['nothing has changed', { now: {} }, 'findingOut', 'notBooked'],
    ['packs, balance and a charge show all of it', { now: bothRenewed }, 'booked', 'booked'],
    [
      'a part of it is shown with its charge',
      {
        now: {
          transactions: [charge(10_000), old],
          balance: paise(40_000),
          packs: [later(a), b],
        },
      },
      ...(['findingOut', 'booked'] as const),
    ],
    [
      'a top-up came in between as well',
      {
        now: {
          ...bothRenewed,
          transactions: [recharge(5_000), charge(20_000), old],
          balance: paise(35_000),
        },
      },
      ...(['booked', 'booked'] as const),
    ],
    [
      'the balance has changed alone',
      { now: { balance: paise(30_000) } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'a top-up changed balance and transactions',
      { now: { transactions: [recharge(5_000), old], balance: paise(55_000) } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'another charge was booked',
      { now: { transactions: [charge(7_000), old], balance: paise(43_000) } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'the charge is there and no pack has moved',
      { now: { transactions: [charge(20_000), old], balance: paise(30_000) } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'the packs were renewed and the balance has not paid',
      { now: { ...bothRenewed, balance: paise(50_000) } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'the packs were renewed without any transaction',
      { now: { packs: [later(a), later(b)] } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'a part was renewed and paid another way',
      { now: { packs: [later(a), b] } },
      ...(['findingOut', 'unknown'] as const),
    ],
    ['a pack is gone', { now: { packs: [a] } }, 'findingOut', 'unknown'],
    [
      'a pack has run out and nothing else has changed',
      { now: { packs: [{ ...a, productstatus: 'EXPIRED' }, b] } },
      ...(['findingOut', 'notBooked'] as const),
    ],
    ['the transactions cannot be read', { now: { transactions: null } }, 'findingOut', 'unknown'],
    ['the packs cannot be read', { now: { packs: null } }, 'findingOut', 'unknown'],
    ['the balance is not said', { now: { balance: null } }, 'findingOut', 'unknown'],
    [
      'the transactions were not read before it left',
      { was: { transactions: null }, now: {} },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'the balance was not read before',
      { was: { balance: null }, now: {} },
      'findingOut',
      'unknown',
    ],
    ['the packs were not read before', { was: { packs: null }, now: {} }, 'findingOut', 'unknown'],
    [
      'the newest transaction of before is not among the newest any more',
      { now: { transactions: [charge(1)] } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'there was no transaction before, and there is none',
      { was: { transactions: [] }, now: { transactions: [] } },
      ...(['findingOut', 'notBooked'] as const),
    ],
    [
      'the first transaction of all is its charge',
      { was: { transactions: [] }, now: { ...bothRenewed, transactions: [charge(20_000)] } },
      ...(['booked', 'booked'] as const),
    ],
  ])('When %s', (_, evidence, early, late) => {
    expect(found(evidence, false).step).toBe(early);
    expect(found(evidence, true).step).toBe(late);
  });

  it('What was found names the packs, how long they run, and the transaction', () => {
    expect(found({ now: bothRenewed }, false)).toMatchObject({
      transactionid: '2',
      amount: 20_000,
      lines: [
        { productid: 'A', productname: a.productname, expirydate: after, isBooked: true },
        { productid: 'B', expirydate: after, isBooked: true },
      ],
    });
  });

  it('Of a part it is said line by line what was booked', () => {
    const now = {
      ...{ transactions: [charge(10_000), old], balance: paise(40_000) },
      packs: [a, later(b)],
    };
    const { lines } = found({ now }, true);
    expect(lines.map(({ isBooked }) => isBooked)).toEqual([false, true]);
  });
});

describe('The other writes', () => {
  const twin: Pack = { ...a, stbno: 'B2' };
  const line = { productid: 'NEW', stbno: 'B1' };
  const given: Pack = { ...a, ...line, expirydate: after };
  const order: WriteConcern = { amount: paise(20_000), packs: [line] };
  const refund: WriteConcern = { amount: paise(5_000), packs: [a] };
  const paid = { transactions: [charge(20_000), old], balance: paise(30_000) };
  const back = { transactions: [recharge(5_000), old], balance: paise(55_000) };

  it.each<Row>([
    [
      'one renewal moved the pack of another box',
      {
        ...{ call: 'renewReadingText', concern: first, was: { packs: [a, twin] } },
        now: {
          ...{ transactions: [charge(10_000), old], balance: paise(40_000) },
          packs: [a, later(twin)],
        },
      },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'one renewal is shown',
      {
        ...{ call: 'renewReadingText', concern: first },
        now: {
          ...{ transactions: [charge(10_000), old], balance: paise(40_000) },
          packs: [later(a), b],
        },
      },
      ...(['booked', 'booked'] as const),
    ],
    [
      'an order gave its pack and emptied the cart',
      { call: 'checkout', concern: order, now: { ...paid, cart: empty, packs: [a, b, given] } },
      ...(['booked', 'booked'] as const),
    ],
    [
      'an order changed nothing',
      { call: 'checkout', concern: order, now: {} },
      ...(['findingOut', 'notBooked'] as const),
    ],
    [
      'the cart alone is empty',
      { call: 'checkout', concern: order, now: { cart: empty } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'the cart holds one more line',
      {
        ...{ call: 'checkout', concern: order, was: { cart: empty } },
        now: { cart },
      },
      ...(['findingOut', 'notBooked'] as const),
    ],
    [
      'an order was charged and its pack is not there yet',
      { call: 'checkout', concern: order, now: { ...paid, cart: empty } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'a cancellation stopped the pack and gave the refund',
      { call: 'cancelForRefund', concern: refund, now: { ...back, packs: [stopped(a), b] } },
      ...(['booked', 'booked'] as const),
    ],
    [
      'a cancellation stopped the pack and no refund is there',
      { call: 'cancelForRefund', concern: refund, now: { packs: [stopped(a), b] } },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'a cancellation stopped the pack and a charge of the same amount was booked',
      {
        ...{ call: 'cancelForRefund', concern: refund },
        now: {
          ...{ transactions: [charge(5_000), old], balance: paise(45_000) },
          packs: [stopped(a), b],
        },
      },
      ...(['findingOut', 'unknown'] as const),
    ],
    [
      'a cancellation changed nothing',
      { call: 'cancelForRefund', concern: refund, now: {} },
      ...(['findingOut', 'notBooked'] as const),
    ],
    [
      'an order for a new connection, of which nothing can be read',
      { call: 'placeOrder', concern: { amount: paise(1), packs: [] }, now: {} },
      ...(['findingOut', 'unknown'] as const),
    ],
  ])('When %s', (_, evidence, early, late) => {
    expect(found(evidence, false).step).toBe(early);
    expect(found(evidence, true).step).toBe(late);
  });
});

it('A write of an earlier version, which recorded nothing, stays unknown', () => {
  const { step } = compareEvidence({
    ...{ call: 'renew', key: KEY, recorded: null, fresh: world, isQuietOver: true },
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
