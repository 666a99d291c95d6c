import fc from 'fast-check';
import {
  cheapestCover,
  type CoverCandidate,
} from '../../../../../store/catalogue/optimiser/cheapestCover';
import type { Paise } from '../../../../../store/core/values/money';
import { largeCatalogue } from './largeCatalogue';

const offer = (id: string, paise: number, ...channels: string[]): CoverCandidate => ({
  id,
  price: paise as Paise, // whole paise, written here
  channels,
});
const ids = (offers: readonly CoverCandidate[]) => offers.map(({ id }) => id);

/** Every mix there is, which only a small catalogue allows. */
const byForce = (required: readonly string[], offers: readonly CoverCandidate[]): number | null => {
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
      const cover = cheapestCover(required, offers);
      expect(cover.total).toBe(byForce(there, offers));
      expect(cover.isCheapest).toBe(true);
      expect(cover.lowerBound).toBe(cover.total);
      expect(cover.unavailable).toEqual(required.filter((channel) => !sold.has(channel)));
      const has = new Set(cover.offers.flatMap(({ channels }) => channels));
      expect(there.filter((channel) => !has.has(channel))).toEqual([]);
      expect(cover.total).toBe(cover.offers.reduce((sum, { price }) => sum + price, 0));
    }),
    { numRuns: 3_000 },
  );
});

it('A bouquet is taken when it is cheaper than its channels, and not when it is dearer', () => {
  const alone = [offer('a', 500, 'a'), offer('b', 500, 'b')];
  expect(ids(cheapestCover(['a', 'b'], [...alone, offer('both', 900, 'a', 'b')]).offers)).toEqual([
    'both',
  ]);
  expect(ids(cheapestCover(['a', 'b'], [...alone, offer('both', 1_100, 'a', 'b')]).offers)).toEqual(
    ['a', 'b'],
  );
});

it('Without wishes nothing is bought, and channels that are not sold are listed', () => {
  expect(cheapestCover([], [offer('a', 500, 'a')])).toMatchObject({ offers: [], total: 0 });
  expect(cheapestCover(['z'], [offer('a', 500, 'a')])).toMatchObject({
    offers: [],
    unavailable: ['z'],
  });
});

it('A search for 200 wishes in 300 bouquets gives a bound and says when it is not proved optimal', () => {
  for (const seed of [1, 2, 3]) {
    const { names, offers } = largeCatalogue(200, 300, seed);
    let asked = 0;
    const cover = cheapestCover(names, offers, () => (asked += 1) < 60);
    const has = new Set(cover.offers.flatMap(({ channels }) => channels));
    expect(names.filter((name) => !has.has(name))).toEqual([]);
    expect(cover.lowerBound).toBeLessThanOrEqual(cover.total);
    expect(cover.isCheapest).toBe(cover.lowerBound === cover.total);
    const alone = offers.slice(0, 200).reduce((sum, { price }) => sum + price, 0);
    expect(cover.total).toBeLessThan(alone);
  }
});

it('The search stops when it is cancelled', () => {
  const { names, offers } = largeCatalogue(200, 300, 4);
  let asked = 0;
  const cover = cheapestCover(names, offers, () => {
    asked += 1;
    return false;
  });
  expect(asked).toBeLessThanOrEqual(10);
  expect(cover.offers.length).toBeGreaterThan(0);
});
