import type { OfferPlan } from '../../../store/wire/entities/packs/offers';
import type { Paise } from '../../../store/core/money';

/** Months of a term (specification §9); a term of another name is only shown. */
const MONTHS = new Map([
  ['MONTHLY', 1],
  ['QUARTERLY', 3],
  ['HALFYEARLY', 6],
  ['YEARLY', 12],
]);

/** With tax, to the nearest paisa; null where the term is not known. */
export const monthlyOf = ({ total, chargeperiod }: OfferPlan): Paise | null => {
  const months = MONTHS.get(chargeperiod);
  return months === undefined ? null : (Math.round(total / months) as Paise); // rounded, so whole
};

/** What the plan saves against its regular price; null when it saves nothing. */
export const savingOf = ({ total, regularprice }: OfferPlan): Paise | null =>
  regularprice !== null && regularprice > total ? ((regularprice - total) as Paise) : null; // whole from whole

export const KINDS = ['TV', 'BROADBAND', 'COMBO'] as const;
export type Kind = (typeof KINDS)[number];
/** Rupees a month, and how they are written. */
export const PRICE_LIMITS = [
  ['500', '₹500'],
  ['1000', '₹1,000'],
  ['2000', '₹2,000'],
] as const;

export interface PlanFilter {
  readonly kind: Kind | null;
  /** One of the limits, or '' for any price. */
  readonly upTo: string;
}
export const NO_FILTER: PlanFilter = { kind: null, upTo: '' };

const costsUpTo = (plan: OfferPlan, limit: string): boolean => {
  const monthly = monthlyOf(plan);
  return limit === '' || (monthly !== null && monthly <= Number(limit) * 100);
};

export const matching = (
  plans: readonly OfferPlan[],
  { kind, upTo }: PlanFilter,
): readonly OfferPlan[] =>
  plans.filter((plan) => (kind === null || plan.plantype === kind) && costsUpTo(plan, upTo));

/** More than this nobody compares on a phone. */
export const MOST_COMPARED = 3;
