import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LOGIN } from '../../../../store/core/paths';
import { offerStepPath } from '../../../../store/core/viewPaths';
import type { Applicant } from '../../../../store/documented/documentedState';
import { selectEligibility, selectOnlineOrder } from '../../../../store/newConnection/offers';
import { applicantTyped, identifyApplicant } from '../../../../store/newConnection/onlineOrder';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureText, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { type FieldErrors, readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { Columns } from '../../../ui/layout/Columns';
import { APPLICANT_CODES, type ApplicantCode, applicantRules } from '../applicantRules';
import { PlanSummary } from '../plans/PlanSummary';
import { useFailureSinceMount } from '../useFailureSinceMount';
import { ApplicantFields } from './ApplicantFields';
import { orderText } from './order.text';

type Errors = FieldErrors<string, ApplicantCode>;
const NOT_SERVED: Errors = { pincode: 'notServed' };

const applicantFrom = (form: HTMLFormElement): Applicant => {
  const typed = (name: keyof Applicant) => typedIn(form, name);
  return {
    firstname: typed('firstname'),
    surname: typed('surname'),
    mobileno: typed('mobileno'),
    email: typed('email'),
    address: typed('address'),
    pincode: typed('pincode'),
  };
};

/** Who wants the connection, and where. Kept in the store with every letter, so that nothing loses it. */
export const DetailsStep = () => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectOnlineOrder);
  const isBusy = useIsRunning(identifyApplicant);
  const { errors, setWrong: setOwnErrors } = useErrors();
  const continueWhenWelcome = useContinueWhenWelcome();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(applicantRules, event.currentTarget, APPLICANT_CODES);
    setOwnErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    continueWhenWelcome();
    dispatch(identifyApplicant.requested(reading.values));
  };
  return (
    <Columns aside={<PlanSummary />} asideLabel={t.plan}>
      <FormLayout
        method="post"
        noValidate
        onSubmit={submit}
        onChange={({ currentTarget }) => dispatch(applicantTyped(applicantFrom(currentTarget)))}
      >
        <ErrorSummary errors={errors} texts={t.errors} />
        <ApplicantFailureAlert />
        <ApplicantFields applicant={cart} errors={errors} />
        <Button type="submit" wide busy={isBusy}>
          {t.goOn}
        </Button>
      </FormLayout>
    </Columns>
  );
};

/** Our own rules first, then the operator's answer about the pincode. */
const useErrors = () => {
  const [ownErrors, setWrong] = useState<Errors>({});
  const isNotServed = useAppSelector(selectEligibility)?.kind === 'notServed';
  const errors = useMemo(
    () => (Object.keys(ownErrors).length === 0 && isNotServed ? NOT_SERVED : ownErrors),
    [ownErrors, isNotServed],
  );
  return { errors, setWrong };
};

/** Opens the review once the operator has accepted the details sent from this visit of the step. */
const useContinueWhenWelcome = () => {
  const go = useNavigate();
  const hasSent = useRef(false);
  const isWelcome = useAppSelector(selectEligibility)?.kind === 'welcome';
  const navigate = useEffectEvent(() => {
    if (hasSent.current) void go(offerStepPath('review'));
  });
  useEffect(() => {
    if (isWelcome) navigate();
  }, [isWelcome]);
  return () => {
    hasSent.current = true;
  };
};

/** Why the order cannot go on: a subscriber already, or no answer. */
const ApplicantFailureAlert = () => {
  const t = useText(orderText);
  const failureText = useFailureText();
  const isExisting = useAppSelector(selectEligibility)?.kind === 'existing';
  const failure = useFailureSinceMount(identifyApplicant);
  if (isExisting)
    return (
      <Alert tone="warn" live action={<Link to={LOGIN}>{t.logIn}</Link>}>
        {t.existing}
      </Alert>
    );
  return (
    failure && (
      <Alert tone="bad" live>
        {failureText(failure)}
      </Alert>
    )
  );
};
