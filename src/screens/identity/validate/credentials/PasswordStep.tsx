import { useRef, type FormEvent } from 'react';
import * as v from 'valibot';
import { selectStatus } from '../../../../../store/core/flows';
import { setPassword, type IdentificationStep } from '../../../../../store/identity/identification';
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
import { isUnsure } from '../refusals';
import { Form } from '../sheets';
import { credentialsInForm, useFormErrors } from '../useFormErrors';

const chosen = v.object({ username: v.string(), password: newPasswordRule });
const CODES = ['short', 'guessable', 'long'] as const;
type Code = (typeof CODES)[number];

/** The last step for whoever forgot the password. The user name is told, for it may be forgotten too. */
export const PasswordStep = ({ now }: { readonly now: IdentificationStep<'verified'> }) => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectStatus(state, setPassword) === 'running');
  const { errors, setErrors } = useFormErrors<Code>(now.failure, null);
  const form = useRef<HTMLFormElement>(null);
  const username = now.person.username || now.claim.identity;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(chosen, event.currentTarget, CODES);
    const found = reading.ok ? guessableError(reading.values) : reading.errors;
    setErrors(found ?? {});
    if (reading.ok && !found)
      dispatch(setPassword.requested({ newpassword: reading.values.password }));
  };
  return (
    <Form method="post" noValidate onSubmit={submit} ref={form}>
      <ErrorSummary errors={errors} texts={t.errors} />
      {now.failure && (
        <CredentialsFailure
          failure={now.failure}
          purpose="RESETPASSWORD"
          typed={() => credentialsInForm(form.current)}
        />
      )}
      {/* A password manager keeps the new password under this name. */}
      <Field
        name="username"
        label={t.ownUsername}
        value={username}
        readOnly
        autoComplete="username"
      />
      <NewPasswordField error={errors['password'] && t.errors[errors['password']]} />
      <Button type="submit" tone={isUnsure(now.failure) ? 'ghost' : 'primary'} wide busy={isBusy}>
        {isUnsure(now.failure) ? t.sendAgain : t.setPassword}
      </Button>
    </Form>
  );
};
