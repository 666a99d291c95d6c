import { sumOf, type Paise } from '../../core/money';
import { cheapestCover, type Cover, type Offer } from './cheapestCover';

/** What the search is asked: ids of channels, what can be bought, and which of it the box has already. */
export interface Problem {
  readonly wished: readonly string[];
  readonly offers: readonly Offer[];
  readonly owned: readonly string[];
}

/**
 * The cheapest mix, and of all equally cheap ones the one with the fewest new packs: nobody shall
 * change packs for nothing. Each price is counted in shares of a paisa so small that all the offers
 * there are do not make up one, and each new offer costs one share more.
 */
export const fewestChanges = (
  { wished, offers, owned }: Problem,
  mayGoOn?: () => boolean,
): Cover => {
  const shares = 2 * (offers.length + 1);
  const has = new Set(owned);
  const priced = offers.map((offer) => ({
    ...offer,
    price: (offer.price * shares + (has.has(offer.id) ? 0 : 1)) as Paise, // shares of a paisa, in here alone
  }));
  const found = cheapestCover(wished, priced, mayGoOn);
  const chosen = new Set(found.offers.map(({ id }) => id));
  const mix = offers.filter(({ id }) => chosen.has(id));
  const total = sumOf(mix.map(({ price }) => price));
  // One share less: sums of parts of shares are not exact, and a bound must not say too much.
  const bound = Math.floor((found.atLeast - 1) / shares) as Paise; // whole paise again
  const atLeast = found.isCheapest || bound > total ? total : (Math.max(0, bound) as Paise); // either is whole
  return {
    offers: mix,
    total,
    isCheapest: atLeast === total,
    atLeast,
    missing: found.missing,
  };
};
