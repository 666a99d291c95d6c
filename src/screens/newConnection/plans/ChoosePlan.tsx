import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { SoftText } from '../../../ui/layout/SoftText';
import { plansText } from './plans.text';

interface ChoosePlanProps {
  readonly plan: OfferPlan;
  readonly onChoose: () => void;
}

/** An order names the amount that was agreed to: a plan without a price cannot be ordered. */
export const ChoosePlan = ({ plan, onChoose }: ChoosePlanProps) => {
  const t = useText(plansText);
  if (plan.total === null) return <SoftText>{t.noPrice}</SoftText>;
  return (
    <Button onClick={onChoose} aria-label={t.chooseOf(plan.planname)}>
      {t.choose}
    </Button>
  );
};
