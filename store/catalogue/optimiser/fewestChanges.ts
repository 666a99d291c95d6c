import { type Paise, sumOf } from '../../core/values/money';
import { cheapestMix, type MixCandidate, type PackMix } from './cheapestMix';

/**
 * The input of the search: the ids of the required channels, the offers, and the ids of the offers that the box already
 * has.
 */
export interface Problem {
  readonly required: readonly string[];
  readonly offers: readonly MixCandidate[];
  readonly owned: readonly string[];
}

/**
 * The cheapest mix; of equally cheap mixes, the one with the fewest new packs. Prices are scaled up to small units, and
 * each new offer costs one unit more. The units of all offers together are worth less than one paisa.
 */
export const fewestChanges = (
  { required, offers, owned }: Problem,
  hasTime?: () => boolean,
): PackMix => {
  const scale = 2 * (offers.length + 1);
  const has = new Set(owned);
  const priced = offers.map((offer) => ({
    ...offer,
    price: (offer.price * scale + (has.has(offer.id) ? 0 : 1)) as Paise, // in units, only in this function
  }));
  const result = cheapestMix(required, priced, hasTime);
  const chosen = new Set(result.offers.map(({ id }) => id));
  const mix = offers.filter(({ id }) => chosen.has(id));
  const total = sumOf(mix.map(({ price }) => price));
  // One unit is subtracted, because sums of fractions are not exact and a lower bound must not be too high.
  const bound = Math.floor((result.lowerBound - 1) / scale) as Paise; // whole paise again
  const atLeast = result.isCheapest || bound > total ? total : (Math.max(0, bound) as Paise); // either is whole
  return {
    offers: mix,
    total,
    isCheapest: atLeast === total,
    lowerBound: atLeast,
    unavailable: result.unavailable,
  };
};
