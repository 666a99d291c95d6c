import type { Paise } from '../../core/values/money';

/** Offers and channels are identified by their indexes in these lists. */
export interface Subproblem {
  readonly prices: readonly Paise[];
  /** For each offer: its channels. */
  readonly brings: readonly (readonly number[])[];
  /** For each channel: the offers that have it. Every channel has at least one. */
  readonly broughtBy: readonly (readonly number[])[];
}

/** More than any price. */
export const INFINITE_PRICE = Number.POSITIVE_INFINITY;
