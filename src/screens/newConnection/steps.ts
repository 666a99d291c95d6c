import type { OfferStep } from '../../../store/core/viewPaths';
import type { OnlineOrder } from '../../../store/documented/documentedState';
import type { ApplicantEligibility, PlacedOrder } from '../../../store/newConnection/onlineOrder';

export interface Shop {
  readonly cart: Partial<OnlineOrder>;
  readonly eligibility: ApplicantEligibility | null;
  readonly isOutcomeUnknown: boolean;
  readonly placed: PlacedOrder | null;
  /** How many plans are chosen to be compared. */
  readonly compared: number;
}

/** The step to show for the requested one: an order cannot be reviewed without a plan. */
export const reachableStep = (requestedStep: string | null, shop: Shop): OfferStep => {
  const { cart, eligibility, isOutcomeUnknown, placed, compared } = shop;
  if (isOutcomeUnknown) return 'review';
  if (requestedStep === 'compare' && compared > 1) return 'compare';
  if (requestedStep === 'placed' || (requestedStep === 'review' && !cart.planid))
    return placed ? 'placed' : 'plans';
  if (requestedStep === 'review' && eligibility?.kind === 'welcome') return 'review';
  if ((requestedStep === 'review' || requestedStep === 'details') && cart.planid) return 'details';
  return 'plans';
};
