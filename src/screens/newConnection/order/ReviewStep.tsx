import { selectIdempotency } from '../../../../store/app/app';
import type { Failure } from '../../../../store/core/failure';
import { OFFER_PLANS } from '../../../../store/core/paths';
import type { Paise } from '../../../../store/core/values/money';
import {
  selectChosenPlan,
  selectIsOrderOutcomeUnknown,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import {
  loadOfferPlans,
  orderGivenUp,
  placeOrder,
} from '../../../../store/newConnection/onlineOrder';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Card';
import { Columns } from '../../../ui/layout/Columns';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { SoftText } from '../../../ui/layout/SoftText';
import { plansText } from '../plans/plans.text';
import { useFailureSinceMount } from '../useFailureSinceMount';
import { orderText } from './order.text';
import { OrderFailureAlert } from './OrderFailureAlert';
import { ApplicantReview, PlanReview } from './OrderReview';

/** The check before the order. An order whose outcome is unknown is shown as it was sent and cannot be changed. */
export const ReviewStep = () => {
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const plans = useAppSelector(selectOfferPlans);
  const plan = useAppSelector(selectChosenPlan);
  const isOutcomeUnknown = useAppSelector(selectIsOrderOutcomeUnknown);
  const { amount } = useAppSelector(selectOnlineOrder);
  // Read here, where it stays: a refusal loads the plans again, and the review goes meanwhile.
  const failure = useFailureSinceMount(placeOrder);
  if (isOutcomeUnknown && amount !== undefined)
    return <OrderReview amount={amount} failure={failure} />;
  return (
    <Loaded
      flow={loadOfferPlans}
      value={plans}
      onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
      skeleton={<SkeletonLines count={8} />}
    >
      {() => <PlannedOrder plan={plan} failure={failure} />}
    </Loaded>
  );
};

interface PlannedProps {
  readonly plan: OfferPlan | null;
  readonly failure: Failure | null;
}

/** The plan may have gone since it was chosen, and so may its price. */
const PlannedOrder = ({ plan, failure }: PlannedProps) => {
  const t = useText(orderText);
  const { noPrice } = useText(plansText);
  if (plan && plan.total !== null) return <OrderReview amount={plan.total} failure={failure} />;
  return (
    <Stack>
      <Alert tone="warn" live>
        {plan ? noPrice : t.gone}
      </Alert>
      <InlineLink to={OFFER_PLANS}>{t.otherPlan}</InlineLink>
    </Stack>
  );
};

interface OrderProps {
  readonly amount: Paise;
  readonly failure: Failure | null;
}

/** The applicant, and beside it, always visible, the amount. */
const OrderReview = ({ amount, failure }: OrderProps) => (
  <Columns
    asideLabel={useText(orderText).plan}
    aside={
      <>
        <PlanReview amount={amount} />
        <OrderButton amount={amount} failure={failure} />
      </>
    }
  >
    <ApplicantReview />
  </Columns>
);

const OrderButton = ({ amount, failure }: OrderProps) => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(placeOrder);
  // To another operator the same is another order: when it may be sent is said above.
  const isHonoured = useAppSelector(selectIdempotency) === 'honoured';
  const isUnanswered = useAppSelector(selectIsOrderOutcomeUnknown) && !isBusy;
  // What was pressed to give the order up goes with it.
  const orderButton = useFocusRescue<HTMLButtonElement>(isUnanswered);
  return (
    <Stack>
      {!isBusy && <OrderFailureAlert amount={amount} failure={failure} />}
      {(!isUnanswered || isHonoured) && (
        <Button
          ref={orderButton}
          wide
          busy={isBusy}
          onClick={() => dispatch(placeOrder.requested(amount))}
        >
          {isUnanswered ? t.sendAgain : t.order(moneyText(amount))}
        </Button>
      )}
      {isUnanswered && isHonoured && (
        <div>
          <Button tone="ghost" wide onClick={() => dispatch(orderGivenUp())}>
            {t.giveUp}
          </Button>
          <SoftText>{t.giveUpDescription}</SoftText>
        </div>
      )}
    </Stack>
  );
};
