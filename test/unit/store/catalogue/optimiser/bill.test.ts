/** @jest-environment node */
import fc from 'fast-check';
import {
  billOf,
  isFree,
  monthlyPrice,
  shelfOf,
} from '../../../../../store/catalogue/optimiser/bill';
import { fewestChanges } from '../../../../../store/catalogue/optimiser/fewestChanges';
import {
  choosable,
  problemOf,
  type Wishes,
} from '../../../../../store/catalogue/optimiser/problem';
import { savingOf, type Saving } from '../../../../../store/catalogue/optimiser/saving';
import { aPack } from '../../../../support/builders';
import {
  aBouquet,
  aChannel,
  paise,
  smallMarket,
  someChannels,
  type SmallMarket,
} from './catalogues';

const BOX = 'STB1';
const wishing = (fields: Partial<Wishes> = {}): Wishes => ({
  stbno: BOX,
  keepsAll: true,
  unwanted: [],
  added: [],
  ...fields,
});
const running = (productid: string, rupees: number, fields = {}) =>
  aPack({
    productid,
    producttype: 'BOUQUET',
    productstatus: 'ACTIVE',
    stbno: BOX,
    price: paise(rupees * 100),
    chargeperiod: 'MONTHLY',
    ...fields,
  });

const saved = ({ packs, channels, active }: SmallMarket, wishes = wishing()): Saving => {
  const shelf = shelfOf(packs, channels);
  const bill = billOf(shelf, active, BOX);
  const problem = problemOf(shelf, bill, wishes);
  return savingOf(shelf, bill, problem, fewestChanges(problem));
};
const ids = (packs: readonly { readonly productid: string }[]) =>
  packs.map(({ productid }) => productid);
const channelIds = (channels: readonly { readonly channelid: string }[]) =>
  channels.map(({ channelid }) => channelid);

/** The same question asked of every mix there is, written without a line of the product's own mapping. */
const byForce = ({ packs, channels, active }: SmallMarket, wishes: Wishes) => {
  const insideOf = (productid: string) =>
    channels
      .filter((one) => one.productid === productid || one.bouquets.includes(productid))
      .filter(({ pay, price }) => pay || price !== 0)
      .map(({ channelid }) => channelid);
  const mine = active.filter(
    ({ productstatus, stbno }) => productstatus === 'ACTIVE' && stbno === BOX,
  );
  const lasting = mine.filter(({ disconnectdate }) => disconnectdate === '');
  const mayGo = lasting.filter(
    (one) =>
      one.producttype !== 'BASE' &&
      one.price !== null &&
      channels.filter(
        ({ productid, bouquets }) =>
          productid === one.productid || bouquets.includes(one.productid),
      ).length >= (one.channelcount ?? 1),
  );
  const sure = lasting.filter((one) => !mayGo.includes(one)).flatMap((p) => insideOf(p.productid));
  const listed = (productid: string) =>
    packs.find((one) => one.productid === productid)?.price ??
    channels.find((one) => one.productid === productid)?.price ??
    null;
  const own = mayGo.map(({ productid, price }) => ({
    price: Math.min(price ?? 0, listed(productid) ?? Infinity),
    brings: insideOf(productid),
    isNew: 0,
  }));
  const shop = [
    ...packs.filter(({ producttype }) => producttype === 'BOUQUET'),
    ...channels.filter(({ productid }) => productid !== ''),
  ].flatMap(({ productid, price }) =>
    price === null || mine.some((one) => one.productid === productid)
      ? []
      : [{ price: price as number, brings: insideOf(productid), isNew: 1 }],
  );
  const offers = [...own, ...shop].filter(({ brings }) => brings.length > 0);
  const wanted = [
    ...own
      .flatMap(({ brings }) => brings)
      .filter((channel) => wishes.keepsAll || !wishes.unwanted.includes(channel)),
    ...wishes.added.filter((id) =>
      channels.some(({ channelid, pay, price }) => channelid === id && (pay || price !== 0)),
    ),
  ].filter((channel) => !sure.includes(channel));
  const sold = wanted.filter((channel) => offers.some(({ brings }) => brings.includes(channel)));
  let least = { price: Infinity, isNew: Infinity };
  for (let mix = 0; mix < 2 ** offers.length; mix += 1) {
    const chosen = offers.filter((_, at) => mix & (1 << at));
    if (!sold.every((channel) => chosen.some(({ brings }) => brings.includes(channel)))) continue;
    const price = chosen.reduce((sum, one) => sum + one.price, 0);
    const isNew = chosen.reduce((sum, one) => sum + one.isNew, 0);
    if (price < least.price || (price === least.price && isNew < least.isNew))
      least = { price, isNew };
  }
  return {
    ...least,
    now: own.reduce((sum, one) => sum + one.price, 0),
    wanted,
    sold,
    sure,
    insideOf,
  };
};

it('The result is the cheapest mix with the fewest new packs and all wished channels', () => {
  fc.assert(
    fc.property(
      smallMarket,
      someChannels,
      someChannels,
      fc.boolean(),
      (market, unwanted, added, keepsAll) => {
        const wishes = wishing({ keepsAll, unwanted, added });
        const forced = byForce(market, wishes);
        const saving = saved(market, wishes);
        expect(saving.then).toBe(forced.price);
        expect(saving.comes).toHaveLength(forced.isNew);
        expect(saving.now).toBe(forced.now);
        expect(saving).toMatchObject({ isCheapest: true, atLeast: saving.then });
        const after = [...saving.stays, ...saving.comes].flatMap(({ productid }) =>
          forced.insideOf(productid),
        );
        for (const channel of forced.sold) expect([...after, ...forced.sure]).toContain(channel);
        expect(new Set(channelIds(saving.missing))).toEqual(
          new Set(forced.wanted.filter((channel) => !forced.sold.includes(channel))),
        );
        for (const channel of channelIds(saving.lost)) expect(after).not.toContain(channel);
        for (const channel of channelIds(saving.lost)) expect(forced.sold).not.toContain(channel);
        expect(saving.then).toBe(
          [...saving.stays, ...saving.comes].reduce((sum, { price }) => sum + price, 0),
        );
      },
    ),
    { numRuns: 3_000 },
  );
});

it('Each channel of a new pack is listed once as kept, added or included', () => {
  fc.assert(
    fc.property(smallMarket, someChannels, (market, added) => {
      const { comes } = saved(market, wishing({ added }));
      const all = comes.flatMap(({ keeps, adds, extra }) =>
        channelIds([...keeps, ...adds, ...extra]),
      );
      expect(new Set(all).size).toBe(all.length);
      for (const { keeps, adds } of comes) expect([...keeps, ...adds]).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const singles = ['a', 'b', 'c'].map((id, at) =>
  aChannel({
    channelid: id,
    channelname: id.toUpperCase(),
    lcn: 300 - at,
    productid: `S${id}`,
    price: paise(1_000),
    bouquets: ['ALL'],
  }),
);
const all = aBouquet({ productid: 'ALL', productname: 'All three', price: paise(2_500) });
const ownSingles = singles.map(({ productid }) =>
  running(productid, 10, { producttype: 'CHANNEL', channelcount: 1 }),
);

describe('A household with three single channels', () => {
  it('The bouquet with these channels is cheaper, and the changes are listed', () => {
    const saving = saved({ packs: [all], channels: singles, active: ownSingles });
    expect(saving).toMatchObject({ now: 3_000, then: 2_500, isCheapest: true, wishes: 3 });
    expect(ids(saving.goes)).toEqual(['Sa', 'Sb', 'Sc']);
    expect(saving.comes).toMatchObject([
      { productid: 'ALL', productname: 'All three', price: 2_500, adds: [], extra: [] },
    ]);
    // In the order of the remote control.
    expect(channelIds(saving.comes[0]?.keeps ?? [])).toEqual(['c', 'b', 'a']);
    expect(saving.lost).toEqual([]);
  });

  it('The household keeps its packs when nothing costs less, also at an equal price', () => {
    const same = { ...all, price: paise(3_000) };
    const saving = saved({ packs: [same], channels: singles, active: ownSingles });
    expect(saving).toMatchObject({ now: 3_000, then: 3_000, goes: [], comes: [] });
    expect(ids(saving.stays)).toEqual(['Sa', 'Sb', 'Sc']);
  });

  it('The lost channels are listed, and they are only unwished ones', () => {
    const saving = saved(
      { packs: [], channels: singles, active: ownSingles },
      wishing({ keepsAll: false, unwanted: ['a'] }),
    );
    expect(saving.then).toBe(2_000);
    expect(channelIds(saving.lost)).toEqual(['a']);
    expect(ids(saving.goes)).toEqual(['Sa']);
  });

  it('Keeping everything overrides earlier choices', () => {
    const market = { packs: [], channels: singles, active: ownSingles };
    expect(saved(market, wishing({ unwanted: ['a'] })).lost).toEqual([]);
  });

  it('A pack without a price is never suggested', () => {
    const saving = saved({
      packs: [{ ...all, price: null }],
      channels: singles,
      active: ownSingles,
    });
    expect(saving.comes).toEqual([]);
  });
});

describe('A running pack', () => {
  const known = aBouquet({ productid: 'MINE', price: paise(5_000) });
  const channels = [aChannel({ channelid: 'a', productid: 'Sa', bouquets: ['MINE'] })];
  const bill = (fields = {}) =>
    billOf(shelfOf([known], channels), [running('MINE', 50, { channelcount: 1, ...fields })], BOX);

  it('The pack may be replaced when all of it is known', () => {
    expect(ids(bill().changeable)).toEqual(['MINE']);
    expect(choosable(bill())).toEqual(['a']);
  });

  it.each([
    ['is the base pack', { producttype: 'BASE' }],
    ['has no price', { price: null }],
    ['holds channels that the catalogue does not name', { channelcount: 2 }],
  ])('The pack stays when it %s', (_, fields) => {
    expect(ids(bill(fields).changeable)).toEqual([]);
    expect(ids(bill(fields).fixed)).toEqual(['MINE']);
    expect(choosable(bill(fields))).toEqual([]);
  });

  it('The pack is excluded when it ends anyway, has ended or is on another box', () => {
    expect(ids(bill({ disconnectdate: '2026-12-01' }).leaving)).toEqual(['MINE']);
    for (const other of [
      { disconnectdate: '2026-12-01' },
      { productstatus: 'EXPIRED' },
      { stbno: 'STB2' },
      { producttype: 'BROADBAND', stbno: '' },
    ])
      expect(bill(other)).toMatchObject({ changeable: [], fixed: [] });
  });

  it('The pack counts per month at the lower of the paid and the listed price', () => {
    expect(bill({ price: paise(8_000) }).changeable[0]?.price).toBe(5_000);
    expect(bill({ price: paise(54_900), chargeperiod: 'YEARLY' }).changeable[0]?.price).toBe(4_575);
    expect(monthlyPrice({ price: paise(1_000), chargeperiod: 'QUARTERLY' })).toBe(333);
    expect(monthlyPrice({ price: paise(1_000), chargeperiod: 'WEEKLY' })).toBeNull();
    expect(monthlyPrice({ price: paise(1_000), chargeperiod: '' })).toBe(1_000);
  });
});

it('A channel is free only when the operator says so', () => {
  expect(isFree({ pay: false, price: paise(0) })).toBe(true);
  expect(isFree({ pay: false, price: null })).toBe(false);
  expect(isFree({ pay: false, price: paise(500) })).toBe(false);
  expect(isFree({ pay: true, price: paise(0) })).toBe(false);
});

it('A bouquet with the SD channel does not include its HD channel', () => {
  const channels = [
    aChannel({ channelid: 'sd', productid: 'SD', bouquets: ['CHEAP'], price: paise(900) }),
    aChannel({ channelid: 'hd', productid: 'HD', hd: true, price: paise(1_900) }),
  ];
  const saving = saved(
    { packs: [aBouquet({ productid: 'CHEAP', price: paise(100) })], channels, active: [] },
    wishing({ added: ['hd'] }),
  );
  expect(ids(saving.comes)).toEqual(['HD']);
});

it('The result says how far from the optimum it can be', () => {
  const market = { packs: [all], channels: singles, active: ownSingles };
  const shelf = shelfOf(market.packs, market.channels);
  const bill = billOf(shelf, market.active, BOX);
  const problem = problemOf(shelf, bill, wishing());
  const best = { ...fewestChanges(problem), isCheapest: false, atLeast: paise(2_000) };
  expect(savingOf(shelf, bill, problem, best)).toMatchObject({
    then: 2_500,
    atLeast: 2_000,
    isCheapest: false,
  });
  // Nothing cheaper was found in time: what there is stays, and the bound with it.
  const dear = { ...best, offers: [], total: paise(4_000) };
  expect(savingOf(shelf, bill, problem, dear)).toMatchObject({
    then: 3_000,
    atLeast: 2_000,
    isCheapest: false,
    comes: [],
  });
});
