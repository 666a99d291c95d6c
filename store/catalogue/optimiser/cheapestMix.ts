import { type Paise, sumOf } from '../../core/values/money';
import type { Subproblem } from './greedy';
import { searchSubproblem } from './search';

/** What can be bought: a bouquet, or a channel alone. */
export interface MixCandidate {
  readonly id: string;
  readonly price: Paise;
  /** Ids of all its channels, required or not. */
  readonly channels: readonly string[];
}

export interface PackMix {
  /** What to buy, in the order of the offers that were given. */
  readonly offers: readonly MixCandidate[];
  readonly total: Paise;
  /** True if it is proved that no mix costs less; false if time ran out before the proof. */
  readonly isCheapest: boolean;
  /** A lower bound for the price of every mix, valid even if time ran out. */
  readonly lowerBound: Paise;
  /** Required channels that are in no offer. */
  readonly unavailable: readonly string[];
}

/**
 * The cheapest mix of offers that has every required channel. This is the weighted set cover problem, which is hard in
 * general but easy at the size of one household.
 *
 * The function first removes what cannot matter: channels that are not required, and offers whose required channels are
 * all in another offer that costs no more. The rest is split into subproblems that share no channel, and each of them
 * is searched separately. `hasTime` is called repeatedly. Once it returns false, each subproblem returns the best mix
 * found so far, and `isCheapest` is false unless that mix was proved to be the cheapest.
 */
export const cheapestMix = (
  required: readonly string[],
  offers: readonly MixCandidate[],
  hasTime: () => boolean = () => true,
): PackMix => {
  const useful = removeDominated(required, offers);
  const sold = new Set(useful.flatMap(({ channels }) => channels));
  const results = splitIntoSubproblems(useful).map((part) => ({
    part,
    ...searchSubproblem(toSubproblem(part), hasTime),
  }));
  const bought = new Set(results.flatMap(({ part, chosen }) => chosen.map((at) => part[at]?.id)));
  const chosen = offers.filter(({ id }) => bought.has(id));
  return {
    offers: chosen,
    total: sumOf(chosen.map(({ price }) => price)),
    isCheapest: results.every(({ isCheapest }) => isCheapest),
    lowerBound: sumOf(results.map(({ lowerBound }) => lowerBound)),
    unavailable: [...new Set(required)].filter((channel) => !sold.has(channel)),
  };
};

/** Limits offers to required channels, and removes offers that another one covers at no higher price. */
const removeDominated = (
  required: readonly string[],
  offers: readonly MixCandidate[],
): readonly MixCandidate[] => {
  const requiredIds = new Set(required);
  const cut = offers
    .map((offer) => ({
      ...offer,
      channels: [...new Set(offer.channels)].filter((channel) => requiredIds.has(channel)),
    }))
    .filter(({ channels }) => channels.length > 0)
    // Sorted by price, then by the number of channels, so that an offer comes after the one that makes it redundant.
    .sort((a, b) => a.price - b.price || b.channels.length - a.channels.length);
  const undominated: { offer: MixCandidate; has: ReadonlySet<string> }[] = [];
  for (const offer of cut)
    if (!undominated.some(({ has }) => offer.channels.every((channel) => has.has(channel))))
      undominated.push({ offer, has: new Set(offer.channels) });
  return undominated.map(({ offer }) => offer);
};

/** The offers as a subproblem, in which offers and channels are numbers: their indexes in lists. */
const toSubproblem = (offers: readonly MixCandidate[]): Subproblem => {
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

/** Offers that share channels, directly or through others, form one subproblem. Subproblems share no channel. */
const splitIntoSubproblems = (
  offers: readonly MixCandidate[],
): readonly (readonly MixCandidate[])[] => {
  const groups = new Set<{ channels: Set<string>; offers: MixCandidate[] }>();
  for (const offer of offers) {
    const joined = { channels: new Set(offer.channels), offers: [offer] };
    for (const group of groups) {
      if (!offer.channels.some((channel) => group.channels.has(channel))) continue;
      groups.delete(group);
      group.channels.forEach((channel) => joined.channels.add(channel));
      joined.offers.push(...group.offers);
    }
    groups.add(joined);
  }
  return [...groups].map((group) => group.offers);
};
