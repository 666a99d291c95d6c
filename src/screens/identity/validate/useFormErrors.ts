import { useMemo, useState } from 'react';
import type { Failure } from '../../../../store/core/failure';
import type { Credentials } from '../../../../store/identity/session';
import type { FieldErrors } from '../../../ui/forms/formFields';

/**
 * The mistakes of a form that the operator finds mistakes in too: whichever of the two was said
 * last is shown. `said` is what the operator's no means for the fields.
 */
export const useFormErrors = <Code extends string>(
  failure: Failure | null,
  said: FieldErrors<string, Code> | null,
) => {
  const [own, setOwn] = useState<{
    readonly errors: FieldErrors<string, Code>;
    readonly after: Failure | null;
  }>({ errors: {}, after: null });
  const errors = useMemo(
    () => (said && own.after !== failure ? said : own.errors),
    [said, own, failure],
  );
  const setErrors = (found: FieldErrors<string, Code>) => setOwn({ errors: found, after: failure });
  return { errors, setErrors };
};

/** What a login would be tried with. */
export const credentialsInForm = (form: HTMLFormElement | null): Credentials => {
  const data = form ? new FormData(form) : new FormData();
  return {
    username: String(data.get('username') ?? '').trim(),
    password: String(data.get('password') ?? ''),
  };
};
