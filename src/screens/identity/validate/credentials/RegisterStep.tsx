import { type FormEvent, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { refusalCode } from '../../../../../store/core/failure';
import { maxCharacters } from '../../../../../store/core/values/typed/textLength';
import {
  type IdentificationStep,
  register,
  registrationSetAside,
} from '../../../../../store/identity/identification';
import { useAppDispatch } from '../../../../app/hooks';
import { useIsRunning } from '../../../../app/hooks/useFlow';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { Field } from '../../../../ui/forms/Field';
import { readForm } from '../../../../ui/forms/formFields';
import { FormLayout } from '../../../../ui/forms/FormLayout';
import { guessableError, newPasswordRule } from '../../../../ui/forms/rules/passwordRules';
import {
  emailField,
  optionalField,
  textField,
  typedFields,
} from '../../../../ui/forms/rules/typedText';
import { useFormErrors } from '../../../../ui/forms/useFormErrors';
import { credentialsText } from '../../identity.text';
import { credentialsInForm, isUnsure } from '../formFailures';
import { CredentialsFailure } from './CredentialsFailure';
import { NewPasswordField } from './PasswordStep';

const name = v.pipe(textField, maxCharacters(60, 'long'));
/** The schema of the form. */
export const registrationRules = v.object({
  username: v.pipe(
    textField,
    v.nonEmpty('username'),
    v.regex(/^\S+$/, 'spaces'),
    maxCharacters(64, 'long'),
  ),
  password: newPasswordRule,
  firstname: v.pipe(name, v.nonEmpty('firstname')),
  surname: name,
  email: optionalField(emailField('email')),
});

const CODES = [
  'username',
  'spaces',
  'long',
  'taken',
  'short',
  'guessable',
  'firstname',
  'email',
] as const;
type Code = (typeof CODES)[number];
const TAKEN = { username: 'taken' } as const;

/** Leaves out the fields that are empty. */
const detailsOf = ({ surname, email, ...needed }: v.InferOutput<typeof registrationRules>) => ({
  ...needed,
  ...(surname !== '' && { surname }),
  ...(email !== '' && { email }),
});

/** The last form of a registration: user name, password, name and e-mail. */
export const RegisterStep = ({
  identification,
}: {
  readonly identification: IdentificationStep<'verified'>;
}) => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(register);
  const isTaken = refusalCode(identification.failure) === 'USERNAME_TAKEN';
  const { errors, setErrors } = useFormErrors<Code>(isTaken ? TAKEN : null);
  const form = useDraftOnUnmount();
  const { draft } = identification;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(registrationRules, event.currentTarget, CODES);
    const formErrors = reading.ok ? guessableError(reading.values) : reading.errors;
    setErrors(formErrors ?? {});
    if (reading.ok && !formErrors) dispatch(register.requested(detailsOf(reading.values)));
  };
  const errorOf = (name: string) => errors[name] && t.errors[errors[name]];
  return (
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit} ref={form}>
      <ErrorSummary errors={errors} texts={t.errors} />
      {identification.failure && !isTaken && (
        <CredentialsFailure
          failure={identification.failure}
          purpose="REGISTER"
          readCredentials={() => credentialsInForm(form.current)}
        />
      )}
      <Field
        name="username"
        label={t.username}
        hint={t.usernameHint}
        defaultValue={draft.username}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField error={errorOf('password')} />
      <Field
        name="firstname"
        label={t.firstname}
        defaultValue={draft.firstname}
        error={errorOf('firstname')}
        autoComplete="given-name"
      />
      <Field
        name="surname"
        label={t.surname}
        defaultValue={draft.surname}
        error={errorOf('surname')}
        autoComplete="family-name"
      />
      <Field
        name="email"
        type="email"
        label={t.email}
        defaultValue={draft.email}
        error={errorOf('email')}
        autoComplete="email"
      />
      <Button
        type="submit"
        tone={isUnsure(identification.failure) ? 'ghost' : 'primary'}
        wide
        busy={isBusy}
      >
        {isUnsure(identification.failure) ? t.sendAgain : t.register}
      </Button>
    </FormLayout>
  );
};

const DRAFT_FIELDS = ['username', 'firstname', 'surname', 'email'] as const;

/** Saves the typed values except the password when the step is unmounted before the registration succeeds. */
const useDraftOnUnmount = () => {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    return () => {
      if (form) dispatch(registrationSetAside(typedFields(form, DRAFT_FIELDS)));
    };
  }, [dispatch]);
  return ref;
};
