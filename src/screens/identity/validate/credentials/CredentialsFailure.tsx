import { useState } from 'react';
import type { Failure } from '../../../../../store/core/failure';
import {
  type IdentificationPurpose,
  startedAgain,
} from '../../../../../store/identity/identification';
import { type Credentials, logIn } from '../../../../../store/identity/session';
import { useAppDispatch } from '../../../../app/hooks';
import { useFailureText, useIsRunning } from '../../../../app/hooks/useFlow';
import { useText } from '../../../../text/useText';
import { Alert } from '../../../../ui/feedback/Alert';
import { OutcomeUnknown } from '../../../writes/OutcomeUnknown';
import { credentialsText } from '../../identity.text';
import { isIdentificationStale, isUnsure, useLoginFailure } from '../formFailures';

interface CredentialsFailureProps {
  readonly failure: Failure;
  readonly purpose: IdentificationPurpose;
  /** Reads the credentials that are in the form now. */
  readonly readCredentials: () => Credentials;
}

/**
 * Says why the registration or the new password failed. If the outcome is unknown, offers a login with the credentials
 * in the form. If the operator refuses that login, the form may be sent again.
 */
export const CredentialsFailure = ({
  failure,
  purpose,
  readCredentials,
}: CredentialsFailureProps) => {
  const t = useText(credentialsText);
  const failureText = useFailureText();
  const [hasTried, setTried] = useState(false);
  const isUnclear = isUnsure(failure) || isIdentificationStale(failure);
  if (!isUnclear)
    return (
      <Alert tone="bad" live>
        {failureText(failure)}
      </Alert>
    );
  const unknownText = purpose === 'REGISTER' ? t.unknownRegister : t.unknownReset;
  return (
    <>
      <OutcomeUnknown
        failure={isUnsure(failure) ? failure : null}
        action={
          <>
            <TryLogIn readCredentials={readCredentials} onTry={() => setTried(true)} />
            {isIdentificationStale(failure) && <StartAgain />}
          </>
        }
      >
        {isIdentificationStale(failure) ? t.stale : unknownText}
      </OutcomeUnknown>
      {hasTried && <LoginTrialFailure />}
    </>
  );
};

interface TryLogInProps {
  readonly readCredentials: () => Credentials;
  readonly onTry: () => void;
}

const TryLogIn = ({ readCredentials, onTry }: TryLogInProps) => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(logIn);
  const press = () => {
    onTry();
    dispatch(logIn.requested({ ...readCredentials(), remember: false }));
  };
  return (
    <button type="button" aria-busy={isBusy || undefined} onClick={press}>
      {t.tryLogIn}
    </button>
  );
};

const StartAgain = () => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  return (
    <button type="button" onClick={() => dispatch(startedAgain())}>
      {t.restart}
    </button>
  );
};

const LoginTrialFailure = () => {
  const t = useText(credentialsText);
  const failureText = useFailureText();
  const { failure, isRefused } = useLoginFailure();
  return (
    failure && (
      <Alert tone="bad" live>
        {isRefused ? t.notDone : failureText(failure)}
      </Alert>
    )
  );
};
