import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { LOGIN, OFFER_PLANS } from '../../../../store/core/paths';
import { maxCharacters } from '../../../../store/core/values/typed/textLength';
import { offerStepPath } from '../../../../store/core/viewPaths';
import type { Applicant } from '../../../../store/documented/documentedState';
import { selectEligibility, selectOnlineOrder } from '../../../../store/newConnection/offers';
import { applicantTyped, identifyApplicant } from '../../../../store/newConnection/onlineOrder';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureSinceMount } from '../../../app/hooks/useFailureSinceMount';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { Button } from '../../../ui/buttons/Button';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { type FieldErrors, readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import {
  emailField,
  mobileField,
  nameField,
  optionalField,
  pincodeField,
  textField,
  typedFields,
} from '../../../ui/forms/rules/typedText';
import { TextArea } from '../../../ui/forms/TextArea';
import { useFormErrors } from '../../../ui/forms/useFormErrors';
import { Card } from '../../../ui/layout/Card';
import { Columns } from '../../../ui/layout/Columns';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { SoftText } from '../../../ui/layout/Text';
import { termText } from '../../payments/payments.text';
import { FailureAlert } from '../../writes/OutcomeUnknown';
import { orderText, plansText } from '../newConnection.text';

interface ApplicantFieldsProps {
  /** What was typed so far. */
  readonly applicant: Partial<Applicant>;
  readonly errors: FieldErrors<string, ApplicantCode>;
}

const ApplicantFields = ({ applicant, errors }: ApplicantFieldsProps) => {
  const t = useText(orderText);
  const field = (name: keyof Applicant) => ({
    name,
    label: t[name],
    defaultValue: applicant[name],
    error: errors[name] && t.errors[errors[name]],
  });
  return (
    <>
      <Field {...field('firstname')} autoComplete="given-name" />
      <Field {...field('surname')} autoComplete="family-name" />
      <Field
        {...field('mobileno')}
        hint={t.mobileHint}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextArea {...field('address')} hint={t.addressHint} autoComplete="street-address" rows={3} />
      <Field {...field('pincode')} inputMode="numeric" autoComplete="postal-code" />
    </>
  );
};

const FIELDS = ['firstname', 'surname', 'mobileno', 'email', 'address', 'pincode'] as const;
const APPLICANT_CODES = [...FIELDS, 'addressLong'] as const;
/** The rule that a field breaks, or `notServed` if the operator does not serve the pincode. */
type ApplicantCode = (typeof APPLICANT_CODES)[number] | 'notServed';

const MAX_ADDRESS_LENGTH = 400;

/** The schema of the form. The surname and the e-mail address are optional. */
export const applicantRules = v.object({
  firstname: nameField('firstname'),
  surname: optionalField(nameField('surname')),
  mobileno: mobileField('mobileno'),
  email: optionalField(emailField('email')),
  address: v.pipe(
    textField,
    v.nonEmpty('address'),
    maxCharacters(MAX_ADDRESS_LENGTH, 'addressLong'),
    v.transform((lines) => lines.replace(/\r\n?/g, '\n')),
  ),
  pincode: pincodeField('pincode'),
});

/** The chosen plan, and the link to the others. */
const PlanSummary = () => {
  const t = useText(orderText);
  const { withGst, forTerm } = useText(plansText);
  const { terms } = useText(termText);
  const { planname, amount, chargeperiod = '' } = useAppSelector(selectOnlineOrder);
  const term = inWords(terms, chargeperiod);
  return (
    <Card>
      <div>
        <h2>{t.plan}</h2>
        <p>
          <TextOrDashes text={planname} />
        </p>
      </div>
      <div>
        <Money amount={amount} size="big" />
        <SoftText>{term === '' ? withGst : forTerm(term)}</SoftText>
      </div>
      <InlineLink to={OFFER_PLANS}>{t.otherPlan}</InlineLink>
    </Card>
  );
};

const NOT_SERVED = { pincode: 'notServed' } as const;

/** The form for the applicant. The store is updated at every keystroke, so that nothing typed is lost. */
export const DetailsStep = () => {
  const t = useText(orderText);
  const dispatch = useAppDispatch();
  const order = useAppSelector(selectOnlineOrder);
  const isBusy = useIsRunning(identifyApplicant);
  const isNotServed = useAppSelector(selectEligibility)?.kind === 'notServed';
  const { errors, setErrors } = useFormErrors<ApplicantCode>(isNotServed ? NOT_SERVED : null);
  const continueWhenWelcome = useContinueWhenWelcome();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(applicantRules, event.currentTarget, APPLICANT_CODES);
    setErrors(reading.ok ? {} : reading.errors);
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
        onChange={({ currentTarget }) =>
          dispatch(applicantTyped(typedFields(currentTarget, FIELDS)))
        }
      >
        <ErrorSummary errors={errors} texts={t.errors} />
        <ApplicantFailureAlert />
        <ApplicantFields applicant={order} errors={errors} />
        <Button type="submit" wide busy={isBusy}>
          {t.goOn}
        </Button>
      </FormLayout>
    </Columns>
  );
};

/** Opens the review when the operator accepts details that the visitor sent since this step was mounted. */
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

/** Why the order cannot continue: the applicant is a subscriber already, or the call failed. */
const ApplicantFailureAlert = () => {
  const t = useText(orderText);
  const isExisting = useAppSelector(selectEligibility)?.kind === 'existing';
  const failure = useFailureSinceMount(identifyApplicant);
  if (isExisting)
    return (
      <Alert tone="warn" live action={<Link to={LOGIN}>{t.logIn}</Link>}>
        {t.existing}
      </Alert>
    );
  return failure && <FailureAlert failure={failure} />;
};
