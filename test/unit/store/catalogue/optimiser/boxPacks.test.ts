import fc from 'fast-check';
import {
  boxPacksOf,
  catalogueLookupOf,
  isFreeToAir,
  monthlyPrice,
} from '../../../../../store/catalogue/optimiser/boxPacks';
import {
  type ChannelSelection,
  optionalChannels,
  problemOf,
} from '../../../../../store/catalogue/optimiser/channelSelection';
import { fewestChanges } from '../../../../../store/catalogue/optimiser/fewestChanges';
import { type Saving, toSaving } from '../../../../../store/catalogue/optimiser/saving';
import { aPack } from '../../../../support/builders';
import {
  aBouquet,
  aPricedChannel,
  paise,
  type SmallMarket,
  smallMarket,
  someChannels,
} from './catalogues';

const BOX = 'STB1';
const wishing = (fields: Partial<ChannelSelection> = {}): ChannelSelection => ({
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

const saved = ({ packs, channels, active }: SmallMarket, selection = wishing()): Saving => {
  const lookup = catalogueLookupOf(packs, channels);
  const boxPacks = boxPacksOf(lookup, active, BOX);
  const problem = problemOf(lookup, boxPacks, selection);
  return toSaving(lookup, boxPacks, problem, fewestChanges(problem));
};
const ids = (packs: readonly { readonly productid: string }[]) =>
  packs.map(({ productid }) => productid);
const channelIds = (channels: readonly { readonly channelid: string }[]) =>
  channels.map(({ channelid }) => channelid);

/** Answers the same question by trying every mix, without a line of the product's own mapping. */
const byForce = ({ packs, channels, active }: SmallMarket, selection: ChannelSelection) => {
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
      : [{ price, brings: insideOf(productid), isNew: 1 }],
  );
  const offers = [...own, ...shop].filter(({ brings }) => brings.length > 0);
  const wanted = [
    ...own
      .flatMap(({ brings }) => brings)
      .filter((channel) => selection.keepsAll || !selection.unwanted.includes(channel)),
    ...selection.added.filter((id) =>
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
        const selection = wishing({ keepsAll, unwanted, added });
        const forced = byForce(market, selection);
        const saving = saved(market, selection);
        expect(saving.newPrice).toBe(forced.price);
        expect(saving.addedPacks).toHaveLength(forced.isNew);
        expect(saving.currentPrice).toBe(forced.now);
        expect(saving).toMatchObject({ isCheapest: true, lowerBound: saving.newPrice });
        const after = [...saving.keptPacks, ...saving.addedPacks].flatMap(({ productid }) =>
          forced.insideOf(productid),
        );
        for (const channel of forced.sold) expect([...after, ...forced.sure]).toContain(channel);
        expect(new Set(channelIds(saving.unavailableChannels))).toEqual(
          new Set(forced.wanted.filter((channel) => !forced.sold.includes(channel))),
        );
        for (const channel of channelIds(saving.lostChannels)) expect(after).not.toContain(channel);
        for (const channel of channelIds(saving.lostChannels))
          expect(forced.sold).not.toContain(channel);
        expect(saving.newPrice).toBe(
          [...saving.keptPacks, ...saving.addedPacks].reduce((sum, { price }) => sum + price, 0),
        );
      },
    ),
    { numRuns: 3_000 },
  );
});

it('Each channel of a new pack is listed once as kept, added or included', () => {
  fc.assert(
    fc.property(smallMarket, someChannels, (market, added) => {
      const { addedPacks } = saved(market, wishing({ added }));
      const all = addedPacks.flatMap(({ keptChannels, addedChannels, extraChannels }) =>
        channelIds([...keptChannels, ...addedChannels, ...extraChannels]),
      );
      expect(new Set(all).size).toBe(all.length);
      for (const { keptChannels, addedChannels } of addedPacks)
        expect([...keptChannels, ...addedChannels]).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const singles = ['a', 'b', 'c'].map((id, at) =>
  aPricedChannel({
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
    expect(saving).toMatchObject({
      currentPrice: 3_000,
      newPrice: 2_500,
      isCheapest: true,
      requiredCount: 3,
    });
    expect(ids(saving.removedPacks)).toEqual(['Sa', 'Sb', 'Sc']);
    expect(saving.addedPacks).toMatchObject([
      {
        productid: 'ALL',
        productname: 'All three',
        price: 2_500,
        addedChannels: [],
        extraChannels: [],
      },
    ]);
    // In the order of the remote control.
    expect(channelIds(saving.addedPacks[0]?.keptChannels ?? [])).toEqual(['c', 'b', 'a']);
    expect(saving.lostChannels).toEqual([]);
  });

  it('The household keeps its packs when nothing costs less, also at an equal price', () => {
    const same = { ...all, price: paise(3_000) };
    const saving = saved({ packs: [same], channels: singles, active: ownSingles });
    expect(saving).toMatchObject({
      currentPrice: 3_000,
      newPrice: 3_000,
      removedPacks: [],
      addedPacks: [],
    });
    expect(ids(saving.keptPacks)).toEqual(['Sa', 'Sb', 'Sc']);
  });

  it('The lost channels are listed, and they are only unwished ones', () => {
    const saving = saved(
      { packs: [], channels: singles, active: ownSingles },
      wishing({ keepsAll: false, unwanted: ['a'] }),
    );
    expect(saving.newPrice).toBe(2_000);
    expect(channelIds(saving.lostChannels)).toEqual(['a']);
    expect(ids(saving.removedPacks)).toEqual(['Sa']);
  });

  it('Keeping everything overrides earlier choices', () => {
    const market = { packs: [], channels: singles, active: ownSingles };
    expect(saved(market, wishing({ unwanted: ['a'] })).lostChannels).toEqual([]);
  });

  it('A pack without a price is never suggested', () => {
    const saving = saved({
      packs: [{ ...all, price: null }],
      channels: singles,
      active: ownSingles,
    });
    expect(saving.addedPacks).toEqual([]);
  });
});

describe('A running pack', () => {
  const known = aBouquet({ productid: 'MINE', price: paise(5_000) });
  const channels = [aPricedChannel({ channelid: 'a', productid: 'Sa', bouquets: ['MINE'] })];
  const boxPacks = (fields = {}) =>
    boxPacksOf(
      catalogueLookupOf([known], channels),
      [running('MINE', 50, { channelcount: 1, ...fields })],
      BOX,
    );

  it('The pack may be replaced when all of it is known', () => {
    expect(ids(boxPacks().changeable)).toEqual(['MINE']);
    expect(optionalChannels(boxPacks())).toEqual(['a']);
  });

  it.each([
    ['is the base pack', { producttype: 'BASE' }],
    ['has no price', { price: null }],
    ['holds channels that the catalogue does not name', { channelcount: 2 }],
  ])('The pack stays when it %s', (_, fields) => {
    expect(ids(boxPacks(fields).changeable)).toEqual([]);
    expect(ids(boxPacks(fields).fixed)).toEqual(['MINE']);
    expect(optionalChannels(boxPacks(fields))).toEqual([]);
  });

  it('The pack is excluded when it ends anyway, has ended or is on another box', () => {
    expect(ids(boxPacks({ disconnectdate: '2026-12-01' }).leaving)).toEqual(['MINE']);
    for (const other of [
      { disconnectdate: '2026-12-01' },
      { productstatus: 'EXPIRED' },
      { stbno: 'STB2' },
      { producttype: 'BROADBAND', stbno: '' },
    ])
      expect(boxPacks(other)).toMatchObject({ changeable: [], fixed: [] });
  });

  it('The pack counts per month at the lower of the paid and the listed price', () => {
    expect(boxPacks({ price: paise(8_000) }).changeable[0]?.price).toBe(5_000);
    expect(boxPacks({ price: paise(54_900), chargeperiod: 'YEARLY' }).changeable[0]?.price).toBe(
      4_575,
    );
    expect(monthlyPrice({ price: paise(1_000), chargeperiod: 'QUARTERLY' })).toBe(333);
    expect(monthlyPrice({ price: paise(1_000), chargeperiod: 'WEEKLY' })).toBeNull();
    expect(monthlyPrice({ price: paise(1_000), chargeperiod: '' })).toBe(1_000);
  });
});

it('A channel is free only when the operator says so', () => {
  expect(isFreeToAir({ pay: false, price: paise(0) })).toBe(true);
  expect(isFreeToAir({ pay: false, price: null })).toBe(false);
  expect(isFreeToAir({ pay: false, price: paise(500) })).toBe(false);
  expect(isFreeToAir({ pay: true, price: paise(0) })).toBe(false);
});

it('A bouquet with the SD channel does not include its HD channel', () => {
  const channels = [
    aPricedChannel({ channelid: 'sd', productid: 'SD', bouquets: ['CHEAP'], price: paise(900) }),
    aPricedChannel({ channelid: 'hd', productid: 'HD', hd: true, price: paise(1_900) }),
  ];
  const saving = saved(
    { packs: [aBouquet({ productid: 'CHEAP', price: paise(100) })], channels, active: [] },
    wishing({ added: ['hd'] }),
  );
  expect(ids(saving.addedPacks)).toEqual(['HD']);
});

it('The result says how far from the optimum it can be', () => {
  const market = { packs: [all], channels: singles, active: ownSingles };
  const lookup = catalogueLookupOf(market.packs, market.channels);
  const boxPacks = boxPacksOf(lookup, market.active, BOX);
  const problem = problemOf(lookup, boxPacks, wishing());
  const best = { ...fewestChanges(problem), isCheapest: false, lowerBound: paise(2_000) };
  expect(toSaving(lookup, boxPacks, problem, best)).toMatchObject({
    newPrice: 2_500,
    lowerBound: 2_000,
    isCheapest: false,
  });
  // When nothing cheaper was found in time, the current packs stay, and so does the bound.
  const dear = { ...best, offers: [], total: paise(4_000) };
  expect(toSaving(lookup, boxPacks, problem, dear)).toMatchObject({
    newPrice: 3_000,
    lowerBound: 2_000,
    isCheapest: false,
    addedPacks: [],
  });
});
