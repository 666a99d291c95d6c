import type {
  OnlineOrder,
  PlacedOrder,
  ApplicantEligibility,
} from '../../../store/newConnection/onlineOrder';

/** The steps are views of one documented address, so that the browser's Back goes one step back. */
export type ShopStep = 'plans' | 'compare' | 'details' | 'review' | 'placed';

export const SHOP = '/offerplans';
export const stepPath = (step: ShopStep): string =>
  step === 'plans' ? SHOP : `${SHOP}?step=${step}`;

export interface Shop {
  readonly cart: Partial<OnlineOrder>;
  readonly eligibility: ApplicantEligibility | null;
  readonly isInDoubt: boolean;
  readonly placed: PlacedOrder | null;
  /** How many plans are chosen to be compared. */
  readonly compared: number;
}

/** The step to show for the requested one: an order cannot be reviewed without a plan. */
export const reachableStep = (requestedStep: string | null, shop: Shop): ShopStep => {
  const { cart, eligibility, isInDoubt, placed, compared } = shop;
  if (isInDoubt) return 'review';
  if (requestedStep === 'compare' && compared > 1) return 'compare';
  if (requestedStep === 'placed' || (requestedStep === 'review' && !cart.planid))
    return placed ? 'placed' : 'plans';
  if (requestedStep === 'review' && eligibility?.kind === 'welcome') return 'review';
  if ((requestedStep === 'review' || requestedStep === 'details') && cart.planid) return 'details';
  return 'plans';
};
