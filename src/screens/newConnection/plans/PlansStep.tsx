import {
  selectHasEarlierOrder,
  selectOfferPlans,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import { loadOfferPlans } from '../../../../store/newConnection/onlineOrder';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { Loaded } from '../../../app/hooks/Loaded';
import { late } from '../../../app/late';
import { useText } from '../../../text/useText';
import { EmptyState } from '../../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { PlanCardsSkeleton } from '../planCards';
import type { PlanFilter } from '../planFilter';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { SoftText } from '../../../ui/layout/SoftText';
import { PincodeForm } from './PincodeForm';
import { plansText } from './plans.text';

const ShopNotices = late(
  async () => (await import(/* webpackChunkName: "shop-order" */ '../ShopNotices')).ShopNotices,
);

const loadPlans = () => import(/* webpackChunkName: "shop-plans" */ './Plans');
// Loaded while the plans are loading. A failed load is reported when they are shown.
loadPlans().catch(() => undefined);
const Plans = late(async () => (await loadPlans()).Plans, PlanCardsSkeleton);

export interface PlanSelection {
  readonly filter: PlanFilter;
  readonly onFilter: (filter: PlanFilter) => void;
  /** Ids of the plans to compare. */
  readonly compared: readonly string[];
  readonly onCompared: (compared: readonly string[]) => void;
}

/** The shop window: where, which kind, how much, and what there is. */
export const PlansStep = (selection: PlanSelection) => {
  const t = useText(plansText);
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const plans = useAppSelector(selectOfferPlans);
  return (
    <>
      {(useHasNotices() || plans !== null) && <ShopNotices />}
      <PincodeForm />
      <Loaded
        flow={loadOfferPlans}
        value={plans}
        onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
        skeleton={<PlanCardsSkeleton />}
      >
        {(some) => (some.length === 0 ? <NoPlans /> : <Plans plans={some} {...selection} />)}
      </Loaded>
      <SoftText as="div">
        {t.subscriber} <InlineLink to="/">{t.logIn}</InlineLink>
      </SoftText>
    </>
  );
};

/** Not waited for: after the plans it is looked for in any case. */
const useHasNotices = (): boolean => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasEarlierOrder = useAppSelector(selectHasEarlierOrder);
  const placed = useAppSelector(selectPlacedOrder);
  return isLoggedIn || hasEarlierOrder || placed !== null;
};

const NoPlans = () => {
  const t = useText(plansText);
  const plansFor = useAppSelector(selectPlansFor);
  return plansFor === '' ? (
    <EmptyState title={t.none} why={t.noneWhy} />
  ) : (
    <EmptyState title={t.noneThere(plansFor)} why={t.noneThereWhy} />
  );
};
