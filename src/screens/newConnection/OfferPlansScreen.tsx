import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { OFFER_PLANS } from '../../../store/core/paths';
import { pincodeIn } from '../../../store/core/values/typed/digits';
import { type OfferStep, offerStepPath } from '../../../store/core/viewPaths';
import type { OnlineOrder } from '../../../store/documented/documentedState';
import {
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlacedOrder,
} from '../../../store/newConnection/offers';
import {
  type ApplicantEligibility,
  loadOfferPlans,
  type PlacedOrder,
} from '../../../store/newConnection/onlineOrder';
import { EntryPage, EntryTop } from '../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { lazyScreen } from '../../app/lazy/lazyPart';
import { useText } from '../../text/useText';
import { media, space } from '../../theme/tokens';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { shopText } from './newConnection.text';
import { NO_PLAN_FILTER } from './planParts';
import { type PlanSelection, PlansStep } from './plans/PlansStep';

/** Wide enough for plans side by side. */
const ShopMain = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xl};
  width: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space.s} ${space.l} ${space.xxl};
  ${media.wide} {
    padding: ${space.xl} ${space.xxl} ${space.xxxl};
  }
`;

export interface Shop {
  readonly order: Partial<OnlineOrder>;
  readonly eligibility: ApplicantEligibility | null;
  readonly isOutcomeUnknown: boolean;
  readonly placed: PlacedOrder | null;
  /** How many plans are chosen to be compared. */
  readonly compared: number;
}

/**
 * The requested step or, if that step is not possible yet, the step to show instead. For example, an order without a
 * plan cannot be reviewed. While the outcome of an order is unknown, always the review.
 */
export const reachableStep = (requestedStep: string | null, shop: Shop): OfferStep => {
  const { order, eligibility, isOutcomeUnknown, placed, compared } = shop;
  if (isOutcomeUnknown) return 'review';
  if (requestedStep === 'compare' && compared > 1) return 'compare';
  if (requestedStep === 'placed' || (requestedStep === 'review' && !order.planid))
    return placed ? 'placed' : 'plans';
  if (requestedStep === 'review' && eligibility?.kind === 'welcome') return 'review';
  if ((requestedStep === 'review' || requestedStep === 'details') && order.planid) return 'details';
  return 'plans';
};

const CompareStep = lazyScreen({
  id: 'shop-compare',
  load: async () =>
    (await import(/* webpackChunkName: "shop-compare" */ './plans/CompareStep')).CompareStep,
});
/** The three steps share a chunk, so that the order number can be shown without loading more code. */
const OrderSteps = lazyScreen({
  id: 'shop-order',
  load: async () =>
    (await import(/* webpackChunkName: "shop-order" */ './order/OrderSteps')).OrderSteps,
});

/** Sells new connections, also without a login (specification §2). The query parameter `step` selects the step. */
export const OfferPlansScreen = () => {
  const requestedStep = useSearchParams()[0].get('step');
  const selection = usePlanSelection();
  const shop = {
    order: useAppSelector(selectOnlineOrder),
    eligibility: useAppSelector(selectEligibility),
    isOutcomeUnknown: useAppSelector(selectIsOrderOutcomeUnknown),
    placed: useAppSelector(selectPlacedOrder),
    compared: selection.compared.length,
  };
  const dispatch = useAppDispatch();
  // The plans for the pincode of the order, or for all areas if the order has no pincode.
  const loadPlans = useEffectEvent(() => {
    dispatch(loadOfferPlans.requested(pincodeIn(shop.order.pincode ?? '') ?? ''));
  });
  useEffect(() => loadPlans(), []);
  const step = reachableStep(requestedStep, shop);
  const t = useText(shopText);
  if (step !== (requestedStep ?? 'plans')) return <Navigate to={offerStepPath(step)} replace />;
  const { title, lead } = t[step];
  const back = { to: OFFER_PLANS, label: t.back };
  return (
    <EntryPage>
      <EntryTop />
      <ShopMain>
        {/* A new step moves the focus to its heading. */}
        <ScreenTitle
          {...(shop.isOutcomeUnknown ? { title: t.placed.title } : { title, sub: lead })}
          view={step}
          {...((step === 'compare' || step === 'details') && { back })}
        />
        <CurrentStep step={step} selection={selection} />
      </ShopMain>
    </EntryPage>
  );
};

/** The filters and the compared plans. They are kept until the visitor leaves the screen. */
const usePlanSelection = (): PlanSelection => {
  const [filter, onFilter] = useState(NO_PLAN_FILTER);
  const [ticked, onCompared] = useState<readonly string[]>([]);
  const plans = useAppSelector(selectOfferPlans);
  // Leaves out compared plans that are not sold for the current pincode.
  const compared = plans
    ? ticked.filter((id) => plans.some(({ planid }) => planid === id))
    : ticked;
  return { filter, onFilter, compared, onCompared };
};

interface CurrentStepProps {
  readonly step: OfferStep;
  readonly selection: PlanSelection;
}

const CurrentStep = ({ step, selection }: CurrentStepProps) => {
  const skeleton = <SkeletonLines count={6} />;
  if (step === 'plans') return <PlansStep {...selection} />;
  if (step === 'compare') return <CompareStep compared={selection.compared} skeleton={skeleton} />;
  return <OrderSteps step={step} skeleton={skeleton} />;
};
