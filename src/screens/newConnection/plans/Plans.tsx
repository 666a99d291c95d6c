import { useNavigate } from 'react-router-dom';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { selectPlansFor } from '../../../../store/newConnection/offers';
import { planChosen } from '../../../../store/newConnection/onlineOrder';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { NoMatch } from '../../../ui/feedback/States';
import { Stack } from '../../../ui/layout/Card';
import { SoftText } from '../../../ui/layout/SoftText';
import { PlanCards } from '../planCards';
import { filterPlans, MAX_COMPARED_PLANS, NO_PLAN_FILTER } from '../planFilter';
import { PlanCard } from './PlanCard';
import { PlanFilters } from './PlanFilters';
import { plansText } from './plans.text';
import type { PlanSelection } from './PlansStep';

/** The first plan that is ticked loads the code of the comparison. */
const CompareBar = lazyPart({
  id: 'shop-compare-bar',
  load: async () =>
    (await import(/* webpackChunkName: "shop-compare" */ './CompareBar')).CompareBar,
});

interface PlansProps extends PlanSelection {
  readonly plans: readonly OfferPlan[];
}

/** What is sold there, narrowed down, chosen or compared. */
export const Plans = ({ plans, filter, onFilter, compared, onCompared }: PlansProps) => {
  const t = useText(plansText);
  const dispatch = useAppDispatch();
  const go = useNavigate();
  const plansFor = useAppSelector(selectPlansFor);
  const shown = filterPlans(plans, filter);
  // "Show all plans" goes when it is pressed.
  const found = useFocusRescue<HTMLParagraphElement>(shown.length);
  const choose = (plan: OfferPlan) => {
    dispatch(planChosen(plan));
    void go(offerStepPath('details'));
  };
  return (
    <Stack>
      <PlanFilters plans={plans} filter={filter} onFilter={onFilter} />
      <SoftText role="status" ref={found} tabIndex={-1}>
        {t.found(shown.length, plansFor)}
      </SoftText>
      {shown.length === 0 && (
        <NoMatch
          title={t.noMatch}
          description={t.noMatchDescription}
          showAll={t.clear}
          onShowAll={() => onFilter(NO_PLAN_FILTER)}
        />
      )}
      <UnreadableRows call="offerPlans" />
      <PlanCards role="list" aria-label={t.list}>
        {shown.map((plan) => (
          <li key={plan.planid}>
            <PlanCard
              plan={plan}
              onChoose={() => choose(plan)}
              isCompared={compared.includes(plan.planid)}
              canCompare={compared.includes(plan.planid) || compared.length < MAX_COMPARED_PLANS}
              onCompare={(isCompared) =>
                onCompared(
                  isCompared
                    ? [...compared, plan.planid]
                    : compared.filter((one) => one !== plan.planid),
                )
              }
            />
          </li>
        ))}
      </PlanCards>
      {compared.length > 0 && <CompareBar failed={tryAgain} count={compared.length} />}
    </Stack>
  );
};
