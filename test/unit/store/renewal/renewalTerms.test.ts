import fc from 'fast-check';
import * as v from 'valibot';
import { type Paise, rupeesOf } from '../../../../store/core/values/money';
import { renewalBill } from '../../../../store/renewal/renewal';
import {
  commonPeriod,
  gstOfLines,
  isPricedForATerm,
  nextDue,
  pricesByPack,
  quoteOf,
  type RenewalLine,
  renewalPriceOf,
  termsOf,
} from '../../../../store/renewal/renewalTerms';
import { answers } from '../../../../store/wire/answers';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import {
  type LongDurationPrice,
  longDurationPrices,
} from '../../../../store/wire/entities/packs/renewal';
import { CHARGE_PERIODS } from '../../../../store/wire/values';
import { demoConfiguration } from '../../../operator/demoConfiguration';
import { createOperator, type Operator } from '../../../operator/operator';
import { openTestClient, type TestClient } from '../../../operator/testClient';
import { aPack } from '../../../support/builders';

const { renewalDays } = demoConfiguration;
const paise = (amount: number) => amount as Paise;
const row = (fields: object): LongDurationPrice =>
  v.parse(longDurationPrices, { chargeperiod: 'MONTHLY', ...fields })[0]!;

const family = aPack({
  productid: 'FAM',
  productname: 'Family HD',
  chargeperiod: 'MONTHLY',
  totalprice: paise(34_078),
  expirydate: '2026-11-24T23:59:59+05:30',
});
const sport = aPack({ productid: 'SPO', productname: 'Khel Plus', chargeperiod: 'MONTHLY' });
const prices = [
  row({
    chargeperiod: '',
    basepacktariff: 'Family HD tariff',
    productid: 'FAM',
    monthlyprice: '340.78',
    quarterlyprice: '1022.35',
    halfyearlyprice: '1962.90',
    yearlyprice: '3741.78',
  }),
  row({ productname: 'Khel Plus', monthlyprice: '57.82', yearlyprice: '634.86' }),
];

describe('The price of a pack for a term', () => {
  it('The price is found by the row’s number or name, with a period or a tariff', () => {
    expect(renewalPriceOf(family, prices, 'YEARLY')).toBe(374_178);
    expect(renewalPriceOf(sport, prices, 'YEARLY')).toBe(63_486);
    expect(renewalPriceOf(sport, prices, 'QUARTERLY')).toBeNull();
    expect(
      renewalPriceOf(aPack({ productid: 'NEW', productname: '' }), prices, 'MONTHLY'),
    ).toBeNull();
  });

  it.each<[string, Pack, number | null]>([
    ['A term that is listed for nothing has no price', family, null],
    ['A pack that is free costs nothing in each term', { ...family, totalprice: paise(0) }, 0],
  ])('%s', (_, pack, price) => {
    const listed = [row({ productid: 'FAM', monthlyprice: '340.78', yearlyprice: '0' })];
    expect(renewalPriceOf(pack, listed, 'YEARLY')).toBe(price);
    expect(quoteOf([pack], listed, 'YEARLY').unpriced).toHaveLength(price === null ? 1 : 0);
  });

  it('No price is taken from a row of another product with the same name, or of no name', () => {
    const sameName = row({ productid: 'OTHER', productname: 'Khel Plus', monthlyprice: '1.00' });
    expect(renewalPriceOf(sport, [sameName], 'MONTHLY')).toBeNull();
    const unnamed = aPack({ productid: 'NEW', productname: '' });
    expect(renewalPriceOf(unnamed, [row({ monthlyprice: '1.00' })], 'MONTHLY')).toBeNull();
  });

  const documented = (fields: object) =>
    row({ chargeperiod: '', monthlyprice: '10.00', ...fields });
  const monthlyOf = (rows: readonly LongDurationPrice[], packs: readonly Pack[]) => {
    const named = pricesByPack(rows, packs, true);
    return packs.map((pack) => renewalPriceOf(pack, named, 'MONTHLY'));
  };
  const [bare, other] = [
    aPack({ productid: 'FAM', productname: 'Family HD' }),
    aPack({ productid: 'SPO', productname: 'Khel Plus' }),
  ];

  it('A documented row is found by the tariff that names the pack', () => {
    const tariffs = [
      documented({ basepacktariff: 'SPO', monthlyprice: '20.00' }),
      documented({ basepacktariff: ' family hd ' }),
    ];
    expect(monthlyOf(tariffs, [bare, other])).toEqual([1_000, 2_000]);
  });

  it.each([
    ['in the tariff', ' family hd ', 'Family HD'],
    ['in the name of the pack', 'Family HD', ' Family HD '],
  ])('Spaces %s do not keep a documented row from its pack', (_, basepacktariff, productname) => {
    const packs = [{ ...bare, productname }, other];
    expect(monthlyOf([documented({ basepacktariff })], packs)).toEqual([1_000, null]);
  });

  it('A documented row is found by its period where one pack and one row are left', () => {
    const period = documented({ chargeperiod: 'MONTHLY', monthlyprice: '30.00' });
    expect(monthlyOf([period], [bare])).toEqual([3_000]);
    expect(monthlyOf([documented({ basepacktariff: 'FAM' }), period], [bare, other])).toEqual([
      ...[1_000, 3_000],
    ]);
    const yearly = { ...other, chargeperiod: 'YEARLY' };
    const both = [period, documented({ chargeperiod: 'YEARLY', monthlyprice: '40.00' })];
    expect(monthlyOf(both, [{ ...bare, chargeperiod: 'MONTHLY' }, yearly])).toEqual([3_000, 4_000]);
  });

  it('No price is guessed where a row could be about two packs, or two rows about one', () => {
    const period = documented({ chargeperiod: 'MONTHLY' });
    expect(monthlyOf([period], [bare, other])).toEqual([null, null]);
    expect(monthlyOf([period, documented({ chargeperiod: 'YEARLY' })], [bare])).toEqual([null]);
    expect(monthlyOf([documented({ basepacktariff: 'Gold' }), period], [bare])).toEqual([null]);
    const unnamed = { ...bare, productname: '' };
    expect(monthlyOf([period], [unnamed, other])).toEqual([null, null]);
  });

  it('A row that names another pack is never taken for one that names none', () => {
    expect(monthlyOf([row({ productname: 'Gold', monthlyprice: '10.00' })], [bare])).toEqual([
      null,
    ]);
  });

  it('A row without a period is found where one pack and one row are left, whatever the pack’s period', () => {
    const tariff = documented({ basepacktariff: 'T100' });
    expect(monthlyOf([tariff], [{ ...bare, chargeperiod: 'MONTHLY' }])).toEqual([1_000]);
  });

  it('The pack’s own price applies to its own term', () => {
    const dearer = { ...family, totalprice: paise(99_900) };
    expect(renewalPriceOf(dearer, prices, 'MONTHLY')).toBe(99_900);
    expect(renewalPriceOf(dearer, prices, 'QUARTERLY')).toBe(102_235);
    expect(renewalPriceOf({ ...family, totalprice: null }, prices, 'MONTHLY')).toBe(34_078);
  });
});

describe('The GST in a renewal', () => {
  const taxed = { ...family, price: paise(28_880), tax: paise(5_198) };
  const channel = aPack({
    ...{ productid: 'CHA', chargeperiod: 'MONTHLY', price: paise(1_900), tax: paise(342) },
  });
  const gst = (packs: readonly Pack[], period: (typeof CHARGE_PERIODS)[number] = 'MONTHLY') =>
    gstOfLines(quoteOf(packs, prices, period).lines);

  it('The GST is the sum of what the operator says of each pack for its own term', () => {
    expect(gst([taxed, channel])).toBe(5_198 + 342);
    const { lines, total } = quoteOf([taxed, channel], prices, 'MONTHLY');
    const bill = renewalBill({ period: 'MONTHLY', stbno: '', lines, total: total ?? paise(0) });
    expect(bill).toMatchObject({ amount: 34_078 + 2_242, gst: 5_540 });
  });

  it.each<[string, readonly Pack[], 'MONTHLY' | 'YEARLY']>([
    ['for another term than the pack’s own', [taxed], 'YEARLY'],
    ['of one pack among several', [taxed, sport], 'MONTHLY'],
    ['where price and tax do not come to the total', [{ ...taxed, tax: paise(1) }], 'MONTHLY'],
    ['where only the total is known', [family], 'MONTHLY'],
  ])('A renewal has no GST when it is not known %s', (_, packs, period) => {
    const { lines, total } = quoteOf(packs, prices, period);
    expect(total).not.toBeNull();
    expect(gst(packs, period)).toBeNull();
    const order = { period, stbno: '', lines, total: total ?? paise(0) };
    expect(renewalBill(order)).not.toHaveProperty('gst');
  });
});

describe('The terms side by side', () => {
  const familyTerms = () => termsOf([family], prices, '2026-11-21', renewalDays);

  it('The monthly price is shown and is never too low', () => {
    expect(familyTerms().map(({ perMonth }) => perMonth)).toEqual([34_078, 34_079, 32_715, 31_182]);
  });

  it('The saving against as many months is shown where there is one', () => {
    expect(familyTerms().map(({ saving }) => saving)).toEqual([
      null,
      null,
      6 * 34_078 - 196_290,
      12 * 34_078 - 374_178,
    ]);
  });

  it('The next end date is shown', () => {
    expect(familyTerms().map(({ due }) => due)).toEqual([
      '2026-12-24',
      '2027-02-22',
      '2027-05-23',
      '2027-11-24',
    ]);
  });

  it('The next end date of several packs is the first on which one of them ends', () => {
    const later = { ...sport, expirydate: '2026-11-30T23:59:59+05:30' };
    const terms = termsOf([later, family], prices, '2026-11-21', renewalDays);
    expect(terms.map(({ due }) => due)).toEqual(familyTerms().map(({ due }) => due));
  });

  it('No date is promised for a term whose days the operator has not said', () => {
    const terms = termsOf([family], prices, '2026-11-21', { MONTHLY: 28 });
    expect(terms.map(({ due }) => due)).toEqual(['2026-12-22', '', '', '']);
  });

  it('There is no total where a pack has no price, and that pack is named', () => {
    const terms = termsOf([family, sport], prices, '2026-11-21', renewalDays);
    expect(terms.map(({ total }) => total)).toEqual([39_860, null, null, 437_664]);
    expect(terms[1]?.unpriced).toEqual([sport]);
    expect(terms[1]).toMatchObject({ perMonth: null, saving: null });
    const ids = (listed: readonly RenewalLine[] = []) => listed.map(({ productid }) => productid);
    expect([ids(terms[1]?.lines), ids(terms[1]?.all)]).toEqual([['FAM'], ['FAM', 'SPO']]);
  });

  const unpriced = aPack({ productid: 'NEW', productname: 'New' });
  it.each<[string, boolean, readonly Pack[]]>([
    ['a price for each term', true, [family]],
    ['a price for some terms', true, [family, sport]],
    ['no price', false, [unpriced]],
    ['a price for some of them alone', false, [family, unpriced]],
  ])('Packs with %s are priced for a term: %s', (_, isPriced, packs) => {
    const terms = termsOf(packs, prices, '2026-11-21', renewalDays);
    expect(isPricedForATerm(terms)).toBe(isPriced);
  });
});

it('The current term is offered, or a month where the packs differ', () => {
  const year = { ...sport, chargeperiod: 'YEARLY' };
  expect(commonPeriod([year])).toBe('YEARLY');
  expect(commonPeriod([year, family])).toBe('MONTHLY');
  expect(commonPeriod([{ ...sport, chargeperiod: 'WEEKLY' }])).toBe('MONTHLY');
  expect(commonPeriod([])).toBe('MONTHLY');
});

describe('The next end of a pack', () => {
  it.each([
    ['goes on where it ends', '2026-11-24T23:59:59+05:30', '2026-12-24'],
    ['goes on from today when it ends today', '2026-11-21T23:59:59+05:30', '2026-12-21'],
    ['is a term from today on when it has ended', '2026-11-19T23:59:59+05:30', '2026-12-20'],
    ['is counted in Indian days', '2026-11-24T18:29:59Z', '2026-12-24'],
    ['is unknown without a date', '', ''],
  ])('The next end %s', (_, expirydate, due) => {
    expect(nextDue(expirydate, 30, '2026-11-21')).toBe(due);
  });
});

describe('The money of a renewal', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), {
    minLength: 1,
    maxLength: 40,
  });

  it('The total is the sum of the shown lines to the paisa', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CHARGE_PERIODS), (prices, period) => {
        const packs = prices.map((_, at) => aPack({ productid: `P${at}`, chargeperiod: 'ELSE' }));
        const rows = prices.map((amount, at) =>
          row({
            productid: `P${at}`,
            monthlyprice: rupeesOf(paise(amount)),
            quarterlyprice: rupeesOf(paise(amount)),
            halfyearlyprice: rupeesOf(paise(amount)),
            yearlyprice: rupeesOf(paise(amount)),
          }),
        );
        const { lines, total } = quoteOf(packs, rows, period);
        expect(lines.map(({ amount }) => amount)).toEqual(prices);
        expect(BigInt(total ?? -1)).toBe(prices.reduce((sum, one) => sum + BigInt(one), 0n));
      }),
    );
  });

  let operator: Operator;
  let visitor: TestClient;
  beforeAll(async () => {
    operator = await createOperator({ database: ':memory:' });
  });
  afterAll(() => operator.close());
  const owned = async () =>
    v.parse(
      answers.renewablePacks,
      (await visitor.call('renewablePacks', { productstatus: 'ALL' })).body,
    );

  it('The total equals the operator’s charge for all packs and terms, and the packs end when announced', async () => {
    const choice = fc.record({
      who: fc.constantFrom('lakshmi', 'meera', 'joseph'),
      period: fc.constantFrom(...CHARGE_PERIODS),
      ticks: fc.infiniteStream(fc.boolean()),
    });
    await fc.assert(
      fc.asyncProperty(choice, async ({ who, period, ticks }) => {
        operator.reset();
        visitor = openTestClient(operator);
        await visitor.login(who);
        const all = (await owned()).filter(({ renewable }) => renewable);
        const some = all.filter(() => ticks.next().value);
        const packs: readonly Pack[] = some.length > 0 ? some : all;
        const asked = await visitor.call('longDurationPrices', undefined);
        const quote = quoteOf(packs, v.parse(answers.longDurationPrices, asked.body), period);
        const { status, body } = await visitor.call('renew', {
          productid: quote.lines.map(({ productid }) => productid).join(','),
          chargeperiod: period,
          amount: rupeesOf(quote.total!),
        });
        if (status === 402) return;
        expect(status).toBe(200);
        const results = v.parse(answers.renew, body);
        expect(results.map(({ amount }) => amount)).toEqual(
          quote.lines.map(({ amount }) => amount),
        );
        expect(operator.books.ledger().at(-1)?.amount).toBe(quote.total);
        const today = new Date(operator.clock.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
        expect(results.map(({ expirydate }) => expirydate.slice(0, 10))).toEqual(
          packs.map(({ expirydate }) => nextDue(expirydate, renewalDays[period], today)),
        );
      }),
      { numRuns: 30 },
    );
  });
});
