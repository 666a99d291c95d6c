import fc from 'fast-check';
import {
  cheapestMix,
  type MixCandidate,
} from '../../../../../store/catalogue/optimiser/cheapestMix';
import type { Paise } from '../../../../../store/core/values/money';
import { largeCatalogue } from './largeCatalogue';

const offer = (id: string, paise: number, ...channels: string[]): MixCandidate => ({
  id,
  price: paise as Paise, // whole paise, written here
  channels,
});
const ids = (offers: readonly MixCandidate[]) => offers.map(({ id }) => id);

/** The lowest price of all mixes; only a small catalogue allows trying every one. */
const byForce = (required: readonly string[], offers: readonly MixCandidate[]): number | null => {
  let least: number | null = null;
  for (let mix = 0; mix < 2 ** offers.length; mix += 1) {
    const bought = offers.filter((_, at) => mix & (1 << at));
    const has = new Set(bought.flatMap(({ channels }) => channels));
    if (!required.every((channel) => has.has(channel))) continue;
    const price = bought.reduce((sum, one) => sum + one.price, 0);
    if (least === null || price < least) least = price;
  }
  return least;
};

const CHANNELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const smallCatalogue = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 60 }).map((rupees) => rupees * 50),
      channels: fc.uniqueArray(fc.constantFrom(...CHANNELS), { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 10 },
  )
  .map((rows) => rows.map(({ price, channels }, at) => offer(`o${at}`, price, ...channels)));

it('The cost equals the optimum in thousands of small catalogues', () => {
  fc.assert(
    fc.property(smallCatalogue, fc.subarray(CHANNELS), (offers, required) => {
      const sold = new Set(offers.flatMap(({ channels }) => channels));
      const there = required.filter((channel) => sold.has(channel));
      const mix = cheapestMix(required, offers);
      expect(mix.total).toBe(byForce(there, offers));
      expect(mix.isCheapest).toBe(true);
      expect(mix.lowerBound).toBe(mix.total);
      expect(mix.unavailable).toEqual(required.filter((channel) => !sold.has(channel)));
      const has = new Set(mix.offers.flatMap(({ channels }) => channels));
      expect(there.filter((channel) => !has.has(channel))).toEqual([]);
      expect(mix.total).toBe(mix.offers.reduce((sum, { price }) => sum + price, 0));
    }),
    { numRuns: 3_000 },
  );
});

it('A bouquet is taken when it is cheaper than its channels, and not when it is dearer', () => {
  const alone = [offer('a', 500, 'a'), offer('b', 500, 'b')];
  expect(ids(cheapestMix(['a', 'b'], [...alone, offer('both', 900, 'a', 'b')]).offers)).toEqual([
    'both',
  ]);
  expect(ids(cheapestMix(['a', 'b'], [...alone, offer('both', 1_100, 'a', 'b')]).offers)).toEqual([
    'a',
    'b',
  ]);
});

it('Without wishes nothing is bought, and channels that are not sold are listed', () => {
  expect(cheapestMix([], [offer('a', 500, 'a')])).toMatchObject({ offers: [], total: 0 });
  expect(cheapestMix(['z'], [offer('a', 500, 'a')])).toMatchObject({
    offers: [],
    unavailable: ['z'],
  });
});

it('A search for 200 wishes in 300 bouquets gives a bound and says when it is not proved optimal', () => {
  for (const seed of [1, 2, 3]) {
    const { names, offers } = largeCatalogue(200, 300, seed);
    let asked = 0;
    const mix = cheapestMix(names, offers, () => (asked += 1) < 60);
    const has = new Set(mix.offers.flatMap(({ channels }) => channels));
    expect(names.filter((name) => !has.has(name))).toEqual([]);
    expect(mix.lowerBound).toBeLessThanOrEqual(mix.total);
    expect(mix.isCheapest).toBe(mix.lowerBound === mix.total);
    const alone = offers.slice(0, 200).reduce((sum, { price }) => sum + price, 0);
    expect(mix.total).toBeLessThan(alone);
  }
});

it('The search stops when it is cancelled', () => {
  const { names, offers } = largeCatalogue(200, 300, 4);
  let asked = 0;
  const mix = cheapestMix(names, offers, () => {
    asked += 1;
    return false;
  });
  expect(asked).toBeLessThanOrEqual(10);
  expect(mix.offers.length).toBeGreaterThan(0);
});
