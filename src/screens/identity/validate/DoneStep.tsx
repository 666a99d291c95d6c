import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import type { IdentificationStep } from '../../../../store/identity/identification';
import { logIn } from '../../../../store/identity/session';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureText, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { type FieldErrors, readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { doneText } from './done.text';
import { useLoginFailure } from './formFailures';

const credentials = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('username')),
  password: v.pipe(v.string(), v.nonEmpty('password')),
});
type Code = 'username' | 'password';

/**
 * The result and a login form. The form is here, and not on the login screen, so that the user name
 * can be filled in without being part of an address and the login screen stays small.
 */
export const DoneStep = ({
  identification: { claim, username },
}: {
  readonly identification: IdentificationStep<'done'>;
}) => {
  const t = useText(doneText);
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<FieldErrors<string, Code>>({});
  // The failure of an earlier login, with the forgotten password, is not shown here.
  const [hasTried, setTried] = useState(false);
  const isBusy = useIsRunning(logIn);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(credentials, event.currentTarget, ['username', 'password']);
    setErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    setTried(true);
    dispatch(logIn.requested({ ...reading.values, remember: false }));
  };
  return (
    <FormLayout method="post" noValidate onSubmit={submit}>
      <Alert tone="ok" live>
        {t[claim.purpose](username)}
      </Alert>
      <ErrorSummary errors={errors} texts={t.errors} />
      {hasTried && <LoginFailure />}
      <Field
        name="username"
        label={t.username}
        defaultValue={username}
        error={errors['username'] && t.errors[errors['username']]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={t.password}
        error={errors['password'] && t.errors[errors['password']]}
      />
      <Button type="submit" wide busy={isBusy}>
        {t.submit}
      </Button>
    </FormLayout>
  );
};

const LoginFailure = () => {
  const t = useText(doneText);
  const failureText = useFailureText();
  const { failure, isRefused } = useLoginFailure();
  return (
    failure && (
      <Alert tone="bad" live>
        {isRefused ? t.refused : failureText(failure)}
      </Alert>
    )
  );
};
