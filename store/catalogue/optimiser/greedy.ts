import type { Paise } from '../../core/values/money';

/** Offers and channels are identified by their indexes in these lists. */
export interface Subproblem {
  readonly prices: readonly Paise[];
  /** For each offer: its channels. */
  readonly brings: readonly (readonly number[])[];
  /** For each channel: the offers that have it. Every channel has at least one. */
  readonly broughtBy: readonly (readonly number[])[];
}

export const totalPriceOf = ({ prices }: Subproblem, offers: readonly number[]): number =>
  offers.reduce((sum, offer) => sum + (prices[offer] ?? 0), 0);

/**
 * A mix close to the cheapest: repeatedly takes the offer with the lowest cost per new channel, and drops redundant
 * offers at the end. `cost` is the price of each offer, or the reduced price at a lower bound.
 */
export const greedyMix = (
  subproblem: Subproblem,
  cost: ArrayLike<number>,
  taken: readonly number[] = [],
): readonly number[] => {
  const missing = new Set(subproblem.broughtBy.keys());
  const chosen: number[] = [];
  const take = (offer: number) => {
    chosen.push(offer);
    subproblem.brings[offer]?.forEach((channel) => missing.delete(channel));
  };
  taken.forEach(take);
  while (missing.size > 0) take(bestOffer(subproblem, cost, missing));
  return withoutRedundant(subproblem, chosen);
};

const bestOffer = (
  subproblem: Subproblem,
  cost: ArrayLike<number>,
  missing: ReadonlySet<number>,
): number => {
  let next = 0;
  let least = Infinity;
  subproblem.brings.forEach((channels, offer) => {
    const gain = channels.filter((channel) => missing.has(channel)).length;
    if (gain === 0) return;
    const left = cost[offer] ?? 0;
    // At a negative cost, each missing channel makes the offer better, so the cost is multiplied by the gain. Any other
    // cost is divided by the gain.
    const share = left < 0 ? left * gain : left / gain;
    if (share >= least) return;
    next = offer;
    least = share;
  });
  return next;
};

/** Drops each offer whose channels are all in other chosen offers, the most expensive first. */
const withoutRedundant = (subproblem: Subproblem, chosen: readonly number[]): readonly number[] => {
  const kept = new Set(chosen);
  const dearestFirst = [...chosen].sort(
    (a, b) => (subproblem.prices[b] ?? 0) - (subproblem.prices[a] ?? 0),
  );
  for (const offer of dearestFirst) {
    const isNeeded = subproblem.brings[offer]?.some(
      (channel) =>
        !subproblem.broughtBy[channel]?.some((other) => other !== offer && kept.has(other)),
    );
    if (!isNeeded) kept.delete(offer);
  }
  return [...kept];
};
