import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LOGIN } from '../../../../store/core/paths';
import {
  type Identification,
  type IdentificationStep,
  identify,
  register,
  resendIdentificationOtp,
  setPassword,
  verifyOtp,
} from '../../../../store/identity/identification';
import { selectIdentification } from '../../../../store/identity/otp';
import { logIn } from '../../../../store/identity/session';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailurePlace, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Steps } from '../../../ui/layout/Steps';
import { doneText, loginText, validateText } from '../identity.text';
import {
  credentialsRules,
  LOGIN_FIELDS,
  type LoginErrors,
  LoginFields,
} from '../login/LoginFields';
import { LoginFailure } from './credentials/CredentialsFailure';
import { PasswordStep } from './credentials/PasswordStep';
import { RegisterStep } from './credentials/RegisterStep';
import { IdentifyStep } from './IdentifyStep';
import { OtpStep } from './OtpStep';

/** The result and a login form. The form is here, because the login screen would need the user name in its address. */
const DoneStep = ({
  identification: { claim, username },
}: {
  readonly identification: IdentificationStep<'done'>;
}) => {
  const done = useText(doneText);
  const t = useText(loginText);
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<LoginErrors>({});
  // Only failures of this form are shown. An earlier failure may be of a login with the forgotten password.
  const [hasTried, setTried] = useState(false);
  const isBusy = useIsRunning(logIn);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(credentialsRules, event.currentTarget, LOGIN_FIELDS);
    setErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    setTried(true);
    dispatch(logIn.requested({ ...reading.values, remember: false }));
  };
  return (
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit}>
      <Alert tone="ok" live>
        {done[claim.purpose](username)}
      </Alert>
      <ErrorSummary errors={errors} texts={t.errors} />
      {hasTried && <LoginFailure refused={t.refused} />}
      <LoginFields errors={errors} username={username} />
      <Button type="submit" wide busy={isBusy}>
        {t.submit}
      </Button>
    </FormLayout>
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
  useIdentificationFailurePlace();
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

/** Makes the screen the failure place of these flows, because each step shows the failure of its last request. */
const useIdentificationFailurePlace = (): void => {
  useFailurePlace(identify);
  useFailurePlace(resendIdentificationOtp);
  useFailurePlace(verifyOtp);
  useFailurePlace(register);
  useFailurePlace(setPassword);
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

/** Moves the focus to the heading when the step changes. The code step focuses its field instead. */
const useHeadingFocus = (step: Identification['step']): void => {
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && step !== 'codeSent')
      document.querySelector<HTMLElement>('h1')?.focus();
    last.current = step;
  }, [step]);
};
