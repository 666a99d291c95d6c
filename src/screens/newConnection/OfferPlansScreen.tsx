import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
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
import { NO_PLAN_FILTER } from './planFacts';
import { type PlanSelection, PlansStep } from './plans/PlansStep';

const Wide = styled.main`
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

interface ShopFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** Which of the steps this is: each takes the focus to its heading. */
  readonly view: string;
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** The frame of the entry, as wide as plans side by side need it. */
const ShopFrame = ({ title, lead, view, back, children }: ShopFrameProps) => (
  <EntryPage>
    <EntryTop />
    <Wide>
      <ScreenTitle title={title} sub={lead} view={view} {...(back && { back })} />
      {children}
    </Wide>
  </EntryPage>
);

export interface Shop {
  readonly cart: Partial<OnlineOrder>;
  readonly eligibility: ApplicantEligibility | null;
  readonly isOutcomeUnknown: boolean;
  readonly placed: PlacedOrder | null;
  /** How many plans are chosen to be compared. */
  readonly compared: number;
}

/** The step to show for the requested one: an order cannot be reviewed without a plan. */
export const reachableStep = (requestedStep: string | null, shop: Shop): OfferStep => {
  const { cart, eligibility, isOutcomeUnknown, placed, compared } = shop;
  if (isOutcomeUnknown) return 'review';
  if (requestedStep === 'compare' && compared > 1) return 'compare';
  if (requestedStep === 'placed' || (requestedStep === 'review' && !cart.planid))
    return placed ? 'placed' : 'plans';
  if (requestedStep === 'review' && eligibility?.kind === 'welcome') return 'review';
  if ((requestedStep === 'review' || requestedStep === 'details') && cart.planid) return 'details';
  return 'plans';
};

const CompareStep = lazyScreen({
  id: 'shop-compare',
  load: async () =>
    (await import(/* webpackChunkName: "shop-compare" */ './plans/CompareStep')).CompareStep,
});
/** All of them together, so that no code is loaded between the order and its number. */
const OrderSteps = lazyScreen({
  id: 'shop-order',
  load: async () =>
    (await import(/* webpackChunkName: "shop-order" */ './order/OrderSteps')).OrderSteps,
});

/** The open shop for a new connection (specification §2): one address, whose steps are in its query. */
export const OfferPlansScreen = () => {
  const requestedStep = useSearchParams()[0].get('step');
  const selection = usePlanSelection();
  const shop = {
    cart: useAppSelector(selectOnlineOrder),
    eligibility: useAppSelector(selectEligibility),
    isOutcomeUnknown: useAppSelector(selectIsOrderOutcomeUnknown),
    placed: useAppSelector(selectPlacedOrder),
    compared: selection.compared.length,
  };
  useLoadPlans(shop.cart.pincode ?? '');
  const step = reachableStep(requestedStep, shop);
  const t = useText(shopText);
  if (step !== (requestedStep ?? 'plans')) return <Navigate to={offerStepPath(step)} replace />;
  return (
    <ShopFrame
      {...(shop.isOutcomeUnknown ? { title: t.placed.title } : t[step])}
      view={step}
      back={STEPS_WITH_BACK.has(step) ? { to: OFFER_PLANS, label: t.back } : undefined}
    >
      <CurrentStep step={step} selection={selection} />
    </ShopFrame>
  );
};

/** Where the way back to the plans is above the title. */
const STEPS_WITH_BACK: ReadonlySet<OfferStep> = new Set<OfferStep>(['compare', 'details']);

/** What was filtered and ticked stays while the shop is open. */
const usePlanSelection = (): PlanSelection => {
  const [filter, onFilter] = useState(NO_PLAN_FILTER);
  const [ticked, onCompared] = useState<readonly string[]>([]);
  const plans = useAppSelector(selectOfferPlans);
  // Elsewhere other plans are sold.
  const compared = plans
    ? ticked.filter((one) => plans.some(({ planid }) => planid === one))
    : ticked;
  return { filter, onFilter, compared, onCompared };
};

/** What is sold where the order will go. */
const useLoadPlans = (pincode: string): void => {
  const dispatch = useAppDispatch();
  const open = useEffectEvent(() => {
    dispatch(loadOfferPlans.requested(pincodeIn(pincode) ?? ''));
  });
  useEffect(() => open(), []);
};

interface CurrentStepProps {
  readonly step: OfferStep;
  readonly selection: PlanSelection;
}

const CurrentStep = ({ step, selection: choosing }: CurrentStepProps) => {
  const skeleton = <SkeletonLines count={6} />;
  if (step === 'plans') return <PlansStep {...choosing} />;
  if (step === 'compare') return <CompareStep compared={choosing.compared} skeleton={skeleton} />;
  return <OrderSteps step={step} skeleton={skeleton} />;
};
