import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { LOGIN } from '../../../../store/core/paths';
import { pincodeIn } from '../../../../store/core/values/typed/digits';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import {
  selectOfferPlans,
  selectPlacedOrder,
  selectPlansFor,
} from '../../../../store/newConnection/offers';
import { loadOfferPlans, ORDERS, pincodeGiven } from '../../../../store/newConnection/onlineOrder';
import { selectOutcomes } from '../../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/States';
import { Field } from '../../../ui/forms/Field';
import { looseCable } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { SoftText } from '../../../ui/layout/Text';
import { plansText } from '../newConnection.text';
import { PlanCardsSkeleton, type PlanFilter } from '../planParts';

const PincodeRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.m};
  & > :first-child {
    flex: 1 1 11rem;
    max-width: 20rem;
  }
`;

/** Asks for a pincode, and limits the plans to those that are sold there. */
const PincodeForm = () => {
  const t = useText(plansText);
  const dispatch = useAppDispatch();
  const plansFor = useAppSelector(selectPlansFor);
  const [isInvalid, setInvalid] = useState(false);
  // The field is remounted when the plans of another pincode are shown. It then takes back the focus.
  const field = useFocusRescue<HTMLInputElement>(plansFor);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pincode = pincodeIn(field.current?.value ?? '');
    setInvalid(pincode === null);
    if (pincode !== null) dispatch(pincodeGiven(pincode));
    // The form has one field, so it needs no error summary.
    else field.current?.focus();
  };
  const clear = () => {
    setInvalid(false);
    dispatch(pincodeGiven(''));
  };
  return (
    <PincodeRow noValidate onSubmit={submit}>
      <Field
        key={plansFor}
        ref={field}
        name="pincode"
        label={t.pincode}
        hint={t.pincodeHint}
        error={isInvalid ? t.wrongPincode : undefined}
        defaultValue={plansFor}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <Button type="submit" tone="ghost">
        {t.showThere}
      </Button>
      {plansFor !== '' && (
        <Button tone="ghost" onClick={clear}>
          {t.everywhere}
        </Button>
      )}
    </PincodeRow>
  );
};

const ShopAlerts = lazyPart({
  id: 'shop-alerts',
  load: async () => (await import(/* webpackChunkName: "shop-order" */ '../ShopAlerts')).ShopAlerts,
});
const Plans = lazyPart({
  id: 'shop-plans',
  load: async () => (await import(/* webpackChunkName: "shop-plans" */ './Plans')).Plans,
});
// The code is loaded at the same time as the plans.
Plans.preload();

export interface PlanSelection {
  readonly filter: PlanFilter;
  readonly onFilter: (filter: PlanFilter) => void;
  /** Ids of the plans to compare. */
  readonly compared: readonly string[];
  readonly onCompared: (compared: readonly string[]) => void;
}

/** The first step to a new connection: the pincode, the filters and the plans. */
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
        {(loaded) =>
          loaded.length === 0 ? (
            <NoPlans />
          ) : (
            <Plans
              failed={tryAgain}
              plans={loaded}
              {...selection}
              skeleton={<PlanCardsSkeleton />}
            />
          )
        }
      </Loaded>
      <SoftText as="div">
        {t.subscriber} <InlineLink to={LOGIN}>{t.logIn}</InlineLink>
      </SoftText>
    </>
  );
};

/** Whether there certainly is an alert. If so, the alerts are loaded at once, otherwise after the plans. */
const useHasShopAlerts = (): boolean => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasEarlierOrder = useAppSelector((state) => selectOutcomes(state, ORDERS)).length > 0;
  const placed = useAppSelector(selectPlacedOrder);
  return isLoggedIn || hasEarlierOrder || placed !== null;
};

const NoPlans = () => {
  const t = useText(plansText);
  const plansFor = useAppSelector(selectPlansFor);
  const isEverywhere = plansFor === '';
  return (
    <EmptyState
      picture={<Illustration drawing={looseCable} />}
      title={isEverywhere ? t.none : t.noneThere(plansFor)}
      description={isEverywhere ? t.noneDescription : t.noneThereDescription}
    />
  );
};
