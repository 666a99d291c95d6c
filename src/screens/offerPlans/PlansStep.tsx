import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { OfferPlan } from '../../../store/entities/offers';
import {
  selectHasEarlierOrder,
  selectOfferPlans,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../store/offers';
import { loadOfferPlans, planChosen } from '../../../store/onlineOrder';
import { selectIsLoggedIn } from '../../../store/session';
import { Loaded } from '../../frame/Loaded';
import { useFocusRescue } from '../../frame/useFocusRescue';
import { late } from '../../routing/late';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Sheet';
import { BlankBlock, Coming } from '../../ui/Skeleton';
import { EmptyState } from '../../ui/States';
import { useSay, useStore } from '../../useStore';
import { matching, MOST_COMPARED, NO_FILTER, type PlanFilter } from './offers';
import { Soft, Way } from './parts';
import { PlanCard } from './PlanCard';
import { PincodeForm, PlanFilters } from './PlanFilters';
import { plansText } from './plans.text';
import { stepAddress } from './steps';

const ShopNotices = late(
  async () => (await import(/* webpackChunkName: "shop-order" */ './ShopNotices')).ShopNotices,
);
/** Its first tick brings the comparison's code along. */
const CompareBar = late(
  async () => (await import(/* webpackChunkName: "shop-compare" */ './CompareBar')).CompareBar,
);

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space.l};
`;

export interface Choosing {
  readonly filter: PlanFilter;
  readonly onFilter: (filter: PlanFilter) => void;
  /** Ids of the plans to compare. */
  readonly compared: readonly string[];
  readonly onCompared: (compared: readonly string[]) => void;
}

/** The shop window: where, which kind, how much, and what there is. */
export const PlansStep = (choosing: Choosing) => {
  const t = useText(plansText);
  const say = useSay();
  const plansFor = useStore(selectPlansFor);
  const plans = useStore(selectOfferPlans);
  return (
    <>
      {(useHasNews() || plans !== null) && <ShopNotices />}
      <PincodeForm />
      <Loaded
        flow={loadOfferPlans}
        value={plans}
        onRetry={() => say(loadOfferPlans.requested(plansFor))}
        skeleton={<CardsToCome />}
      >
        {(some) => (some.length === 0 ? <NoPlans /> : <Plans plans={some} {...choosing} />)}
      </Loaded>
      <Soft as="div">
        {t.subscriber} <Way to="/">{t.logIn}</Way>
      </Soft>
    </>
  );
};

/** Not waited for: after the plans it is looked for in any case. */
const useHasNews = (): boolean => {
  const isLoggedIn = useStore(selectIsLoggedIn);
  const hasEarlierOrder = useStore(selectHasEarlierOrder);
  const placed = useStore(selectPlacedOrder);
  return isLoggedIn || hasEarlierOrder || placed !== null;
};

const CardsToCome = () => (
  <Coming>
    <Cards as="div">
      {[1, 2, 3].map((at) => (
        <BlankBlock key={at} $height="22rem" />
      ))}
    </Cards>
  </Coming>
);

const NoPlans = () => {
  const t = useText(plansText);
  const plansFor = useStore(selectPlansFor);
  return plansFor === '' ? (
    <EmptyState title={t.none} why={t.noneWhy} />
  ) : (
    <EmptyState title={t.noneThere(plansFor)} why={t.noneThereWhy} />
  );
};

interface PlansProps extends Choosing {
  readonly plans: readonly OfferPlan[];
}

const Plans = ({ plans, filter, onFilter, compared, onCompared }: PlansProps) => {
  const t = useText(plansText);
  const say = useSay();
  const go = useNavigate();
  const plansFor = useStore(selectPlansFor);
  const shown = matching(plans, filter);
  // "Show all plans" goes when it is pressed.
  const found = useFocusRescue<HTMLParagraphElement>(shown.length);
  const choose = (plan: OfferPlan) => {
    say(planChosen(plan));
    void go(stepAddress('details'));
  };
  return (
    <Stack>
      <PlanFilters plans={plans} filter={filter} onFilter={onFilter} />
      <Soft role="status" ref={found} tabIndex={-1}>
        {t.found(shown.length, plansFor)}
      </Soft>
      {shown.length === 0 && (
        <EmptyState
          title={t.noMatch}
          why={t.noMatchWhy}
          action={
            <Button tone="ghost" onClick={() => onFilter(NO_FILTER)}>
              {t.clear}
            </Button>
          }
        />
      )}
      <Cards role="list" aria-label={t.list}>
        {shown.map((plan) => (
          <li key={plan.planid}>
            <PlanCard
              plan={plan}
              onChoose={() => choose(plan)}
              isCompared={compared.includes(plan.planid)}
              mayCompare={compared.includes(plan.planid) || compared.length < MOST_COMPARED}
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
      </Cards>
      {compared.length > 0 && <CompareBar count={compared.length} />}
    </Stack>
  );
};
