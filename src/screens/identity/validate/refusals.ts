import { logIn } from '../../../../store/identity/session';
import type { Failure } from '../../../../store/core/failure';
import { selectFailure } from '../../../../store/core/flows';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { sentenceOf } from '../../../../store/core/messages';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage } from '../../../text/useText';
import { useAppSelector } from '../../../app/hooks';

/** The operator's error code; '' when there is none or the failure is not a refusal. */
export const refusalCode = (failure: Failure | null): string =>
  failure?.kind === 'refused' ? (failure.code ?? '') : '';

/** Whether the identification has to start again: its token is unknown to the operator or to this page. */
export const isIdentificationStale = (failure: Failure | null): boolean =>
  failure?.kind === 'payloadMissing' || ['STALE', 'OTP_NONE'].includes(refusalCode(failure));

/** Whether it is unknown if the write was carried out. */
export const isUnsure = (failure: Failure | null): boolean =>
  failure !== null && isOutcomeUnknown(failure);

/** Returns a function that words a failure in the subscriber's language. */
export const useFailureText = (): ((failure: Failure) => string) => {
  const language = useLanguage();
  return (failure) => translateMessage(sentenceOf(failure), language);
};

/** The failure of the last login, and whether the operator refused the user name or the password. */
export const useLoginFailure = () => {
  const failure = useAppSelector((state) => selectFailure(state, logIn));
  const isRefused = failure?.kind === 'refused' && [400, 401, 403].includes(failure.status);
  return { failure, isRefused };
};
