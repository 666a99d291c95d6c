import { selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/money';
import {
  selectChosenPlan,
  selectIsOrderInDoubt,
  selectOfferPlans,
  selectOnlineOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import {
  loadOfferPlans,
  orderGivenUp,
  placeOrder,
} from '../../../../store/newConnection/onlineOrder';
import { OFFER_PLANS } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Columns } from '../../../ui/layout/Columns';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Card';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { orderText } from './order.text';
import { OrderFailure } from './OrderFailure';
import { Soft, Way } from '../parts';
import { What, Who } from './Recap';
import { useFreshFailure } from '../useFresh';

/** The last look before the order. An order in doubt is shown as it was sent, and changes no more. */
export const ReviewStep = () => {
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const plans = useAppSelector(selectOfferPlans);
  const plan = useAppSelector(selectChosenPlan);
  const isInDoubt = useAppSelector(selectIsOrderInDoubt);
  const { amount } = useAppSelector(selectOnlineOrder);
  if (isInDoubt && amount !== undefined) return <Order amount={amount} />;
  return (
    <Loaded
      flow={loadOfferPlans}
      value={plans}
      onRetry={() => dispatch(loadOfferPlans.requested(plansFor))}
      skeleton={<SkeletonLines count={8} />}
    >
      {() => (plan ? <Order amount={plan.total} /> : <Gone />)}
    </Loaded>
  );
};

const Gone = () => {
  const t = useText(orderText);
  return (
    <Stack>
      <Alert tone="warn" live>
        {t.gone}
      </Alert>
      <Way to={OFFER_PLANS}>{t.otherPlan}</Way>
    </Stack>
  );
};

interface OrderProps {
  readonly amount: Paise;
}

/** For whom, and beside it, always in sight, for how much. */
const Order = ({ amount }: OrderProps) => (
  <Columns
    asideLabel={useText(orderText).plan}
    aside={
      <>
        <What amount={amount} />
        <Press amount={amount} />
      </>
    }
  >
    <Who />
  </Columns>
);

const Press = ({ amount }: OrderProps) => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectStatus(state, placeOrder) === 'running');
  // Asked for here, where it stays: what is shown goes while an order is on its way.
  const failure = useFreshFailure(placeOrder);
  const isUnanswered = useAppSelector(selectIsOrderInDoubt) && !isBusy;
  // What was pressed to give the order up goes with it.
  const press = useFocusRescue<HTMLButtonElement>(isUnanswered);
  return (
    <Stack>
      {!isBusy && <OrderFailure amount={amount} failure={failure} />}
      <Button ref={press} wide busy={isBusy} onClick={() => dispatch(placeOrder.requested(amount))}>
        {isUnanswered ? t.sendAgain : t.order(moneyText(amount))}
      </Button>
      {isUnanswered && (
        <div>
          <Button tone="ghost" wide onClick={() => dispatch(orderGivenUp())}>
            {t.giveUp}
          </Button>
          <Soft>{t.giveUpWhy}</Soft>
        </div>
      )}
    </Stack>
  );
};
