import { chargesToTell, claimsOf } from './claims';
import { evaluate, isGood, type Observation, type PageClaim, summaryOf } from './evaluate';

/** An observation of a payment that was made once. */
const paid: Observation = {
  end: 'paid',
  claims: [{ says: 'paid', where: 'the result', charged: 1, inHandOf: null }],
  charges: [50_000],
  price: 50_000,
  takenTooMuch: 0,
  areBothAmountsShown: false,
  balance: { is: 71_450, ought: 71_450 },
  isDelivered: true,
  pending: 0,
  missed: [],
  others: [],
};
const left: Observation = {
  ...paid,
  end: 'left',
  claims: [{ says: 'notPaid', where: 'the result', charged: 0, inHandOf: null }],
  charges: [],
  isDelivered: false,
};

describe('The verdict on a correct payment', () => {
  it.each([
    ['paid once', paid, '1 charge, paid'],
    ['left', left, 'none, left'],
    [
      'not known while the operator does not know either',
      { ...left, end: 'notKnown', pending: 1 },
      'none, not known',
    ],
    [
      'no sign of it so far while the operator has it in hand, and paid as soon as it is booked',
      {
        ...paid,
        claims: [
          { says: 'noSign', where: 'the cart', charged: 0, inHandOf: 'operator' },
          { says: 'paid', where: 'the cart', charged: 1, inHandOf: null },
        ],
      },
      '1 charge, paid',
    ],
    [
      'no sign of it so far, and nothing booked',
      { ...left, claims: [{ says: 'noSign', where: 'the cart', charged: 0, inHandOf: null }] },
      'none, left',
    ],
    [
      'more taken than agreed, and both amounts shown',
      { ...paid, charges: [60_000], takenTooMuch: 10_000, areBothAmountsShown: true },
      '1 charge, paid',
    ],
  ] as const)('The verdict is good: %s', (_, seen, word) => {
    const verdict = evaluate(seen);
    expect(verdict.reasons).toEqual([]);
    expect(isGood(verdict)).toBe(true);
    expect(verdict.word).toBe(word);
  });
});

describe('The verdict "charged twice"', () => {
  it.each([
    ['two charges', { ...paid, charges: [50_000, 50_000] }],
    ['another amount than was agreed to', { ...paid, charges: [50_100] }],
    [
      'another amount than the operator takes too much',
      { ...paid, charges: [60_001], takenTooMuch: 10_000, areBothAmountsShown: true },
    ],
    ['a paisa missing from the balance', { ...paid, balance: { is: 71_449, ought: 71_450 } }],
    ['a charge of another account', { ...left, others: [50_000] }],
    ['money taken and nothing given', { ...paid, isDelivered: false }],
    ['something given for nothing', { ...left, isDelivered: true }],
  ])('The verdict reports a wrong charge: %s', (_, seen) => {
    expect(evaluate(seen)).toMatchObject({ isChargedTwice: true, isLost: false });
  });
});

describe('The verdict "lost"', () => {
  it.each([
    ['money that no page tells of', { ...paid, end: 'lost' as const, claims: [] }],
    ['a way that comes to no end', { ...left, end: 'lost' as const }],
    ['what was begun and is not offered', { ...paid, missed: ['not offered at home'] }],
  ])('The verdict reports a lost payment: %s', (_, seen) => {
    expect(evaluate(seen)).toMatchObject({ isChargedTwice: false, isLost: true });
  });
});

describe('The verdict "untrue"', () => {
  const claims = (
    says: PageClaim['says'],
    charged: number,
    inHandOf: PageClaim['inHandOf'] = null,
  ) => [{ says, where: 'a page', charged, inHandOf }];
  const tooMuch = { ...paid, charges: [60_000], takenTooMuch: 10_000 };
  it.each([
    ['paid, with nothing charged', { ...left, end: 'paid' as const }],
    ['not paid, with money taken', { ...paid, end: 'left' as const }],
    ['not known, though the operator knows', { ...paid, end: 'notKnown' as const }],
    ['a page that said paid too early', { ...paid, claims: claims('paid', 0) }],
    ['a page that said not paid too late', { ...paid, claims: claims('notPaid', 1) }],
    [
      'not paid, while the operator has the write in hand',
      { ...left, claims: claims('notPaid', 0, 'operator') },
    ],
    ['no money taken, while the bank has it', { ...left, claims: claims('notPaid', 0, 'bank') }],
    [
      'not paid, while the operator has the write in hand, and paid later',
      { ...paid, claims: [...claims('notPaid', 0, 'operator'), ...claims('paid', 1)] },
    ],
    [
      'no sign of it so far, and never that it was booked',
      { ...paid, claims: claims('noSign', 0) },
    ],
    [
      'no sign of it so far after paid was said',
      { ...paid, claims: [...claims('paid', 1), ...claims('noSign', 1)] },
    ],
    ['more taken than agreed, and one amount shown', tooMuch],
  ])('The verdict reports a wrong statement: %s', (_, seen) => {
    expect(evaluate(seen)).toMatchObject({ isChargedTwice: false, isUntrue: true });
  });
});

it('The totals count every cell once and each kind of fault separately', () => {
  const twice = evaluate({ ...paid, charges: [50_000, 50_000], end: 'lost' });
  const untrue = evaluate({ ...left, end: 'paid' });
  expect(summaryOf([evaluate(paid), twice, untrue])).toBe(
    '3 cells, 1 charged twice, 1 lost, 1 untrue',
  );
});

it('A statement about the whole payment counts as a claim, one about a part of it or a later time does not', () => {
  expect(claimsOf('Paid', 'Amount ₹500.00')).toEqual(['paid']);
  expect(claimsOf('Your order', 'Your order is paid.')).toEqual(['paid']);
  expect(claimsOf('Payment failed', 'No money was taken.')).toEqual(['notPaid']);
  expect(claimsOf('Add money', 'The payment couldn’t start, and nothing was paid.')).toEqual([
    'notPaid',
  ]);
  expect(claimsOf('Renew', 'Packs\nIt went through\nYour operator has processed it.')).toEqual([
    'paid',
  ]);
  expect(claimsOf('Renew', 'Nothing was renewed and nothing was taken.')).toEqual(['notPaid']);
  expect(claimsOf('Renew', 'There is no sign of it so far.')).toEqual(['noSign']);
  expect(claimsOf('2 of 3 packs were renewed', 'Nothing was taken for this pack.')).toEqual([]);
  expect(claimsOf('Add money', 'This has just been paid. Nothing more was taken.')).toEqual([]);
  expect(claimsOf('Add money', 'Nothing is charged until you confirm.')).toEqual([]);
  expect(claimsOf('Not confirmed yet', 'Nothing on this page means that it was paid.')).toEqual([]);
});

describe('The charges that a page has to tell of', () => {
  const charges = [{ reference: 'TX2' }];
  const refused = { txnid: 'TX1', status: 'FAILURE' };
  it.each([
    ['no page names a payment', [refused], null, 1],
    ['the named payment was refused, and another one paid', [refused], 'TX1', 0],
    ['the named payment is open', [{ ...refused, status: 'PENDING' }], 'TX1', 1],
    ['the operator does not know the named payment', [refused], 'TX9', 1],
    ['a refused payment was charged all the same', [{ ...refused, txnid: 'TX2' }], 'TX2', 1],
  ])('Counts where %s', (_, payments, named, count) => {
    expect(chargesToTell(payments, charges, named)).toBe(count);
  });
});
