import type { Subproblem } from './greedy';

export interface Bound {
  /**
   * What the offers that are still to be chosen cost at least, in the unit of the prices and with fractions. Infinity
   * means that no mix is possible.
   */
  readonly bound: number;
  /** The multiplier of each channel at this bound, a good start for the next node. */
  readonly worth: Float64Array;
  /**
   * Each offer's price minus the worth of the missing channels that it has. An offer for which this is negative is
   * called a bargain.
   */
  readonly reduced: Float64Array;
}

/** The decisions at a node: how many chosen offers have each channel, and which offers are excluded. */
interface Branch {
  readonly brought: Uint16Array;
  readonly refused: Uint8Array;
}

/** The step is halved after this number of rounds without a higher bound. */
const ROUNDS_WITHOUT_PROGRESS = 15;

/**
 * Lagrangian relaxation. Every missing channel gets a multiplier (`worth`). The multipliers of all missing channels and
 * the negative reduced prices add up to no more than the price of the cheapest mix. From round to round the multipliers
 * grow for channels that no bargain has and shrink for channels that several bargains have, in smaller and smaller
 * steps.
 *
 * `goal` is the price of the best mix so far minus the price of the chosen offers. The rounds end when the bound
 * reaches `goal`.
 */
export const lowerBound = (
  subproblem: Subproblem,
  settled: Branch,
  start: Float64Array,
  goal: number,
  rounds: number,
): Bound => {
  const parts = openParts(subproblem, settled);
  const { missing } = parts;
  let best: Bound = {
    bound: -Infinity,
    worth: start,
    reduced: Float64Array.from(subproblem.prices),
  };
  if (missing.some((channel) => !subproblem.broughtBy[channel]?.some((at) => !settled.refused[at])))
    return { ...best, bound: Infinity };
  const channelWorth = start.slice();
  let step = 2;
  let roundsWaited = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const { bound, reduced, lack } = relaxedPrice(subproblem, parts, settled, channelWorth);
    if (bound > best.bound) {
      best = { bound, worth: channelWorth.slice(), reduced };
      roundsWaited = 0;
    } else if ((roundsWaited += 1) >= ROUNDS_WITHOUT_PROGRESS) {
      step /= 2;
      roundsWaited = 0;
    }
    const length = missing.reduce((sum, channel) => sum + lack[channel]! ** 2, 0);
    if (best.bound >= goal || length === 0 || step < 0.01) break;
    const stride = (step * (goal - bound)) / length;
    for (const channel of missing)
      channelWorth[channel] = Math.max(0, channelWorth[channel]! + stride * lack[channel]!);
  }
  return best;
};

const openParts = ({ prices, broughtBy }: Subproblem, { brought, refused }: Branch) => ({
  missing: [...broughtBy.keys()].filter((channel) => !brought[channel]),
  open: [...prices.keys()].filter((offer) => !refused[offer]),
});

/**
 * Returns the bound and the reduced prices at these multipliers. `lack` is, for each channel, 1 minus the number of
 * bargains that have it.
 */
const relaxedPrice = (
  { prices, brings }: Subproblem,
  { missing, open }: ReturnType<typeof openParts>,
  { brought }: Branch,
  channelWorth: Float64Array,
) => {
  const reduced = Float64Array.from(prices);
  const lack = new Int16Array(channelWorth.length).fill(1);
  let bound = missing.reduce((sum, channel) => sum + channelWorth[channel]!, 0);
  for (const offer of open) {
    const channels = brings[offer] ?? [];
    for (const channel of channels)
      if (!brought[channel]) reduced[offer]! -= channelWorth[channel]!;
    if (reduced[offer]! >= 0) continue;
    bound += reduced[offer]!;
    for (const channel of channels) lack[channel]! -= 1;
  }
  return { bound, reduced, lack };
};

/** Multipliers to start with, which already give a bound: each channel's lowest share in the price of an offer. */
export const initialWorth = ({ prices, brings, broughtBy }: Subproblem): Float64Array =>
  Float64Array.from(broughtBy, (offers) =>
    offers.reduce(
      (least, offer) => Math.min(least, (prices[offer] ?? 0) / (brings[offer]?.length ?? 1)),
      Infinity,
    ),
  );
