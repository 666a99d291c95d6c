import { useEffect, useRef, type FormEvent } from 'react';
import * as v from 'valibot';
import { selectStatus } from '../../../../../store/core/flows';
import {
  register,
  registrationSetAside,
  type RegistrationDraft,
  type IdentificationStep,
} from '../../../../../store/identity/identification';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/forms/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { Field } from '../../../../ui/forms/Field';
import { readForm } from '../../../../ui/forms/formFields';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { credentialsText } from './credentials.text';
import { CredentialsFailure } from './CredentialsFailure';
import { NewPasswordField } from './NewPasswordField';
import { guessableError, newPasswordRule } from './passwordRules';
import { refusalCode, isUnsure } from '../refusals';
import { Form } from '../sheets';
import { credentialsInForm, useFormErrors } from '../useFormErrors';

/** An e-mail or nothing. Whether it arrives somewhere only a message to it could tell. */
const EMAIL = /^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$/;

const name = v.pipe(v.string(), v.trim(), v.maxLength(60, 'long'));
const registration = v.object({
  username: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('username'),
    v.regex(/^\S+$/, 'spaces'),
    v.maxLength(64, 'long'),
  ),
  password: newPasswordRule,
  firstname: v.pipe(name, v.nonEmpty('firstname')),
  surname: name,
  email: v.pipe(v.string(), v.trim(), v.maxLength(254, 'long'), v.regex(EMAIL, 'email')),
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

/** Only what was filled in is sent. */
const detailsOf = ({ surname, email, ...needed }: v.InferOutput<typeof registration>) => ({
  ...needed,
  ...(surname !== '' && { surname }),
  ...(email !== '' && { email }),
});

/** The last step of a registration: the login somebody chooses, and who they are. */
export const RegisterStep = ({ now }: { readonly now: IdentificationStep<'verified'> }) => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectStatus(state, register) === 'running');
  const isTaken = refusalCode(now.failure) === 'USERNAME_TAKEN';
  const { errors, setErrors } = useFormErrors<Code>(now.failure, isTaken ? TAKEN : null);
  const form = useDraftOnUnmount();
  const { draft } = now;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(registration, event.currentTarget, CODES);
    const found = reading.ok ? guessableError(reading.values) : reading.errors;
    setErrors(found ?? {});
    if (reading.ok && !found) dispatch(register.requested(detailsOf(reading.values)));
  };
  const errorOf = (name: string) => errors[name] && t.errors[errors[name]];
  return (
    <Form method="post" noValidate onSubmit={submit} ref={form}>
      <ErrorSummary errors={errors} texts={t.errors} />
      {now.failure && !isTaken && (
        <CredentialsFailure
          failure={now.failure}
          purpose="REGISTER"
          typed={() => credentialsInForm(form.current)}
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
      <Button type="submit" tone={isUnsure(now.failure) ? 'ghost' : 'primary'} wide busy={isBusy}>
        {isUnsure(now.failure) ? t.sendAgain : t.register}
      </Button>
    </Form>
  );
};

/** Whoever leaves in the middle finds what was typed again, but for the password. */
const useDraftOnUnmount = () => {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    return () => {
      if (form) dispatch(registrationSetAside(draftInForm(form)));
    };
  }, [dispatch]);
  return ref;
};

const draftInForm = (form: HTMLFormElement): RegistrationDraft => {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  return {
    username: textOf('username'),
    firstname: textOf('firstname'),
    surname: textOf('surname'),
    email: textOf('email'),
  };
};
