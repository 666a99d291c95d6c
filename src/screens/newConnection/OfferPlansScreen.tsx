import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  selectIsOrderInDoubt,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlacedOrder,
  selectVerdict,
} from '../../../store/newConnection/offers';
import { loadOfferPlans } from '../../../store/newConnection/onlineOrder';
import { OFFER_PLANS, offerStepPath, type OfferStep } from '../../../store/core/paths';
import { lazyPart } from '../../app/lazy/lazyPart';
import { useText } from '../../text/useText';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { PINCODE, sixDigits } from '../../ui/data/pincode';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { NO_FILTER } from './offers';
import { PlansStep, type Choosing } from './plans/PlansStep';
import { shopText } from './shop.text';
import { ShopFrame } from './ShopFrame';
import { stepFor } from './steps';

const CompareStep = lazyPart({
  id: 'shop-compare',
  load: async () =>
    (await import(/* webpackChunkName: "shop-compare" */ './plans/CompareStep')).CompareStep,
});
/** All of them together, so that no code is loaded between the order and its number. */
const OrderSteps = lazyPart({
  id: 'shop-order',
  load: async () =>
    (await import(/* webpackChunkName: "shop-order" */ './order/OrderSteps')).OrderSteps,
});

/** The open shop for a new connection (specification §2): one address, whose steps stand in its query. */
export const OfferPlansScreen = () => {
  const wanted = useSearchParams()[0].get('step');
  const choosing = useChoosing();
  const shop = {
    cart: useAppSelector(selectOnlineOrder),
    verdict: useAppSelector(selectVerdict),
    isInDoubt: useAppSelector(selectIsOrderInDoubt),
    placed: useAppSelector(selectPlacedOrder),
    compared: choosing.compared.length,
  };
  usePlans(shop.cart.pincode ?? '');
  const step = stepFor(wanted, shop);
  const t = useText(shopText);
  if (step !== (wanted ?? 'plans')) return <Navigate to={offerStepPath(step)} replace />;
  return (
    <ShopFrame
      {...t[step]}
      view={step}
      back={BACK.has(step) ? { to: OFFER_PLANS, label: t.back } : undefined}
    >
      <StepOf step={step} choosing={choosing} />
    </ShopFrame>
  );
};

/** Where the way back to the plans stands above the title. */
const BACK: ReadonlySet<OfferStep> = new Set<OfferStep>(['compare', 'details']);

/** What was filtered and ticked stays while the shop is open. */
const useChoosing = (): Choosing => {
  const [filter, onFilter] = useState(NO_FILTER);
  const [ticked, onCompared] = useState<readonly string[]>([]);
  const plans = useAppSelector(selectOfferPlans);
  // Elsewhere other plans are sold.
  const compared = plans
    ? ticked.filter((one) => plans.some(({ planid }) => planid === one))
    : ticked;
  return { filter, onFilter, compared, onCompared };
};

/** What is sold where the order will go. */
const usePlans = (pincode: string): void => {
  const dispatch = useAppDispatch();
  const open = useEffectEvent(() => {
    const where = sixDigits(pincode);
    dispatch(loadOfferPlans.requested(PINCODE.test(where) ? where : ''));
  });
  useEffect(() => open(), []);
};

interface StepOfProps {
  readonly step: OfferStep;
  readonly choosing: Choosing;
}

const StepOf = ({ step, choosing }: StepOfProps) => {
  const shape = <SkeletonLines count={6} />;
  if (step === 'plans') return <PlansStep {...choosing} />;
  if (step === 'compare') return <CompareStep compared={choosing.compared} shape={shape} />;
  return <OrderSteps step={step} shape={shape} />;
};
