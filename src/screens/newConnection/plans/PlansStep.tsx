import { LOGIN } from '../../../../store/core/paths';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import {
  selectOfferPlans,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import { loadOfferPlans } from '../../../../store/newConnection/onlineOrder';
import { selectOutcomes } from '../../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { EmptyState } from '../../../ui/feedback/States';
import { looseCable } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { SoftText } from '../../../ui/layout/SoftText';
import { PlanCardsSkeleton } from '../planCards';
import type { PlanFilter } from '../planFilter';
import { PincodeForm } from './PincodeForm';
import { plansText } from './plans.text';

const ShopAlerts = lazyPart({
  id: 'shop-alerts',
  load: async () => (await import(/* webpackChunkName: "shop-order" */ '../ShopAlerts')).ShopAlerts,
});
const Plans = lazyPart({
  id: 'shop-plans',
  load: async () => (await import(/* webpackChunkName: "shop-plans" */ './Plans')).Plans,
});
// Loaded while the plans themselves are on their way.
Plans.preload();

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
      {(useHasShopAlerts() || plans !== null) && <ShopAlerts failed={tryAgain} />}
      <PincodeForm />
      <Loaded
        flow={loadOfferPlans}
        value={plans}
        onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
        skeleton={<PlanCardsSkeleton />}
      >
        {(some) =>
          some.length === 0 ? (
            <NoPlans />
          ) : (
            <Plans failed={tryAgain} plans={some} {...selection} skeleton={<PlanCardsSkeleton />} />
          )
        }
      </Loaded>
      <SoftText as="div">
        {t.subscriber} <InlineLink to={LOGIN}>{t.logIn}</InlineLink>
      </SoftText>
    </>
  );
};

const ORDERS = ['placeOrder'] as const;

/** Not waited for: after the plans it is looked for in any case. */
const useHasShopAlerts = (): boolean => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasEarlierOrder = useAppSelector((state) => selectOutcomes(state, ORDERS)).length > 0;
  const placed = useAppSelector(selectPlacedOrder);
  return isLoggedIn || hasEarlierOrder || placed !== null;
};

const NoPlans = () => {
  const t = useText(plansText);
  const plansFor = useAppSelector(selectPlansFor);
  return plansFor === '' ? (
    <EmptyState
      picture={<Illustration drawing={looseCable} />}
      title={t.none}
      description={t.noneDescription}
    />
  ) : (
    <EmptyState
      picture={<Illustration drawing={looseCable} />}
      title={t.noneThere(plansFor)}
      description={t.noneThereDescription}
    />
  );
};
