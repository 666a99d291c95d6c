import {
  selectOfferPlans,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import { loadOfferPlans } from '../../../../store/newConnection/onlineOrder';
import { selectHasEarlierWrite } from '../../../../store/writes/earlierWrites';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { Loaded } from '../../../app/hooks/Loaded';
import { late } from '../../../app/late';
import { useText } from '../../../text/useText';
import { EmptyState } from '../../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CardsToCome } from '../cards';
import type { PlanFilter } from '../offers';
import { Soft, Way } from '../parts';
import { PincodeForm } from './PincodeForm';
import { plansText } from './plans.text';

const ShopNotices = late(
  async () => (await import(/* webpackChunkName: "shop-order" */ '../ShopNotices')).ShopNotices,
);

const loadPlans = () => import(/* webpackChunkName: "shop-plans" */ './Plans');
// They come while what stands in them is on its way; what fails is said when they are shown.
loadPlans().catch(() => undefined);
const Plans = late(async () => (await loadPlans()).Plans, CardsToCome);

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
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const plans = useAppSelector(selectOfferPlans);
  return (
    <>
      {(useHasNews() || plans !== null) && <ShopNotices />}
      <PincodeForm />
      <Loaded
        flow={loadOfferPlans}
        value={plans}
        onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
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
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasEarlierOrder = useAppSelector((state) => selectHasEarlierWrite(state, 'placeOrder'));
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
