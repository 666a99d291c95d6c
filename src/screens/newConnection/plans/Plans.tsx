import styled from 'styled-components';
import { selectPlansFor } from '../../../../store/newConnection/offers';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useAppSelector } from '../../../app/hooks';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { ChipChoice } from '../../../ui/buttons/Chip';
import { NoMatch } from '../../../ui/feedback/States';
import { Select } from '../../../ui/forms/Select';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { plansText } from '../newConnection.text';
import {
  filterPlans,
  MAX_COMPARED_PLANS,
  NO_PLAN_FILTER,
  PLAN_KINDS,
  PlanCards,
  type PlanFilter,
  PRICE_LIMITS,
  useChoosePlan,
} from '../planParts';
import { PlanCard } from './PlanCard';
import type { PlanSelection } from './PlansStep';

const FilterRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    align-items: end;
  }
`;

interface PlanFiltersProps {
  readonly plans: readonly OfferPlan[];
  readonly filter: PlanFilter;
  readonly onFilter: (filter: PlanFilter) => void;
}

const PlanFilters = ({ plans, filter, onFilter }: PlanFiltersProps) => {
  const t = useText(plansText);
  // Only kinds that some plan has.
  const kinds = PLAN_KINDS.filter((kind) => plans.some(({ plantype }) => plantype === kind));
  return (
    <FilterRow>
      <ChipChoice
        label={t.filters}
        all={t.all}
        options={kinds}
        chosen={filter.kind}
        nameOf={(kind) => t.kinds[kind]}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
      <Select
        name="upTo"
        label={t.upTo}
        placeholder={t.anyPrice}
        value={filter.upTo}
        onChange={({ currentTarget }) => onFilter({ ...filter, upTo: currentTarget.value })}
        options={PRICE_LIMITS.map(([value, rupees]) => ({ value, label: t.upToRupees(rupees) }))}
      />
    </FilterRow>
  );
};

/** The first plan that is ticked loads the code of the comparison. */
const CompareBar = lazyPart({
  id: 'shop-compare-bar',
  load: async () =>
    (await import(/* webpackChunkName: "shop-compare" */ './CompareStep')).CompareBar,
});

interface PlansProps extends PlanSelection {
  readonly plans: readonly OfferPlan[];
}

/** The plans for sale. The visitor filters them, chooses one, or ticks some to compare. */
export const Plans = ({ plans, filter, onFilter, compared, onCompared }: PlansProps) => {
  const t = useText(plansText);
  const choose = useChoosePlan();
  const plansFor = useAppSelector(selectPlansFor);
  const shown = filterPlans(plans, filter);
  // Takes the focus from "Show all plans", because that button disappears when it is pressed.
  const countLine = useFocusRescue<HTMLParagraphElement>(shown.length);
  return (
    <Stack>
      <PlanFilters plans={plans} filter={filter} onFilter={onFilter} />
      <SoftText role="status" ref={countLine} tabIndex={-1}>
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
                    : compared.filter((id) => id !== plan.planid),
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
