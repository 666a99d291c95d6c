import { useMemo, useState } from 'react';
import { type Failure, refusalCode } from '../../../../store/core/failure';
import { type Credentials, isLoginRefused, logIn } from '../../../../store/identity/session';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useFailure } from '../../../app/hooks/useFlow';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { typedIn } from '../../../ui/forms/rules/typedText';

/** True when the visitor must start again: the operator no longer knows the token, or this page has none. */
export const isIdentificationStale = (failure: Failure | null): boolean =>
  failure?.kind === 'payloadMissing' || ['STALE', 'OTP_NONE'].includes(refusalCode(failure));

/** Whether the operator may have carried out the write although it failed. */
export const isUnsure = (failure: Failure | null): boolean =>
  failure !== null && isOutcomeUnknown(failure);

/** The failure of the last login. `isRefused`: the operator refused the user name or the password. */
export const useLoginFailure = () => {
  const failure = useFailure(logIn);
  return { failure, isRefused: failure !== null && isLoginRefused(failure) };
};

/**
 * The field errors of a form that the portal checks before it is sent, and the operator afterwards. Shows the errors of
 * the more recent check.
 * `serverErrors` are the field errors for the operator's refusal.
 */
export const useFormErrors = <Code extends string>(
  failure: Failure | null,
  serverErrors: FieldErrors<string, Code> | null,
) => {
  const [formCheck, setFormCheck] = useState<{
    readonly errors: FieldErrors<string, Code>;
    /** The operator's last answer when the form was checked. */
    readonly after: Failure | null;
  }>({ errors: {}, after: null });
  const errors = useMemo(
    () => (serverErrors && formCheck.after !== failure ? serverErrors : formCheck.errors),
    [serverErrors, formCheck, failure],
  );
  const setErrors = (formErrors: FieldErrors<string, Code>) =>
    setFormCheck({ errors: formErrors, after: failure });
  return { errors, setErrors };
};

/** The user name and password now in the form. */
export const credentialsInForm = (form: HTMLFormElement | null): Credentials => ({
  username: form ? typedIn(form, 'username').trim() : '',
  password: form ? typedIn(form, 'password') : '',
});
