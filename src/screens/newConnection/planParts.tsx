import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { offerStepPath } from '../../../store/core/viewPaths';
import { planChosen } from '../../../store/newConnection/onlineOrder';
import type { OfferPlan } from '../../../store/wire/entities/packs/offers';
import { useAppDispatch } from '../../app/hooks';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { BlankBlock, LoadingRegion } from '../../ui/feedback/Skeleton';
import { SoftText } from '../../ui/layout/Text';
import { plansText } from './newConnection.text';

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
