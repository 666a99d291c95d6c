import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OFFER_PLANS } from '../../../store/core/paths';
import { pincodeIn } from '../../../store/core/values/typed/digits';
import { type OfferStep, offerStepPath } from '../../../store/core/viewPaths';
import {
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlacedOrder,
} from '../../../store/newConnection/offers';
import { loadOfferPlans } from '../../../store/newConnection/onlineOrder';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { lazyScreen } from '../../app/lazy/lazyPart';
import { useText } from '../../text/useText';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { NO_PLAN_FILTER } from './planFilter';
import { type PlanSelection, PlansStep } from './plans/PlansStep';
import { shopText } from './shop.text';
import { ShopFrame } from './ShopFrame';
import { reachableStep } from './steps';

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
