import { useState } from 'react';
import type { Failure } from '../../../../../store/core/failure';
import {
  type IdentificationPurpose,
  startedAgain,
} from '../../../../../store/identity/identification';
import { type Credentials, isLoginRefused, logIn } from '../../../../../store/identity/session';
import { useAppDispatch } from '../../../../app/hooks';
import { useFailure, useIsRunning } from '../../../../app/hooks/useFlow';
import { useText } from '../../../../text/useText';
import { Alert } from '../../../../ui/feedback/Alert';
import { FailureAlert, OutcomeUnknown } from '../../../writes/OutcomeUnknown';
import { credentialsText } from '../../identity.text';
import { isIdentificationStale, isUnsure } from '../formFailures';

interface CredentialsFailureProps {
  readonly failure: Failure;
  readonly purpose: IdentificationPurpose;
  /** Reads the credentials that are in the form now. */
  readonly readCredentials: () => Credentials;
}

/**
 * Says why the registration or the new password failed. If the operator may have carried out the request (unknown
 * outcome or stale token), the alert offers a login with the credentials in the form. If that login is refused, another
 * alert asks the visitor to send the form again. After a stale token sending again would be refused too, so that alert
 * asks the visitor to start again.
 */
export const CredentialsFailure = ({
  failure,
  purpose,
  readCredentials,
}: CredentialsFailureProps) => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  const isLoggingIn = useIsRunning(logIn);
  const [hasTried, setTried] = useState(false);
  const isStale = isIdentificationStale(failure);
  if (!isUnsure(failure) && !isStale) return <FailureAlert failure={failure} />;
  const tryLogIn = () => {
    setTried(true);
    dispatch(logIn.requested({ ...readCredentials(), remember: false }));
  };
  const unknownText = purpose === 'REGISTER' ? t.unknownRegister : t.unknownReset;
  return (
    <>
      <OutcomeUnknown
        failure={isUnsure(failure) ? failure : null}
        action={
          <>
            <button type="button" aria-busy={isLoggingIn || undefined} onClick={tryLogIn}>
              {t.tryLogIn}
            </button>
            {isStale && (
              <button type="button" onClick={() => dispatch(startedAgain())}>
                {t.restart}
              </button>
            )}
          </>
        }
      >
        {isStale ? t.stale : unknownText}
      </OutcomeUnknown>
      {hasTried && <LoginFailure refused={isStale ? t.notDoneStale : t.notDone} />}
    </>
  );
};

/** Says why the login failed. `refused` is the sentence for a wrong user name or password. */
export const LoginFailure = ({ refused }: { readonly refused: string }) => {
  const failure = useFailure(logIn);
  if (failure === null) return null;
  if (!isLoginRefused(failure)) return <FailureAlert failure={failure} />;
  return (
    <Alert tone="bad" live>
      {refused}
    </Alert>
  );
};
