import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { type IdentificationStep, setPassword } from '../../../../../store/identity/identification';
import { useAppDispatch } from '../../../../app/hooks';
import { useIsRunning } from '../../../../app/hooks/useFlow';
import { useText } from '../../../../text/useText';
import { color, size } from '../../../../theme/tokens';
import { Button } from '../../../../ui/buttons/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { Field } from '../../../../ui/forms/Field';
import { type FieldErrors, readForm } from '../../../../ui/forms/formFields';
import { FormLayout } from '../../../../ui/forms/FormLayout';
import { PasswordField } from '../../../../ui/forms/PasswordField';
import {
  guessableError,
  newPasswordRule,
  type PasswordWeakness,
  passwordWeakness,
} from '../../../../ui/forms/rules/passwordRules';
import { Stack } from '../../../../ui/layout/Stack';
import { credentialsText } from '../../identity.text';
import { credentialsInForm, isUnsure } from '../formFailures';
import { CredentialsFailure } from './CredentialsFailure';

/** The line keeps its height while it is empty, so that what is below does not move. */
const Strength = styled.p<{ readonly $good: boolean }>`
  min-height: 1.5em;
  font-size: ${size.small};
  color: ${({ $good }) => ($good ? color.success : color.inkSoft)};
`;

const usernameIn = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('username');
  return field instanceof HTMLInputElement ? field.value : '';
};

/** A field for a new password that rates it while it is typed. */
export const NewPasswordField = ({ error }: { readonly error: string | undefined }) => {
  const t = useText(credentialsText);
  const [strength, setStrength] = useState<PasswordWeakness | 'good' | null>(null);
  const rate = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) =>
    setStrength(value === '' ? null : (passwordWeakness(value, usernameIn(form)) ?? 'good'));
  return (
    <Stack $gap="none">
      <PasswordField
        name="password"
        label={t.password}
        hint={t.rules}
        error={error}
        autoComplete="new-password"
        onInput={rate}
      />
      <Strength role="status" $good={strength === 'good'}>
        {strength && (strength === 'good' || error === undefined) && t[strength]}
      </Strength>
    </Stack>
  );
};

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
  const [errors, setErrors] = useState<FieldErrors<string, Code>>({});
  const form = useRef<HTMLFormElement>(null);
  const username = identification.person.username || identification.claim.identity;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(passwordSchema, event.currentTarget, CODES);
    const formErrors = reading.ok ? guessableError(reading.values) : reading.errors;
    setErrors(formErrors ?? {});
    if (reading.ok && !formErrors)
      dispatch(setPassword.requested({ newpassword: reading.values.password }));
  };
  return (
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit} ref={form}>
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
