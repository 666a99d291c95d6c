import { sumOf, type Paise } from '../../core/money';
import { parted } from './parts';
import { searchPart, type Part } from './search';

/** What can be bought: a bouquet, or a channel alone. */
export interface Offer {
  readonly id: string;
  readonly price: Paise;
  /** Ids of the channels that come with it, wished or not. */
  readonly channels: readonly string[];
}

export interface Cover {
  /** What to buy, in the order of the offers that were given. */
  readonly offers: readonly Offer[];
  readonly total: Paise;
  /** No mix costs less. False when the time was up: the best one found until then. */
  readonly isCheapest: boolean;
  /** No mix can cost less than this, whether or not the search came to its end. */
  readonly atLeast: Paise;
  /** Wished channels that nothing on offer brings. */
  readonly missing: readonly string[];
}

/**
 * The cheapest mix of offers that together bring every wished channel: weighted set cover, which
 * is hard in general and easy at the size of a household's wishes.
 *
 * First everything is thrown away that cannot matter: channels that nobody wishes, offers that
 * bring no more than a cheaper one. What is left falls into parts that share no channel, and each
 * is searched by itself. `mayGoOn` is asked again and again; once it says no, each part answers the
 * best it has found, and `isCheapest` is false unless it was proved all the same.
 */
export const cheapestCover = (
  wished: readonly string[],
  offers: readonly Offer[],
  mayGoOn: () => boolean = () => true,
): Cover => {
  const useful = withoutWaste(wished, offers);
  const sold = new Set(useful.flatMap(({ channels }) => channels));
  const found = parted(useful).map((part) => ({ part, ...searchPart(asPart(part), mayGoOn) }));
  const bought = new Set(found.flatMap(({ part, chosen }) => chosen.map((at) => part[at]?.id)));
  const chosen = offers.filter(({ id }) => bought.has(id));
  return {
    offers: chosen,
    total: sumOf(chosen.map(({ price }) => price)),
    isCheapest: found.every(({ isCheapest }) => isCheapest),
    atLeast: sumOf(found.map(({ atLeast }) => atLeast)),
    missing: [...new Set(wished)].filter((channel) => !sold.has(channel)),
  };
};

/** Each offer with its wished channels only, and none that another one makes pointless. */
const withoutWaste = (wished: readonly string[], offers: readonly Offer[]): readonly Offer[] => {
  const wanted = new Set(wished);
  const cut = offers
    .map((offer) => ({
      ...offer,
      channels: [...new Set(offer.channels)].filter((channel) => wanted.has(channel)),
    }))
    .filter(({ channels }) => channels.length > 0)
    // The cheaper first, of equal price the fuller: whoever comes later can be no better.
    .sort((a, b) => a.price - b.price || b.channels.length - a.channels.length);
  const kept: { offer: Offer; has: ReadonlySet<string> }[] = [];
  for (const offer of cut)
    if (!kept.some(({ has }) => offer.channels.every((channel) => has.has(channel))))
      kept.push({ offer, has: new Set(offer.channels) });
  return kept.map(({ offer }) => offer);
};

/** The same in numbers: offers and channels by their place in their lists. */
const asPart = (offers: readonly Offer[]): Part => {
  const places = new Map<string, number>();
  const placeOf = (channel: string): number => {
    const place = places.get(channel) ?? places.size;
    places.set(channel, place);
    return place;
  };
  const brings = offers.map(({ channels }) => channels.map(placeOf));
  const broughtBy = Array.from(places, (): number[] => []);
  brings.forEach((channels, at) => channels.forEach((channel) => broughtBy[channel]?.push(at)));
  return { prices: offers.map(({ price }) => price), brings, broughtBy };
};
