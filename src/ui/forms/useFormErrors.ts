import { useState } from 'react';
import type { FieldErrors } from './formFields';

/**
 * The errors that a form shows: those that the portal found before sending, or otherwise those of the operator's
 * refusal (`refused`). Pass the same object while its errors are shown, because the summary takes the focus when
 * `errors` changes.
 */
export const useFormErrors = <Code extends string>(refused: FieldErrors<string, Code> | null) => {
  const [formErrors, setErrors] = useState<FieldErrors<string, Code>>({});
  const hasFormErrors = Object.keys(formErrors).length > 0;
  return { errors: refused && !hasFormErrors ? refused : formErrors, setErrors };
};
