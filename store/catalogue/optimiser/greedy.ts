import { NEVER } from './lowerBound';
import type { Part } from './search';

export const priceOf = ({ prices }: Part, offers: readonly number[]): number =>
  offers.reduce((sum, offer) => sum + (prices[offer] ?? 0), 0);

/**
 * A mix that is not far off the cheapest: again and again the offer that costs least for each new
 * channel it brings, and at the end without what has become needless. `cost` may be any measure of
 * what an offer costs: its price, or what a lower bound says is left of it.
 */
export const greedy = (
  part: Part,
  cost: ArrayLike<number>,
  taken: readonly number[] = [],
): readonly number[] => {
  const missing = new Set(part.broughtBy.keys());
  const chosen: number[] = [];
  const take = (offer: number) => {
    chosen.push(offer);
    part.brings[offer]?.forEach((channel) => missing.delete(channel));
  };
  taken.forEach(take);
  while (missing.size > 0) take(nextOf(part, cost, missing));
  return withoutNeedless(part, chosen);
};

const nextOf = (part: Part, cost: ArrayLike<number>, missing: ReadonlySet<number>): number => {
  let next = 0;
  let least = NEVER;
  part.brings.forEach((channels, offer) => {
    const gain = channels.filter((channel) => missing.has(channel)).length;
    if (gain === 0) return;
    const left = cost[offer] ?? 0;
    // A bargain is the better the more it brings; any other the better the less each channel costs.
    const share = left < 0 ? left * gain : left / gain;
    if (share >= least) return;
    next = offer;
    least = share;
  });
  return next;
};

/** Dearest first: what every channel of it is brought by another one too, goes. */
const withoutNeedless = (part: Part, chosen: readonly number[]): readonly number[] => {
  const kept = new Set(chosen);
  const dearestFirst = [...chosen].sort((a, b) => (part.prices[b] ?? 0) - (part.prices[a] ?? 0));
  for (const offer of dearestFirst) {
    const isNeeded = part.brings[offer]?.some(
      (channel) => !part.broughtBy[channel]?.some((other) => other !== offer && kept.has(other)),
    );
    if (!isNeeded) kept.delete(offer);
  }
  return [...kept];
};
