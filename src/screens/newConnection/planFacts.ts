import { type Paise, savingOf } from '../../../store/core/values/money';
import { perMonthOf } from '../../../store/core/values/price';
import { monthsOfPeriod } from '../../../store/packs/chargePeriods';
import type { OfferPlan } from '../../../store/wire/entities/packs/offers';
import { useText } from '../../text/useText';
import { inWords } from '../../text/words';
import { plansText } from './newConnection.text';

/** The total with tax, divided by the months of the term; null if the total or the term is not known. */
export const planPricePerMonth = ({ total, chargeperiod }: OfferPlan): Paise | null => {
  const months = monthsOfPeriod(chargeperiod);
  return months === null || total === null ? null : perMonthOf(total, months);
};

/** What the plan saves against its regular price; null when the saving is too small to mention. */
export const planSaving = ({ total, regularprice }: OfferPlan): Paise | null =>
  savingOf(total, regularprice);

export const PLAN_KINDS = ['TV', 'BROADBAND', 'COMBO'] as const;
type PlanKind = (typeof PLAN_KINDS)[number];
/** Rupees a month, and how they are written. */
export const PRICE_LIMITS = [
  ['500', '₹500'],
  ['1000', '₹1,000'],
  ['2000', '₹2,000'],
] as const;

export interface PlanFilter {
  readonly kind: PlanKind | null;
  /** One of the limits, or '' for any price. */
  readonly upTo: string;
}
export const NO_PLAN_FILTER: PlanFilter = { kind: null, upTo: '' };

const costsUpTo = (plan: OfferPlan, limit: string): boolean => {
  const monthly = planPricePerMonth(plan);
  return limit === '' || (monthly !== null && monthly <= Number(limit) * 100);
};

export const filterPlans = (
  plans: readonly OfferPlan[],
  { kind, upTo }: PlanFilter,
): readonly OfferPlan[] =>
  plans.filter((plan) => (kind === null || plan.plantype === kind) && costsUpTo(plan, upTo));

/** More plans cannot be compared on a phone. */
export const MAX_COMPARED_PLANS = 3;

const textLookup = (words: Readonly<Record<string, string>>) => (name: string) =>
  inWords(words, name);

export const useTermText = () => textLookup(useText(plansText).terms);
export const useKindText = () => textLookup(useText(plansText).kinds);
