import { type Failure, refusalCode } from '../../../../store/core/failure';
import { isLoginRefused, logIn } from '../../../../store/identity/session';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useFailure } from '../../../app/hooks/useFlow';

/** Whether the identification has to start again: its token is unknown to the operator or to this page. */
export const isIdentificationStale = (failure: Failure | null): boolean =>
  failure?.kind === 'payloadMissing' || ['STALE', 'OTP_NONE'].includes(refusalCode(failure));

/** Whether it is unknown if the write was carried out. */
export const isUnsure = (failure: Failure | null): boolean =>
  failure !== null && isOutcomeUnknown(failure);

/** The failure of the last login, and whether the operator refused the user name or the password. */
export const useLoginFailure = () => {
  const failure = useFailure(logIn);
  return { failure, isRefused: failure !== null && isLoginRefused(failure) };
};
