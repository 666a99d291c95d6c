import type { Part } from './search';

/** More than any price. */
export const NEVER = Number.POSITIVE_INFINITY;

export interface Bound {
  /** No mix costs less, in paise and parts of them. NEVER: there is no mix at all. */
  readonly bound: number;
  /** What each channel is worth, where the bound was found: a good start for the next place. */
  readonly worth: Float64Array;
  /** Each offer's price less the worth of what it would bring: below zero is a bargain. */
  readonly reduced: Float64Array;
}

/** What is settled where the bound is asked for. */
interface Settled {
  readonly brought: Uint16Array;
  readonly refused: Uint8Array;
}

/** As long as the bound has not risen for so many rounds, steps become half as long. */
const PATIENCE = 15;

/**
 * Lagrangian relaxation. Every missing channel is given a worth; whoever buys only bargains then
 * pays no more than the cheapest mix does. The worths are moved towards the channels that the
 * bargains miss, and away from those that they bring twice, in ever smaller steps.
 *
 * `goal` is the price of the best mix so far: a bound that reaches it needs no better one.
 */
export const lowerBound = (
  part: Part,
  settled: Settled,
  start: Float64Array,
  goal: number,
  rounds: number,
): Bound => {
  const { missing, open } = stillOpen(part, settled);
  let best: Bound = { bound: -NEVER, worth: start, reduced: Float64Array.from(part.prices) };
  if (missing.some((channel) => !part.broughtBy[channel]?.some((at) => !settled.refused[at])))
    return { ...best, bound: NEVER };
  const worth = start.slice();
  let step = 2;
  let waited = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const { bound, reduced, lack } = priced(part, missing, open, settled.brought, worth);
    if (bound > best.bound) {
      best = { bound, worth: worth.slice(), reduced };
      waited = 0;
    } else if ((waited += 1) >= PATIENCE) {
      step /= 2;
      waited = 0;
    }
    const length = missing.reduce((sum, channel) => sum + lack[channel]! ** 2, 0);
    if (best.bound >= goal || length === 0 || step < 0.01) break;
    const reach = (step * (goal - bound)) / length;
    for (const channel of missing)
      worth[channel] = Math.max(0, worth[channel]! + reach * lack[channel]!);
  }
  return best;
};

const stillOpen = ({ prices, broughtBy }: Part, { brought, refused }: Settled) => ({
  missing: [...broughtBy.keys()].filter((channel) => !brought[channel]),
  open: [...prices.keys()].filter((offer) => !refused[offer]),
});

/** What it costs to buy every bargain, and how often each channel is then missing (1, 0, −1 …). */
const priced = (
  { prices, brings }: Part,
  missing: readonly number[],
  open: readonly number[],
  brought: Uint16Array,
  worth: Float64Array,
) => {
  const reduced = Float64Array.from(prices);
  const lack = new Int16Array(worth.length).fill(1);
  let bound = missing.reduce((sum, channel) => sum + worth[channel]!, 0);
  for (const offer of open) {
    const channels = brings[offer] ?? [];
    for (const channel of channels) if (!brought[channel]) reduced[offer]! -= worth[channel]!;
    if (reduced[offer]! >= 0) continue;
    bound += reduced[offer]!;
    for (const channel of channels) lack[channel]! -= 1;
  }
  return { bound, reduced, lack };
};

/** A start that is a bound by itself: each channel's least share of what brings it. */
export const firstWorth = ({ prices, brings, broughtBy }: Part): Float64Array =>
  Float64Array.from(broughtBy, (offers) =>
    offers.reduce(
      (least, offer) => Math.min(least, (prices[offer] ?? 0) / (brings[offer]?.length ?? 1)),
      NEVER,
    ),
  );
