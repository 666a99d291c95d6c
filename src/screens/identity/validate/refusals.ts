import { logIn } from '../../../../store/identity/session';
import type { Failure } from '../../../../store/core/failure';
import { selectFailure } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage } from '../../../text/useText';
import { useAppSelector } from '../../../app/hooks';

/** The operator's code for a no; '' for one without a code, and for everything that is no refusal. */
export const refusalCode = (failure: Failure | null): string =>
  failure?.kind === 'refused' ? (failure.code ?? '') : '';

/** The way here is worth nothing any more: the operator has forgotten it, or this page has. */
export const isIdentificationStale = (failure: Failure | null): boolean =>
  failure?.kind === 'payloadMissing' || ['STALE', 'OTP_NONE'].includes(refusalCode(failure));

/** Nobody knows whether it was done. An answer that cannot be read is an answer all the same. */
export const isUnsure = (failure: Failure | null): boolean =>
  failure?.kind === 'unknown' || failure?.kind === 'unreadable';

/** A failure in the subscriber's language. */
export const useFailureText = (): ((failure: Failure) => string) => {
  const language = useLanguage();
  return (failure) => translateMessage(sentenceOf(failure), language);
};

/** The last login's failure, and whether it was the operator's no to the name or the password. */
export const useLoginFailure = () => {
  const failure = useAppSelector((state) => selectFailure(state, logIn));
  const isRefused = failure?.kind === 'refused' && [400, 401, 403].includes(failure.status);
  return { failure, isRefused };
};
