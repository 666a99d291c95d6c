import type { Paise } from '../../core/money';
import { greedy, priceOf } from './greedy';
import { firstWorth, lowerBound, NEVER, type Bound } from './lowerBound';

/** Offers and channels are numbers: their places in these lists. */
export interface Part {
  readonly prices: readonly Paise[];
  /** Of each offer: its channels. */
  readonly brings: readonly (readonly number[])[];
  /** Of each channel: the offers that bring it. Every channel has at least one. */
  readonly broughtBy: readonly (readonly number[])[];
}

export interface Found {
  readonly chosen: readonly number[];
  readonly isCheapest: boolean;
  readonly atLeast: Paise;
}

/** One place of the search: what is bought here, and what is not looked at. */
interface Place {
  readonly chosen: readonly number[];
  readonly price: number;
  /** How often each channel is brought already. */
  readonly brought: Uint16Array;
  readonly refused: Uint8Array;
  readonly worth: Float64Array;
}

const ROUNDS = { first: 600, later: 30 };
/** Sums of parts of paise are not exact: a bound is rounded up only beyond this. */
const ROUNDING = 1e-6;

/**
 * Branch and bound. Takes the channel that the fewest offers bring, and tries each of them in turn;
 * one that has been tried is refused in the branches after it, so no mix is looked at twice. A
 * branch that cannot be cheaper than the best mix so far is left alone, and so is an offer.
 */
export const searchPart = (part: Part, mayGoOn: () => boolean): Found => {
  let best = greedy(part, part.prices);
  let bestPrice = priceOf(part, best);
  let isUp = false;
  const keep = (mix: readonly number[]) => {
    const price = priceOf(part, mix);
    if (price >= bestPrice) return;
    best = mix;
    bestPrice = price;
  };
  const boundOf = (place: Place, rounds: number): Bound =>
    lowerBound(part, place, place.worth, bestPrice - place.price, rounds);

  const visit = (place: Place, { bound, worth, reduced }: Bound): void => {
    if (wholePaise(place.price + bound) >= bestPrice) return;
    const channel = scarcest(part, place);
    if (channel === null) return keep(place.chosen);
    keep(greedy(part, reduced, place.chosen));
    const refused = place.refused.slice();
    reduced.forEach((left, offer) => {
      if (wholePaise(place.price + bound + left) >= bestPrice) refused[offer] = 1;
    });
    const candidates = (part.broughtBy[channel] ?? [])
      .filter((offer) => !refused[offer])
      .sort((a, b) => (reduced[a] ?? 0) - (reduced[b] ?? 0));
    for (const offer of candidates) {
      isUp ||= !mayGoOn();
      if (isUp) return;
      const next = taking(part, { ...place, worth, refused: refused.slice() }, offer);
      visit(next, boundOf(next, ROUNDS.later));
      refused[offer] = 1;
    }
  };

  const root = startOf(part);
  const first = boundOf(root, ROUNDS.first);
  visit(root, first);
  const atLeast = (isUp ? Math.min(wholePaise(first.bound), bestPrice) : bestPrice) as Paise; // whole
  return { chosen: best, isCheapest: atLeast === bestPrice, atLeast };
};

/** A mix costs whole paise: a bound between two of them is as good as the upper one. */
const wholePaise = (bound: number): number => Math.ceil(bound - ROUNDING);

const startOf = (part: Part): Place => ({
  chosen: [],
  price: 0,
  brought: new Uint16Array(part.broughtBy.length),
  refused: new Uint8Array(part.prices.length),
  worth: firstWorth(part),
});

const taking = (part: Part, place: Place, offer: number): Place => {
  const brought = place.brought.slice();
  for (const channel of part.brings[offer] ?? []) brought[channel]! += 1;
  const price = place.price + (part.prices[offer] ?? 0);
  place.refused[offer] = 1;
  return { ...place, chosen: [...place.chosen, offer], price, brought };
};

/** The channel still wanted that the fewest offers bring; null when all are there. */
const scarcest = ({ broughtBy }: Part, { brought, refused }: Place): number | null => {
  let found: number | null = null;
  let fewest = NEVER;
  broughtBy.forEach((offers, channel) => {
    if (brought[channel]) return;
    const ways = offers.reduce((sum, offer) => sum + (refused[offer] ? 0 : 1), 0);
    if (ways >= fewest) return;
    found = channel;
    fewest = ways;
  });
  return found;
};
