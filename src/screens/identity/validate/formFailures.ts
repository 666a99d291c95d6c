import { useMemo, useState } from 'react';
import { type Failure, refusalCode } from '../../../../store/core/failure';
import { type Credentials, isLoginRefused, logIn } from '../../../../store/identity/session';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useFailure } from '../../../app/hooks/useFlow';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { typedIn } from '../../../ui/forms/rules/typedText';

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

/**
 * The field errors of a form that both the portal and the operator check. The newer of the two is
 * shown. `serverErrors` is what the operator's refusal means for the fields.
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
