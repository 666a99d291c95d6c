import type { OnlineOrder, PlacedOrder, Verdict } from '../../../store/newConnection/onlineOrder';
import type { OfferStep } from '../../../store/core/paths';

export interface Shop {
  readonly cart: Partial<OnlineOrder>;
  readonly verdict: Verdict | null;
  readonly isInDoubt: boolean;
  readonly placed: PlacedOrder | null;
  /** How many plans are chosen to be compared. */
  readonly compared: number;
}

/** The step that can be shown for the one that the address names: nobody reviews an order without a plan. */
export const stepFor = (wanted: string | null, shop: Shop): OfferStep => {
  const { cart, verdict, isInDoubt, placed, compared } = shop;
  if (isInDoubt) return 'review';
  if (wanted === 'compare' && compared > 1) return 'compare';
  if (wanted === 'placed' || (wanted === 'review' && !cart.planid))
    return placed ? 'placed' : 'plans';
  if (wanted === 'review' && verdict?.kind === 'welcome') return 'review';
  if ((wanted === 'review' || wanted === 'details') && cart.planid) return 'details';
  return 'plans';
};
