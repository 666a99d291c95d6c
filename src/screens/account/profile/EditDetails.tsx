import { type FormEvent, useEffect, useRef } from 'react';
import * as v from 'valibot';
import {
  changesIn,
  detailsEdited,
  editEnded,
  needsPassword,
  PROFILE_FIELDS,
  type ProfileDetails,
  type ProfileField,
  selectLastSaving,
  updateSubscriber,
} from '../../../../store/account/profile';
import type { Failure } from '../../../../store/core/failure';
import { mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import { isLoginRefused } from '../../../../store/identity/session';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { FormActions } from '../../../ui/forms/FormActions';
import { type FieldErrors, readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { PasswordField } from '../../../ui/forms/PasswordField';
import {
  emailField,
  mobileField,
  nameField,
  textField,
  typedFields,
  unchangedOr,
} from '../../../ui/forms/rules/typedText';
import { useFormErrors } from '../../../ui/forms/useFormErrors';
import { WriteFailure } from '../../writes/OutcomeUnknown';
import { profileFormsText } from '../account.text';

/** The rule that a field breaks. `profileFormsText.errors` has a sentence for each code. */
type DetailCode = (typeof DETAIL_CODES)[number] | 'mobileTaken' | 'passwordWrong';
const DETAIL_CODES = [
  'firstname',
  'surname',
  'mobileno',
  'email',
  'surnameKept',
  'emailKept',
  'mobilenoAgain',
  'mobilenoOnce',
  'password',
] as const;

/** The operator accepts no empty field. */
const kept = (code: DetailCode) => v.pipe(textField, v.nonEmpty(code));

/** The schema of the form. A saved surname or e-mail address can be changed but not removed. */
export const detailsSchema = (saved: ProfileDetails) =>
  v.object({
    firstname: unchangedOr(saved.firstname, nameField('firstname')),
    surname: unchangedOr(saved.surname, v.pipe(kept('surnameKept'), nameField('surname'))),
    mobileno: unchangedOr(saved.mobileno, mobileField('mobileno')),
    email: unchangedOr(saved.email, v.pipe(kept('emailKept'), emailField('email'))),
  });

/**
 * The schema of the form with the repeated mobile number and the password. A new mobile number must be repeated. A new
 * mobile number or e-mail address needs the password, because codes and messages will go there. Neither the repeated
 * number nor the password is part of the draft.
 */
export const editSchema = (saved: ProfileDetails) =>
  v.pipe(
    v.object({
      ...detailsSchema(saved).entries,
      mobilenoAgain: v.optional(v.pipe(v.string(), v.transform(mobileNumberIn)), ''),
      password: v.optional(v.string(), ''),
    }),
    v.forward(
      v.partialCheck(
        [['mobileno'], ['mobilenoAgain']],
        ({ mobileno, mobilenoAgain }) => mobileno === saved.mobileno || mobileno === mobilenoAgain,
        ({ input }) => (input.mobilenoAgain === '' ? 'mobilenoOnce' : 'mobilenoAgain'),
      ),
      ['mobilenoAgain'],
    ),
    v.forward(
      v.partialCheck(
        [['mobileno'], ['email'], ['password']],
        ({ mobileno, email, password }) =>
          password !== '' || !needsPassword(changesIn({ ...saved, mobileno, email }, saved)),
        'password',
      ),
      ['password'],
    ),
  );

const MOBILE_TAKEN = { mobileno: 'mobileTaken' } as const;
const PASSWORD_WRONG = { password: 'passwordWrong' } as const;

/** The field error of a refusal: another account has the mobile number, or the password is wrong. */
const errorOfRefusal = (failure: Failure | null): FieldErrors<string, DetailCode> | null => {
  if (failure?.kind !== 'refused') return null;
  if (failure.code === 'MOBILE_TAKEN') return MOBILE_TAKEN;
  return failure.call === 'login' && isLoginRefused(failure) ? PASSWORD_WRONG : null;
};

interface EditDetailsProps {
  /** Tells the browser's password manager whose password this is. */
  readonly username: string;
  /** The typed details. They are in the store, so that they survive a failure and a visit to another screen. */
  readonly draft: ProfileDetails;
  readonly saved: ProfileDetails;
  /** The failure of an earlier edit. The form does not show this failure again. */
  readonly earlierFailure: Failure | null;
  readonly onUnchanged: () => void;
}

export const EditDetails = ({
  username,
  draft,
  saved: shown,
  earlierFailure,
  onUnchanged,
}: EditDetailsProps) => {
  const t = useText(profileFormsText);
  // The operator may write the number with +91. The prefix does not count as a change.
  const saved = { ...shown, mobileno: mobileNumberIn(shown.mobileno) };
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(updateSubscriber);
  const latest = useFailure(updateSubscriber);
  const failure = latest === earlierFailure ? null : latest;
  const refused = errorOfRefusal(failure);
  const { errors, setErrors } = useFormErrors(refused);
  const changed = changesIn({ ...draft, mobileno: mobileNumberIn(draft.mobileno) }, saved);
  const first = useFocusWhenOpened();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(editSchema(saved), event.currentTarget, DETAIL_CODES);
    setErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    const { password, ...typed } = reading.values;
    const changes = changesIn(typed, saved);
    if (Object.keys(changes).length > 0)
      return dispatch(updateSubscriber.requested({ changes, password }));
    dispatch(editEnded());
    return onUnchanged();
  };
  const lastSaving = useAppSelector(selectLastSaving);
  const isUnsaved = (name: ProfileField) =>
    changed[name] !== undefined && lastSaving.unchanged.includes(name);
  const labels = { firstname: t.firstname, surname: t.surname, mobileno: t.mobile, email: t.email };
  const errorOf = (name: string) => errors[name] && t.errors[errors[name]];
  const field = (name: ProfileField, hint?: string) => ({
    name,
    label: labels[name],
    defaultValue: draft[name],
    error: errorOf(name),
    hint: isUnsaved(name) ? t.operatorHas(shown[name] || EMPTY_TEXT) : hint,
  });
  const numeric = { prefix: '+91', type: 'tel', inputMode: 'tel' } as const;
  return (
    // POST keeps the password out of the address if the form is sent without our scripts.
    <FormLayout
      method="post"
      busy={isBusy}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) =>
        dispatch(detailsEdited(typedFields(currentTarget, PROFILE_FIELDS)))
      }
    >
      <ErrorSummary errors={errors} texts={t.errors} />
      <PartlySaved
        saved={lastSaving.changed.map((name) => labels[name])}
        unsaved={lastSaving.unchanged.filter(isUnsaved).map((name) => labels[name])}
      />
      <WriteFailure failure={refused ? null : failure}>{t.unanswered}</WriteFailure>
      <Field {...field('firstname')} ref={first} autoComplete="given-name" />
      <Field {...field('surname')} autoComplete="family-name" />
      <Field {...field('mobileno', t.mobileHint)} {...numeric} autoComplete="tel" />
      {changed.mobileno !== undefined && (
        <Field
          {...numeric}
          name="mobilenoAgain"
          label={t.mobileAgain}
          error={errorOf('mobilenoAgain')}
          autoComplete="off"
        />
      )}
      <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      {needsPassword(changed) && (
        <>
          <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
          <PasswordField
            name="password"
            label={t.password}
            hint={t.passwordHint}
            error={errorOf('password')}
          />
        </>
      )}
      <FormActions>
        <Button type="submit" busy={isBusy}>
          {t.save}
        </Button>
        <Button tone="ghost" disabled={isBusy} onClick={() => dispatch(editEnded())}>
          {t.cancel}
        </Button>
      </FormActions>
    </FormLayout>
  );
};

interface PartlySavedProps {
  readonly saved: readonly string[];
  readonly unsaved: readonly string[];
}

/** Lists the fields that were not changed, although the operator accepted the request. */
const PartlySaved = ({ saved, unsaved }: PartlySavedProps) => {
  const t = useText(profileFormsText);
  if (unsaved.length === 0) return null;
  return (
    <Alert tone="warn" live>
      <p>{t.notChanged(unsaved.join(', '))}</p>
      {saved.length > 0 && <p>{t.partlySaved(saved.join(', '))}</p>}
    </Alert>
  );
};

/** Focuses the first field after "Change" was pressed. */
const useFocusWhenOpened = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // If the screen was opened with a draft, the heading has the focus and keeps it.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  return field;
};
