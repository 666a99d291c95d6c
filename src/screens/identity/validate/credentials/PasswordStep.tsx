import { type FormEvent, useRef } from 'react';
import * as v from 'valibot';
import { type IdentificationStep, setPassword } from '../../../../../store/identity/identification';
import { useAppDispatch } from '../../../../app/hooks';
import { useIsRunning } from '../../../../app/hooks/useFlow';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { Field } from '../../../../ui/forms/Field';
import { readForm } from '../../../../ui/forms/formFields';
import { FormLayout } from '../../../../ui/forms/FormLayout';
import { guessableError, newPasswordRule } from '../../../../ui/forms/rules/passwordRules';
import { isUnsure } from '../refusals';
import { credentialsInForm, useFormErrors } from '../useFormErrors';
import { credentialsText } from './credentials.text';
import { CredentialsFailure } from './CredentialsFailure';
import { NewPasswordField } from './NewPasswordField';

const passwordSchema = v.object({ username: v.string(), password: newPasswordRule });
const CODES = ['short', 'guessable', 'long'] as const;
type Code = (typeof CODES)[number];

/** The last step of a password reset. It shows the user name, which may be forgotten too. */
export const PasswordStep = ({
  identification,
}: {
  readonly identification: IdentificationStep<'verified'>;
}) => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(setPassword);
  const { errors, setErrors } = useFormErrors<Code>(identification.failure, null);
  const form = useRef<HTMLFormElement>(null);
  const username = identification.person.username || identification.claim.identity;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(passwordSchema, event.currentTarget, CODES);
    const found = reading.ok ? guessableError(reading.values) : reading.errors;
    setErrors(found ?? {});
    if (reading.ok && !found)
      dispatch(setPassword.requested({ newpassword: reading.values.password }));
  };
  return (
    <FormLayout method="post" noValidate onSubmit={submit} ref={form}>
      <ErrorSummary errors={errors} texts={t.errors} />
      {identification.failure && (
        <CredentialsFailure
          failure={identification.failure}
          purpose="RESETPASSWORD"
          readCredentials={() => credentialsInForm(form.current)}
        />
      )}
      {/* A password manager saves the new password under this name. */}
      <Field
        name="username"
        label={t.ownUsername}
        value={username}
        readOnly
        autoComplete="username"
      />
      <NewPasswordField error={errors['password'] && t.errors[errors['password']]} />
      <Button
        type="submit"
        tone={isUnsure(identification.failure) ? 'ghost' : 'primary'}
        wide
        busy={isBusy}
      >
        {isUnsure(identification.failure) ? t.sendAgain : t.setPassword}
      </Button>
    </FormLayout>
  );
};
