import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../../../store/core/failure';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import {
  changesIn,
  detailsEdited,
  editLeft,
  updateSubscriber,
  type ProfileDetails,
} from '../../../../store/account/profile';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { readForm, type FieldErrors } from '../../../ui/forms/formFields';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { DETAIL_CODES, detailsSchema, type DetailCode } from './detailsSchema';
import { Actions, Form } from './forms';
import { profileFormsText } from './profileForms.text';

type Errors = FieldErrors<string, DetailCode>;

/** The operator's own code for a number that is somebody else's. */
const isMobileTaken = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && failure.code === 'MOBILE_TAKEN';

const detailsInForm = (form: HTMLFormElement): ProfileDetails => {
  const data = new FormData(form);
  const typed = (name: string) => String(data.get(name) ?? '');
  return {
    firstname: typed('firstname'),
    surname: typed('surname'),
    mobileno: typed('mobileno'),
    email: typed('email'),
  };
};

interface EditDetailsProps {
  /** What was typed so far: kept in the store, so that neither a failure nor a look elsewhere loses it. */
  readonly draft: ProfileDetails;
  readonly now: ProfileDetails;
  /** A failure of an earlier attempt, which says nothing about this one. */
  readonly former: Failure | null;
  readonly onUnchanged: () => void;
}

export const EditDetails = ({ draft, now, former, onUnchanged }: EditDetailsProps) => {
  const t = useText(profileFormsText);
  const dispatch = useAppDispatch();
  const [wrong, setWrong] = useState<Errors>({});
  const isBusy = useAppSelector((state) => selectStatus(state, updateSubscriber) === 'running');
  const latest = useAppSelector((state) => selectFailure(state, updateSubscriber));
  const failure = latest === former ? null : latest;
  const taken = useMemo(
    (): Errors => (isMobileTaken(failure) ? { mobileno: 'mobileTaken' } : {}),
    [failure],
  );
  const errors = Object.keys(wrong).length > 0 ? wrong : taken;
  const first = useFocusWhenOpened();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(detailsSchema(now), event.currentTarget, DETAIL_CODES);
    setWrong(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    const changes = changesIn(reading.values, now);
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
    <Form
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
      <Actions>
        <Button type="submit" busy={isBusy}>
          {t.save}
        </Button>
        <Button tone="ghost" disabled={isBusy} onClick={() => dispatch(editLeft())}>
          {t.cancel}
        </Button>
      </Actions>
    </Form>
  );
};

const SavingFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const t = useText(profileFormsText);
  const language = useLanguage();
  if (!failure) return null;
  const isInDoubt = failure.kind === 'unknown' || failure.kind === 'unreadable';
  return (
    <Alert tone={isInDoubt ? 'warn' : 'bad'} live>
      {isInDoubt ? t.doubtful : translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};

/** Whoever pressed "Change" wants to type next. */
const useFocusWhenOpened = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not when the screen itself was just opened with a draft on it: the heading has the focus then.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  return field;
};
