import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { LOGIN } from '../../../../store/core/paths';
import type { Identification, IdentificationStep } from '../../../../store/identity/identification';
import { selectIdentification } from '../../../../store/identity/otp';
import { logIn } from '../../../../store/identity/session';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureText, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { type FieldErrors, readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Steps } from '../../../ui/layout/Steps';
import { doneText, validateText } from '../identity.text';
import { PasswordStep } from './credentials/PasswordStep';
import { RegisterStep } from './credentials/RegisterStep';
import { useLoginFailure } from './formFailures';
import { IdentifyStep } from './IdentifyStep';
import { OtpStep } from './otp/OtpStep';

const credentials = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('username')),
  password: v.pipe(v.string(), v.nonEmpty('password')),
});
type Code = 'username' | 'password';

/**
 * The result and a login form. The form is here, and not on the login screen, so that the user name
 * can be filled in without being part of an address and the login screen stays small.
 */
const DoneStep = ({
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

const STEP_INDEX = { identifying: 0, codeSent: 1, verified: 2, done: 3 } as const;

/** Registration and password reset share one address; the store knows the step (specification §2). */
export const ValidateScreen = () => {
  const t = useText(validateText);
  const identification = useAppSelector(selectIdentification);
  const purpose = identification.claim?.purpose;
  const isVerified = identification.step === 'verified' || identification.step === 'done';
  const { title, lead } = isVerified
    ? t[identification.step][identification.claim.purpose]
    : t[identification.step];
  useHeadingFocus(identification.step);
  return (
    <EntryFrame title={title} lead={lead}>
      {purpose && identification.step !== 'identifying' && (
        <Steps names={t.steps[purpose]} at={STEP_INDEX[identification.step]} />
      )}
      <CurrentStep identification={identification} />
      {identification.step !== 'done' && <InlineLink to={LOGIN}>{t.logIn}</InlineLink>}
    </EntryFrame>
  );
};

const CurrentStep = ({ identification }: { readonly identification: Identification }) => {
  switch (identification.step) {
    case 'identifying':
      return <IdentifyStep identification={identification} />;
    case 'codeSent':
      return <OtpStep identification={identification} />;
    case 'verified':
      return identification.claim.purpose === 'REGISTER' ? (
        <RegisterStep identification={identification} />
      ) : (
        <PasswordStep identification={identification} />
      );
    case 'done':
      return <DoneStep identification={identification} />;
  }
};

/**
 * Moves the focus to the heading when the step changes, as after a navigation. The code step
 * focuses its field instead.
 */
const useHeadingFocus = (step: Identification['step']): void => {
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && step !== 'codeSent')
      document.querySelector<HTMLElement>('h1')?.focus();
    last.current = step;
  }, [step]);
};
