import type { Paise } from '../../../../store/core/values/money';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import type { Transaction } from '../../../../store/wire/entities/payments/transactions';
import {
  compareEvidence,
  isUnchangedSince,
  type OutcomeStep,
} from '../../../../store/writes/compareEvidence';
import {
  areNewestFirst,
  currentRow,
  evidenceOf,
  type ExpectedChange,
  type FreshEvidence,
  isStopped,
  type ProvableCall,
  stateOf,
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

/** A write: its call, what it is about, and how everything was before it. */
interface Write {
  readonly call?: ProvableCall;
  readonly expectedChange?: ExpectedChange;
  readonly was?: Partial<FreshEvidence>;
  readonly isOvertaken?: boolean;
}

const found = (
  now: Partial<FreshEvidence>,
  isBookingWindowOver: boolean,
  { call = 'renew', expectedChange = two, was = {}, isOvertaken }: Write = {},
) => {
  const evidence = evidenceOf(call, KEY, expectedChange, { ...world, ...was });
  const write = { call, key: KEY, evidence, ...(isOvertaken && { isOvertaken }) };
  return compareEvidence(write, { ...world, ...now }, isBookingWindowOver)!;
};

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
const paidByCard = {
  ...bothRenewed,
  transactions: [charge(20_000), recharge(20_000), old],
  balance: paise(50_000),
};
const unpaid = { ...bothRenewed, balance: paise(50_000) };
const ranOut: Pack = { ...a, productstatus: 'EXPIRED' };

/** The outcome while the operator may still book the write, and after the booking window. */
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
    ['the same amount came in and went out, as by card', paidByCard, UNKNOWN],
    ['the balance has changed alone', { balance: paise(30_000) }, UNKNOWN],
    ['a top-up changed balance and transactions', refunded(5_000), UNKNOWN],
    ['another charge was booked', charged(7_000), UNKNOWN],
    ['the charge is there and no pack has moved', charged(20_000), UNKNOWN],
    ['the packs were renewed and the balance has not paid', unpaid, UNKNOWN],
    ['the packs were renewed without any transaction', { packs: bothRenewed.packs }, UNKNOWN],
    [
      'a part is shown with its charge, and a top-up came as well',
      {
        ...{ packs: [later(a), b], balance: paise(45_000) },
        transactions: [recharge(5_000), charge(10_000), old],
      },
      UNKNOWN,
    ],
    [
      'a part is shown with its charge, and a top-up came as well that the balance does not show',
      {
        ...{ packs: [later(a), b], balance: paise(40_000) },
        transactions: [recharge(5_000), charge(10_000), old],
      },
      UNKNOWN,
    ],
    [
      'a part is shown with its charge, and another write was sent since',
      { ...charged(10_000), packs: [later(a), b] },
      UNKNOWN,
      { isOvertaken: true },
    ],
    [
      'all of it is shown with its charge, and another write was sent since',
      bothRenewed,
      BOOKED,
      { isOvertaken: true },
    ],
    [
      'two charges are all that the balance was, which is not said any more',
      { ...bothRenewed, transactions: [charge(10_000, '4'), charge(10_000), old], balance: null },
      UNKNOWN,
      { was: { balance: paise(20_000) } },
    ],
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
      'its charge is there and the packs were not read before',
      charged(20_000),
      UNKNOWN,
      { was: { packs: null } },
    ],
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

  const withoutEnds = [a, b].map((pack) => ({ ...pack, expirydate: '' }));
  const aWithoutEnd = { ...a, expirydate: '' };
  const noEndsBefore = { was: { packs: withoutEnds } };
  const onePriceByOperator = { ...noEndsBefore, expectedChange: { amount: paise(0), packs: [a] } };
  const endOfOneUnknown = { was: { packs: [aWithoutEnd, b] } };
  const sameChargeTwice = {
    transactions: [charge(20_000, '4'), charge(20_000), old],
    balance: paise(10_000),
  };
  testEach([
    [
      'no pack says an end and nothing has changed',
      { packs: withoutEnds },
      NOT_BOOKED,
      noEndsBefore,
    ],
    [
      'no pack says an end, and one charge of all of it has left the balance',
      { ...charged(20_000), packs: withoutEnds },
      BOOKED,
      noEndsBefore,
    ],
    [
      'a top-up came beside that charge',
      { ...withTopUp, packs: withoutEnds },
      BOOKED,
      noEndsBefore,
    ],
    [
      'the charge of packs without an end is not what the balance lacks',
      { ...charged(20_000), balance: paise(31_000), packs: withoutEnds },
      UNKNOWN,
      noEndsBefore,
    ],
    [
      'packs without an end and another amount was taken',
      { ...charged(10_000), packs: withoutEnds },
      UNKNOWN,
      noEndsBefore,
    ],
    [
      'packs without an end and the same amount was taken twice',
      { ...sameChargeTwice, packs: withoutEnds },
      UNKNOWN,
      noEndsBefore,
    ],
    [
      'packs without an end and the balance is not said',
      { ...charged(20_000), balance: null, packs: withoutEnds },
      UNKNOWN,
      noEndsBefore,
    ],
    [
      'packs without an end and the balance, which is not said, was as much as the charge',
      { ...charged(20_000), balance: null, packs: withoutEnds },
      UNKNOWN,
      { was: { packs: withoutEnds, balance: paise(20_000) } },
    ],
    [
      'packs without an end and the balance was not read before',
      { ...charged(20_000), packs: withoutEnds },
      UNKNOWN,
      { was: { packs: withoutEnds, balance: null } },
    ],
    [
      'packs without an end and another write was sent since',
      { ...charged(20_000), packs: withoutEnds },
      UNKNOWN,
      { ...noEndsBefore, isOvertaken: true },
    ],
    [
      'packs without an end do not run after the charge',
      { ...charged(20_000), packs: withoutEnds.map(stopped) },
      UNKNOWN,
      noEndsBefore,
    ],
    [
      'an end that is said has not moved, beside a pack without one',
      { ...charged(20_000), packs: [aWithoutEnd, b] },
      UNKNOWN,
      endOfOneUnknown,
    ],
    [
      'an end that was said is said no longer',
      { ...charged(20_000), packs: withoutEnds },
      UNKNOWN,
      {},
    ],
    [
      'one of them says an end, which has moved',
      { ...charged(20_000), packs: [aWithoutEnd, later(b)] },
      BOOKED,
      endOfOneUnknown,
    ],
    [
      'the operator sets the price of several packs without an end',
      { ...charged(20_000), packs: withoutEnds },
      UNKNOWN,
      { ...noEndsBefore, expectedChange: { amount: paise(0), packs: [a, b] } },
    ],
    [
      'the operator sets the price of one pack without an end, and nothing was taken',
      { packs: withoutEnds },
      NOT_BOOKED,
      onePriceByOperator,
    ],
    [
      'the operator sets the price of one pack without an end, and one charge came',
      { ...charged(20_000), packs: withoutEnds },
      BOOKED,
      onePriceByOperator,
    ],
    [
      'the operator sets the price of one pack without an end, and two charges came',
      { ...sameChargeTwice, packs: withoutEnds },
      UNKNOWN,
      onePriceByOperator,
    ],
  ]);

  const free = { expectedChange: { amount: paise(0), packs: [a, b] } };
  testEach([
    ['a free one is shown by its packs alone', { packs: bothRenewed.packs }, BOOKED, free],
    ['a free one has changed nothing', {}, NOT_BOOKED, free],
    [
      'the operator sets the price, and the balance was charged',
      { ...charged(7_000), packs: bothRenewed.packs },
      BOOKED,
      free,
    ],
    [
      'the operator sets the price, and another write was sent since',
      { ...charged(7_000), packs: bothRenewed.packs },
      UNKNOWN,
      { ...free, isOvertaken: true },
    ],
    ['the operator sets the price, and the packs were paid by card', paidByCard, UNKNOWN, free],
    [
      'the operator sets the price, the balance is as before and the transactions cannot be read',
      { packs: bothRenewed.packs, transactions: null },
      UNKNOWN,
      free,
    ],
  ]);

  const cardPair = [charge(20_000), recharge(20_000)];
  testEach([
    [
      'the packs were paid by card, and a top-up came as well',
      { ...paidByCard, transactions: [recharge(5_000), ...cardPair, old], balance: paise(55_000) },
      UNKNOWN,
    ],
    [
      'the packs were paid by card, and the balance is not said',
      { ...paidByCard, balance: null },
      UNKNOWN,
    ],
    [
      'the balance has paid, and the same amount was paid by card as well',
      {
        ...bothRenewed,
        transactions: [...cardPair, charge(20_000, '4'), old],
      },
      BOOKED,
    ],
    [
      'the charge of all of it is not what the balance lacks',
      { ...bothRenewed, balance: paise(31_000) },
      BOOKED,
    ],
    [
      'the charge of all of it is not what the balance lacks, and another write was sent since',
      { ...bothRenewed, balance: paise(31_000) },
      UNKNOWN,
      { isOvertaken: true },
    ],
    [
      'the charge of all of it is there, the balance is not said, and another write was sent since',
      { ...bothRenewed, balance: null },
      UNKNOWN,
      { isOvertaken: true },
    ],
    [
      'the charge of all of it is there and the balance is not said',
      { ...bothRenewed, balance: null },
      BOOKED,
    ],
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

  it('Before the booking window is over it is still being found out', () => {
    const evidence = evidenceOf('renew', KEY, two, world);
    expect(compareEvidence({ call: 'renew', key: KEY, evidence }, world)?.step).toBe('findingOut');
  });

  it('A pack that the operator has no more is in no line', () => {
    expect(found({ packs: [a] }, true).lines).toHaveLength(1);
  });

  it.each([
    ['what was taken for a part', { ...charged(10_000), packs: [later(a), b] }, 10_000],
    ['nothing while a charge fits neither packs nor amount', charged(7_000), null],
    ['nothing while nothing has changed', {}, null],
  ])('The amount is %s', (_, now, amount) => {
    expect(found(now, true).amount).toBe(amount);
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
    ['a refund of the very amount came and the pack still runs', refunded(5_000), UNKNOWN, refund],
    [
      'a cancellation stopped the pack, and the amount came in and went out again',
      {
        ...cancelled,
        transactions: [charge(7_000, '5'), charge(5_000, '4'), recharge(5_000), old],
        balance: paise(43_000),
      },
      UNKNOWN,
      refund,
    ],
    [
      'a refund of the very amount came for a pack that was stopped before',
      paidBack,
      UNKNOWN,
      { ...refund, was: { packs: [stopped(a), b] } },
    ],
    [
      'a cancellation gave its refund and the balance is not said',
      { ...paidBack, balance: null },
      BOOKED,
      refund,
    ],
    [
      'a cancellation stopped the pack, another amount came and the balance is not said',
      { ...cancelled, ...refunded(7_000), balance: null },
      UNKNOWN,
      refund,
    ],
    [
      'a refund without an amount has stopped nothing',
      {},
      NOT_BOOKED,
      { ...refund, expectedChange: { amount: paise(0), packs: [a] } },
    ],
    [
      'a refund without an amount stopped the pack and no money is there',
      cancelled,
      UNKNOWN,
      { ...refund, expectedChange: { amount: paise(0), packs: [a] } },
    ],
    [
      'an order gave a pack without an end',
      {
        ...ordered,
        packs: [a, b, { ...given, expirydate: '' }],
        transactions: withTopUp.transactions,
        balance: paise(35_000),
      },
      BOOKED,
      { ...order, isOvertaken: true },
    ],
    [
      'an order gave a pack again that was stopped with the same end',
      { ...ordered, packs: [a, b, given] },
      BOOKED,
      { ...order, was: { packs: [a, b, stopped(given)] } },
    ],
    [
      'a stopped pack is now called expired',
      { packs: [ranOut, b] },
      UNKNOWN,
      { ...one, was: { packs: [stopped(a), b] } },
    ],
    ['an order changed nothing and the packs cannot be read', { packs: null }, UNKNOWN, order],
    ['an order for a new connection, of which nothing can be read', {}, UNKNOWN, offer],
  ]);
});

it('Where a top-up came as well, the refund is the transaction of the agreed amount', () => {
  const write = {
    call: 'cancelForRefund',
    expectedChange: { amount: paise(5_000), packs: [a] },
  } as const;
  const transactions = [recharge(3_000, '4'), recharge(5_000), old];
  const now = { transactions, balance: paise(58_000), packs: [stopped(a), b] };
  expect(found(now, false, write)).toMatchObject({
    ...{ step: 'booked', transactionid: '3', amount: 5_000 },
  });
});

it('A write of which nothing was recorded stays unknown', () => {
  expect(compareEvidence({ call: 'renew', key: KEY }, world, true)).toMatchObject({
    step: 'unknown',
  });
});

it('A call of which no evidence is known is not compared', () => {
  expect(compareEvidence({ call: 'createTicket', key: KEY }, world, true)).toBeNull();
});

describe('Whether anything changed since a write that was refused', () => {
  const nothing = { transactions: null, balance: null, cart: null, packs: null };
  const onlyPacks = { ...nothing, packs: [a, b] };
  const isUnchanged = (
    now: Partial<FreshEvidence>,
    call: ProvableCall = 'renew',
    was: Partial<FreshEvidence> = {},
  ) => {
    const evidence = evidenceOf(call, KEY, two, { ...world, ...was });
    return isUnchangedSince({ call, key: KEY, evidence }, { ...world, ...now });
  };

  const rows: readonly (readonly [string, boolean, ...Parameters<typeof isUnchanged>])[] = [
    ['what it had before', true, {}],
    ['a pack that ran out, which is no change', true, { packs: [ranOut, b] }],
    ['one more transaction', false, { transactions: [charge(1), old] }],
    ['another balance', false, { balance: paise(49_999) }],
    ['a pack that runs longer', false, { packs: [later(a), b] }],
    ['a pack that was stopped', false, { packs: [stopped(a), b] }],
    ['an empty cart after a checkout', false, { cart: empty }, 'checkout'],
    ['an empty cart, of which a renewal recorded nothing', true, { cart: empty }],
    ['a balance that it does not say any more', false, { balance: null }],
    ['transactions that cannot be read any more', false, { transactions: null }],
    ['packs that cannot be read any more', false, { packs: null }],
    ['a cart that cannot be read any more', false, { cart: null }, 'checkout'],
    ['a balance that was not recorded', true, {}, 'renew', { balance: null }],
    ['packs that were not recorded', true, {}, 'renew', { packs: null }],
    ['packs alone, as they were recorded', true, {}, 'renew', onlyPacks],
    ['nothing that was recorded', false, {}, 'renew', nothing],
    ['nothing to show of an order for a new connection', true, {}, 'placeOrder'],
  ];
  for (const [condition, expected, ...given] of rows)
    it(`The operator has ${condition}: ${expected ? 'nothing has changed' : 'something has, or it is not known'}`, () => {
      expect(isUnchanged(...given)).toBe(expected);
    });

  it('A write without any record may have been carried out, and a call without evidence shows nothing', () => {
    expect(isUnchangedSince({ call: 'renew', key: KEY }, world)).toBe(false);
    expect(isUnchangedSince({ call: 'createTicket', key: KEY }, world)).toBe(true);
  });
});

describe('What is recorded', () => {
  it('Only the sources are recorded that the call may change and that could be read', () => {
    const nothing = { transactions: null, balance: null, cart: null, packs: null };
    const keys = (call: ProvableCall, fresh: FreshEvidence) =>
      Object.keys(evidenceOf(call, KEY, two, fresh)).sort();
    expect(keys('checkout', world)).toEqual(['amount', 'balance', 'cart', 'newest', 'packs']);
    expect(keys('renew', world)).toEqual(['amount', 'balance', 'newest', 'packs']);
    expect(keys('placeOrder', world)).toEqual(['amount']);
    expect(keys('checkout', nothing)).toEqual(['amount']);
  });

  it.each<Partial<Transaction>>([
    { transactionid: '9' },
    { created: '2026-11-02 10:00:00' },
    { transactiontype: 'Refund' },
    { amount: paise(1) },
    { balance: paise(1) },
    { description1: 'other' },
    { description2: 'other' },
  ])('A transaction with another %j is another one', (fields) => {
    const newest = (row: Transaction) =>
      evidenceOf('renew', KEY, two, { ...world, transactions: [row] }).newest;
    expect(newest({ ...old, ...fields })).not.toBe(newest(old));
  });

  it('Of several rows of a pack the current one runs, and runs longest', () => {
    expect(currentRow([stopped(later(a)), a])).toEqual(a);
    expect(currentRow([a, stopped(later(a))])).toEqual(a);
    expect(currentRow([a, later(a)])).toEqual(later(a));
    expect(currentRow([])).toBeUndefined();
  });

  it.each([
    ['running', a],
    ['stopped', stopped(a)],
    ['other', ranOut],
    ['absent', undefined],
  ])('A pack is %s', (state, pack) => {
    expect(stateOf(pack)).toBe(state);
  });

  it.each([
    ['its own box', 'B1', true],
    ['no box', '', true],
    ['another box', 'B2', false],
  ])('A pack that is stopped on one box is found by %s: %s', (_, stbno, expected) => {
    expect(isStopped([stopped(a), b], { productid: 'A', stbno })).toBe(expected);
    expect(isStopped([a, stopped(b)], { productid: 'A', stbno })).toBe(false);
  });
});

it('What is recorded holds no product, box, name or amount, and differs by the key', () => {
  const recorded = JSON.stringify(evidenceOf('checkout', KEY, two, world));
  // The record contains nothing but fingerprints, the state of each pack and its end.
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
  ['of one moment', ['2026-11-22 10:00:00', '2026-11-22 10:00:00'], true],
  ['without a date', ['soon'], false],
  ['none', [], true],
])('Transactions %s', (_, created, expected) => {
  expect(areNewestFirst(created.map((one) => aTransaction({ created: one })))).toBe(expected);
});
