import type { Paise } from '../../core/values/money';
import { greedyMix, type Subproblem, totalPriceOf } from './greedy';
import { type Bound, initialWorth, lowerBound } from './lowerBound';

interface SubproblemResult {
  readonly chosen: readonly number[];
  readonly isCheapest: boolean;
  readonly lowerBound: Paise;
}

/** A node of the search: the offers that are chosen, and those that are excluded. */
interface SearchNode {
  readonly chosen: readonly number[];
  readonly price: number;
  /** How many chosen offers already have each channel. */
  readonly brought: Uint16Array;
  readonly refused: Uint8Array;
  readonly worth: Float64Array;
}

const ROUNDS = { first: 600, later: 30 };
/** Sums of fractions are not exact, so a bound that exceeds a whole number by no more than this is not rounded up. */
const ROUNDING = 1e-6;

/**
 * Branch and bound. Takes the channel that the fewest offers have and tries each of these offers in turn. An offer that
 * was tried is excluded from the following branches, so no mix is visited twice. Branches and offers that cannot lead
 * to a cheaper mix than the best one so far are skipped.
 */
export const searchSubproblem = (
  subproblem: Subproblem,
  hasTime: () => boolean,
): SubproblemResult => {
  let best = greedyMix(subproblem, subproblem.prices);
  let bestPrice = totalPriceOf(subproblem, best);
  let isTimeUp = false;
  const keep = (mix: readonly number[]) => {
    const price = totalPriceOf(subproblem, mix);
    if (price >= bestPrice) return;
    best = mix;
    bestPrice = price;
  };
  const boundOf = (node: SearchNode, rounds: number): Bound =>
    lowerBound(subproblem, node, node.worth, bestPrice - node.price, rounds);

  const visit = (node: SearchNode, { bound, worth: channelWorth, reduced }: Bound): void => {
    if (roundUpToPaise(node.price + bound) >= bestPrice) return;
    const channel = scarcestChannel(subproblem, node);
    if (channel === null) return keep(node.chosen);
    keep(greedyMix(subproblem, reduced, node.chosen));
    const refused = node.refused.slice();
    reduced.forEach((left, offer) => {
      if (roundUpToPaise(node.price + bound + left) >= bestPrice) refused[offer] = 1;
    });
    const candidates = (subproblem.broughtBy[channel] ?? [])
      .filter((offer) => !refused[offer])
      .sort((a, b) => (reduced[a] ?? 0) - (reduced[b] ?? 0));
    for (const offer of candidates) {
      isTimeUp ||= !hasTime();
      if (isTimeUp) return;
      refused[offer] = 1;
      const branch = { ...node, worth: channelWorth, refused: refused.slice() };
      const next = withOffer(subproblem, branch, offer);
      visit(next, boundOf(next, ROUNDS.later));
    }
  };

  const root = rootNode(subproblem);
  const first = boundOf(root, ROUNDS.first);
  visit(root, first);
  const atLeast = isTimeUp ? Math.min(roundUpToPaise(first.bound), bestPrice) : bestPrice;
  return { chosen: best, isCheapest: atLeast === bestPrice, lowerBound: atLeast as Paise }; // a whole number
};

/** A mix costs a whole number of paise, or of the units of `fewestChanges`, so a lower bound can be rounded up. */
const roundUpToPaise = (bound: number): number => Math.ceil(bound - ROUNDING);

const rootNode = (subproblem: Subproblem): SearchNode => ({
  chosen: [],
  price: 0,
  brought: new Uint16Array(subproblem.broughtBy.length),
  refused: new Uint8Array(subproblem.prices.length),
  worth: initialWorth(subproblem),
});

const withOffer = (subproblem: Subproblem, node: SearchNode, offer: number): SearchNode => {
  const brought = node.brought.slice();
  for (const channel of subproblem.brings[offer] ?? []) brought[channel]! += 1;
  const price = node.price + (subproblem.prices[offer] ?? 0);
  return { ...node, chosen: [...node.chosen, offer], price, brought };
};

/** The missing channel that the fewest offers have; null when no channel is missing. */
const scarcestChannel = (
  { broughtBy }: Subproblem,
  { brought, refused }: SearchNode,
): number | null => {
  let scarcest: number | null = null;
  let fewest = Infinity;
  broughtBy.forEach((offers, channel) => {
    if (brought[channel]) return;
    const offerCount = offers.reduce((sum, offer) => sum + (refused[offer] ? 0 : 1), 0);
    if (offerCount >= fewest) return;
    scarcest = channel;
    fewest = offerCount;
  });
  return scarcest;
};
