import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../../../store/core/failure';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import {
  changesIn,
  detailsEdited,
  editLeft,
  updateSubscriber,
  type ProfileDetails,
} from '../../../../store/account/profile';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { FormActions, FormLayout } from '../../../ui/forms/FormActions';
import { readForm, type FieldErrors } from '../../../ui/forms/formFields';
import { typedIn } from '../../../ui/forms/typedText';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch } from '../../../app/hooks';
import { useIsRunning, useFailure, useFailureText } from '../../../app/hooks/useFlow';
import { DETAIL_CODES, detailsSchema, type DetailCode } from './detailsSchema';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { profileFormsText } from './profileForms.text';

type Errors = FieldErrors<string, DetailCode>;

/** Whether the operator refused the mobile number because another account has it. */
const isMobileTaken = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && failure.code === 'MOBILE_TAKEN';

const detailsInForm = (form: HTMLFormElement): ProfileDetails => {
  const typed = (name: string) => typedIn(form, name);
  return {
    firstname: typed('firstname'),
    surname: typed('surname'),
    mobileno: typed('mobileno'),
    email: typed('email'),
  };
};

interface EditDetailsProps {
  /** What was typed so far. It is in the store, so that a failure or another screen does not lose it. */
  readonly draft: ProfileDetails;
  readonly saved: ProfileDetails;
  /** The failure of an earlier edit, which is not shown. */
  readonly earlierFailure: Failure | null;
  readonly onUnchanged: () => void;
}

export const EditDetails = ({ draft, saved, earlierFailure, onUnchanged }: EditDetailsProps) => {
  const t = useText(profileFormsText);
  const dispatch = useAppDispatch();
  const [fieldErrors, setFieldErrors] = useState<Errors>({});
  const isBusy = useIsRunning(updateSubscriber);
  const latest = useFailure(updateSubscriber);
  const failure = latest === earlierFailure ? null : latest;
  const taken = useMemo(
    (): Errors => (isMobileTaken(failure) ? { mobileno: 'mobileTaken' } : {}),
    [failure],
  );
  const errors = Object.keys(fieldErrors).length > 0 ? fieldErrors : taken;
  const first = useFocusWhenOpened();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(detailsSchema(saved), event.currentTarget, DETAIL_CODES);
    setFieldErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    const changes = changesIn(reading.values, saved);
    if (Object.keys(changes).length > 0) return dispatch(updateSubscriber.requested(changes));
    dispatch(editLeft());
    return onUnchanged();
  };
  const field = (name: keyof ProfileDetails) => ({
    name,
    label: { firstname: t.firstname, surname: t.surname, mobileno: t.mobile, email: t.email }[name],
    defaultValue: draft[name],
    error: errors[name] && t.errors[errors[name]],
  });
  return (
    <FormLayout
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => dispatch(detailsEdited(detailsInForm(currentTarget)))}
    >
      <ErrorSummary errors={errors} texts={t.errors} />
      <SavingFailure failure={isMobileTaken(failure) ? null : failure} />
      <Field {...field('firstname')} ref={first} autoComplete="given-name" />
      <Field {...field('surname')} autoComplete="family-name" />
      <Field
        {...field('mobileno')}
        hint={t.mobileHint}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <FormActions>
        <Button type="submit" busy={isBusy}>
          {t.save}
        </Button>
        <Button tone="ghost" disabled={isBusy} onClick={() => dispatch(editLeft())}>
          {t.cancel}
        </Button>
      </FormActions>
    </FormLayout>
  );
};

const SavingFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const t = useText(profileFormsText);
  const failureText = useFailureText();
  if (!failure) return null;
  if (isOutcomeUnknown(failure)) return <OutcomeUnknown>{t.unanswered}</OutcomeUnknown>;
  return (
    <Alert tone="bad" live>
      {failureText(failure)}
    </Alert>
  );
};

/** Focuses the first field after "Change" was pressed. */
const useFocusWhenOpened = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // When the screen is opened with a draft, the heading has the focus.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  return field;
};
