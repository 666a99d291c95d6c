import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { type Paise, savingOf } from '../../../store/core/values/money';
import { perMonthOf } from '../../../store/core/values/price';
import { offerStepPath } from '../../../store/core/viewPaths';
import { planChosen } from '../../../store/newConnection/onlineOrder';
import { monthsOfPeriod } from '../../../store/packs/chargePeriods';
import type { OfferPlan } from '../../../store/wire/entities/packs/offers';
import { useAppDispatch } from '../../app/hooks';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { BlankBlock, LoadingRegion } from '../../ui/feedback/Skeleton';
import { SoftText } from '../../ui/layout/Text';
import { plansText } from './newConnection.text';

/** The total with tax, divided by the months of the term; null if the total or the term is not known. */
export const planPricePerMonth = ({ total, chargeperiod }: OfferPlan): Paise | null => {
  const months = monthsOfPeriod(chargeperiod);
  return months === null || total === null ? null : perMonthOf(total, months);
};

/** What the plan saves against its regular price; null when the saving is unknown or less than a rupee. */
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

export const PlanCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space.l};
`;

export const PlanCardsSkeleton = () => (
  <LoadingRegion>
    <PlanCards as="div">
      {[1, 2, 3].map((at) => (
        <BlankBlock key={at} $height="22rem" />
      ))}
    </PlanCards>
  </LoadingRegion>
);

interface ChoosePlanProps {
  readonly plan: OfferPlan;
  readonly onChoose: () => void;
}

/** An order contains the agreed amount, so a plan without a price cannot be ordered. */
export const ChoosePlan = ({ plan, onChoose }: ChoosePlanProps) => {
  const t = useText(plansText);
  if (plan.total === null) return <SoftText>{t.noPrice}</SoftText>;
  return (
    <Button onClick={onChoose} aria-label={t.chooseOf(plan.planname)}>
      {t.choose}
    </Button>
  );
};

/** Starts the order of a plan and opens its next step. */
export const useChoosePlan = (): ((plan: OfferPlan) => void) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (plan) => {
    dispatch(planChosen(plan));
    void navigate(offerStepPath('details'));
  };
};
