import { useMemo, useState } from 'react';
import type { Failure } from '../../../../store/core/failure';
import type { Credentials } from '../../../../store/identity/session';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { typedIn } from '../../../ui/forms/rules/typedText';

/**
 * The field errors of a form that both the portal and the operator check. The newer of the two is
 * shown. `serverErrors` is what the operator's refusal means for the fields.
 */
export const useFormErrors = <Code extends string>(
  failure: Failure | null,
  serverErrors: FieldErrors<string, Code> | null,
) => {
  const [own, setOwn] = useState<{
    readonly errors: FieldErrors<string, Code>;
    readonly after: Failure | null;
  }>({ errors: {}, after: null });
  const errors = useMemo(
    () => (serverErrors && own.after !== failure ? serverErrors : own.errors),
    [serverErrors, own, failure],
  );
  const setErrors = (found: FieldErrors<string, Code>) => setOwn({ errors: found, after: failure });
  return { errors, setErrors };
};

/** The user name and password now in the form. */
export const credentialsInForm = (form: HTMLFormElement | null): Credentials => ({
  username: form ? typedIn(form, 'username').trim() : '',
  password: form ? typedIn(form, 'password') : '',
});
