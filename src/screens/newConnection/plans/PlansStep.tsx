import {
  selectOfferPlans,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import { loadOfferPlans } from '../../../../store/newConnection/onlineOrder';
import { selectHasEarlierWrite } from '../../../../store/writes/earlierWrites';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { LOGIN } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { EmptyState } from '../../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CardsToCome } from '../cards';
import type { PlanFilter } from '../offers';
import { Soft, Way } from '../parts';
import { PincodeForm } from './PincodeForm';
import { plansText } from './plans.text';

const ShopNotices = lazyPart({
  id: 'shop-notices',
  load: async () =>
    (await import(/* webpackChunkName: "shop-order" */ '../ShopNotices')).ShopNotices,
});
const Plans = lazyPart({
  id: 'shop-plans',
  load: async () => (await import(/* webpackChunkName: "shop-plans" */ './Plans')).Plans,
});
// Loaded while the plans themselves are on their way.
Plans.preload();

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
        {(some) =>
          some.length === 0 ? (
            <NoPlans />
          ) : (
            <Plans plans={some} {...choosing} shape={<CardsToCome />} />
          )
        }
      </Loaded>
      <Soft as="div">
        {t.subscriber} <Way to={LOGIN}>{t.logIn}</Way>
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
