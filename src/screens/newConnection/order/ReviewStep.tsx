import type { ReactNode } from 'react';
import { selectIdempotency } from '../../../../store/app/app';
import type { Failure } from '../../../../store/core/failure';
import { operatorWordsOf } from '../../../../store/core/messages';
import { OFFER_PLANS } from '../../../../store/core/paths';
import { fullNameOf } from '../../../../store/core/values/fullName';
import type { Paise } from '../../../../store/core/values/money';
import { offerStepPath } from '../../../../store/core/viewPaths';
import {
  selectChosenPlan,
  selectEligibility,
  selectIsOrderOutcomeUnknown,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import {
  loadOfferPlans,
  orderGivenUp,
  ORDERS,
  placeOrder,
} from '../../../../store/newConnection/onlineOrder';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFailureSinceMount } from '../../../app/hooks/useFailureSinceMount';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { Button } from '../../../ui/buttons/Button';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Columns } from '../../../ui/layout/Columns';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { termText } from '../../payments/payments.text';
import { FailureAlert } from '../../writes/OutcomeUnknown';
import { WriteOutcomes } from '../../writes/WriteOutcomes';
import { orderText, plansText } from '../newConnection.text';

interface ReviewCardProps {
  readonly title: string;
  readonly change: ReactNode;
  readonly children: ReactNode;
}

/** One part of the order. It cannot be changed while the outcome of the order is unknown. */
const ReviewCard = ({ title, change, children }: ReviewCardProps) => {
  const isOutcomeUnknown = useAppSelector(selectIsOrderOutcomeUnknown);
  return (
    <Card>
      <Section title={title} actions={isOutcomeUnknown ? undefined : change}>
        {children}
      </Section>
    </Card>
  );
};

/** What is ordered, and for how much. */
const PlanReview = ({ amount }: { readonly amount: Paise }) => {
  const t = useText(orderText);
  const { term, terms } = useText(termText);
  const { planname = '', chargeperiod = '' } = useAppSelector(selectOnlineOrder);
  const plan = useAppSelector(selectChosenPlan);
  // The price and the tax are today's, so they are shown only if today's total is the amount of the order.
  const parts =
    plan?.total === amount
      ? [
          [t.price, <Money key="price" amount={plan.price} />] as const,
          [t.gst, <Money key="gst" amount={plan.tax} />] as const,
        ]
      : [];
  return (
    <ReviewCard title={t.plan} change={<InlineLink to={OFFER_PLANS}>{t.otherPlan}</InlineLink>}>
      <p>{planname}</p>
      <FactList
        look="rows"
        facts={[[term, inWords(terms, chargeperiod)], ...parts]}
        total={[t.total, <Money key="total" amount={amount} size="big" />]}
      />
    </ReviewCard>
  );
};

/** The applicant, and the address of the connection. */
const ApplicantReview = () => {
  const t = useText(orderText);
  const order = useAppSelector(selectOnlineOrder);
  const eligibility = useAppSelector(selectEligibility);
  const { mobileno = '', email = '', address = '' } = order;
  const area =
    eligibility?.kind === 'welcome'
      ? [eligibility.region, eligibility.lconame].filter(Boolean).join(' · ')
      : '';
  return (
    <ReviewCard
      title={t.detailsTitle}
      change={<InlineLink to={offerStepPath('details')}>{t.changeDetails}</InlineLink>}
    >
      <FactList
        look="rows"
        facts={[
          [t.who, fullNameOf(order)],
          [t.mobileno, mobileno && `+91 ${mobileno}`],
          email ? [t.emailName, email] : null,
          [t.address, address],
          [t.pincode, order.pincode ?? ''],
          area ? [t.area, area] : null,
        ]}
      />
    </ReviewCard>
  );
};

interface OrderProps {
  readonly amount: Paise;
  readonly failure: Failure | null;
}

/** Another tab has placed the order. */
const isPlacedElsewhere = (failure: Failure | null): boolean =>
  failure?.kind === 'blocked' && failure.code === 'JUST_ORDERED';

/** Why the order has no number yet: its outcome is unknown, its price has changed, or the request failed. */
const OrderFailureAlert = ({ amount, failure }: OrderProps) => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  const isOutcomeUnknown = useAppSelector(selectIsOrderOutcomeUnknown);
  const { amount: agreed } = useAppSelector(selectOnlineOrder);
  if (isOutcomeUnknown && isPlacedElsewhere(failure))
    return (
      <Alert tone="warn" live>
        {t.justOrdered}
      </Alert>
    );
  if (isOutcomeUnknown)
    return (
      <>
        <WriteOutcomes
          calls={ORDERS}
          amount={amount}
          operatorWords={operatorWordsOf(failure)}
          onAcknowledged={() => dispatch(orderGivenUp())}
        />
        {/* The repeated order never left the browser, so the outcome of the first order is still unknown. */}
        {(failure?.kind === 'unreachable' || failure?.kind === 'blocked') && (
          <FailureAlert failure={failure} />
        )}
      </>
    );
  if (agreed !== undefined && agreed !== amount)
    return (
      <Alert tone="warn" live>
        {t.changed(moneyText(agreed), moneyText(amount))}
      </Alert>
    );
  return failure && <FailureAlert failure={failure} />;
};

/** The review before the order. An order of unknown outcome is shown as it was sent and cannot be changed. */
export const ReviewStep = () => {
  const t = useText(orderText);
  const { noPrice } = useText(plansText);
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const plans = useAppSelector(selectOfferPlans);
  const plan = useAppSelector(selectChosenPlan);
  const isOutcomeUnknown = useAppSelector(selectIsOrderOutcomeUnknown);
  const { amount } = useAppSelector(selectOnlineOrder);
  // The failure is read here, because React mounts a new `OrderReview` when an order is sent and when it is refused.
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
      {() =>
        plan && plan.total !== null ? (
          <OrderReview amount={plan.total} failure={failure} />
        ) : (
          // The operator has withdrawn the plan or its price since the visitor chose it.
          <Stack>
            <Alert tone="warn" live>
              {plan ? noPrice : t.gone}
            </Alert>
            <InlineLink to={OFFER_PLANS}>{t.otherPlan}</InlineLink>
          </Stack>
        )
      }
    </Loaded>
  );
};

/** The applicant, and beside it, in view on a wide screen, the plan with its amount and the order button. */
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
  // An operator that may not honour idempotency keys could count a repetition as a second order. So the button is
  // hidden while the outcome is unknown, and also when another tab has placed the order. The alert above says when to
  // send it again.
  const isHonoured = useAppSelector(selectIdempotency) === 'honoured';
  const isUnanswered = useAppSelector(selectIsOrderOutcomeUnknown) && !isBusy;
  // Takes the focus from the button that gives up the order, because that button disappears when it is pressed.
  const orderButton = useFocusRescue<HTMLButtonElement>(isUnanswered);
  return (
    <Stack>
      {!isBusy && <OrderFailureAlert amount={amount} failure={failure} />}
      {(!isUnanswered || (isHonoured && !isPlacedElsewhere(failure))) && (
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
