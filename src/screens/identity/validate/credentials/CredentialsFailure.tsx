import { useState } from 'react';
import type { Failure } from '../../../../../store/core/failure';
import { selectStatus } from '../../../../../store/core/flows';
import {
  startedAgain,
  type IdentificationPurpose,
} from '../../../../../store/identity/identification';
import { logIn, type Credentials } from '../../../../../store/identity/session';
import { useText } from '../../../../text/useText';
import { Alert } from '../../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { credentialsText } from './credentials.text';
import { isIdentificationStale, isUnsure, useLoginFailure, useFailureText } from '../refusals';

interface CredentialsFailureProps {
  readonly failure: Failure;
  readonly purpose: IdentificationPurpose;
  /** What stands in the form at the moment it is asked. */
  readonly typed: () => Credentials;
}

/**
 * A plain no is said as it is. Where nobody knows whether it was done, a login with what stands in
 * the form answers that: it either succeeds, or the details may be sent again.
 */
export const CredentialsFailure = ({ failure, purpose, typed }: CredentialsFailureProps) => {
  const t = useText(credentialsText);
  const sentence = useFailureText();
  const [hasTried, setTried] = useState(false);
  const isUnclear = isUnsure(failure) || isIdentificationStale(failure);
  if (!isUnclear)
    return (
      <Alert tone="bad" live>
        {sentence(failure)}
      </Alert>
    );
  const lost = purpose === 'REGISTER' ? t.unknownRegister : t.unknownReset;
  return (
    <>
      <Alert
        tone="warn"
        live
        action={
          <>
            <TryLogIn typed={typed} onTry={() => setTried(true)} />
            {isIdentificationStale(failure) && <StartAgain />}
          </>
        }
      >
        {isIdentificationStale(failure) ? t.stale : lost}
      </Alert>
      {hasTried && <LoginTrialFailure />}
    </>
  );
};

interface TryLogInProps {
  readonly typed: () => Credentials;
  readonly onTry: () => void;
}

const TryLogIn = ({ typed, onTry }: TryLogInProps) => {
  const t = useText(credentialsText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectStatus(state, logIn) === 'running');
  const press = () => {
    onTry();
    dispatch(logIn.requested({ ...typed(), remember: false }));
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
  const sentence = useFailureText();
  const { failure, isRefused } = useLoginFailure();
  return (
    failure && (
      <Alert tone="bad" live>
        {isRefused ? t.notDone : sentence(failure)}
      </Alert>
    )
  );
};
