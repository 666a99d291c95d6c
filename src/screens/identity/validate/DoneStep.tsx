import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { selectStatus } from '../../../../store/core/flows';
import type { IdentificationStep } from '../../../../store/identity/identification';
import { logIn } from '../../../../store/identity/session';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { readForm, type FieldErrors } from '../../../ui/forms/formFields';
import { Alert } from '../../../ui/feedback/Alert';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { doneText } from './done.text';
import { useLoginFailure, useFailureText } from './refusals';
import { Form } from './sheets';

const credentials = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('username')),
  password: v.pipe(v.string(), v.nonEmpty('password')),
});
type Code = 'username' | 'password';

/**
 * What happened, and the login that follows from it, right here: the name is filled in without
 * standing in any address, and the login screen of everybody else stays as light as it is.
 */
export const DoneStep = ({
  now: { claim, username },
}: {
  readonly now: IdentificationStep<'done'>;
}) => {
  const t = useText(doneText);
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<FieldErrors<string, Code>>({});
  // A failure of an earlier login (that of the forgotten password) is no news here.
  const [hasTried, setTried] = useState(false);
  const isBusy = useAppSelector((state) => selectStatus(state, logIn) === 'running');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(credentials, event.currentTarget, ['username', 'password']);
    setErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    setTried(true);
    dispatch(logIn.requested({ ...reading.values, remember: false }));
  };
  return (
    <Form method="post" noValidate onSubmit={submit}>
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
    </Form>
  );
};

const LoginFailure = () => {
  const t = useText(doneText);
  const sentence = useFailureText();
  const { failure, isRefused } = useLoginFailure();
  return (
    failure && (
      <Alert tone="bad" live>
        {isRefused ? t.refused : sentence(failure)}
      </Alert>
    )
  );
};
