import { type Failure, refusalCode } from '../../../../store/core/failure';
import type { Credentials } from '../../../../store/identity/session';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { typedIn } from '../../../ui/forms/rules/typedText';

/** True when the visitor must start again: the operator no longer knows the token, or this page has none. */
export const isIdentificationStale = (failure: Failure | null): boolean =>
  failure?.kind === 'payloadMissing' || ['STALE', 'OTP_NONE'].includes(refusalCode(failure));

/** Whether the operator may have carried out the write although it failed. */
export const isUnsure = (failure: Failure | null): boolean =>
  failure !== null && isOutcomeUnknown(failure);

/** The user name and password now in the form. */
export const credentialsInForm = (form: HTMLFormElement | null): Credentials => ({
  username: form ? typedIn(form, 'username').trim() : '',
  password: form ? typedIn(form, 'password') : '',
});
