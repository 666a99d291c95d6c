import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from './FieldFrame';
import { fieldAriaProps, FieldBox, FieldFrame, fieldId } from './FieldFrame';
import { useIsFormBusy } from './FormLayout';

export interface FieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'style' | 'prefix' | 'name'> {
  readonly name: string;
  /** Shown before the input: +91, ₹. */
  readonly prefix?: string;
}

/**
 * A one-line input. It is uncontrolled, so that it keeps what the subscriber types before the scripts run. The form
 * reads it on submit.
 */
export const Field = ({ label, hint, error, prefix, id, ...input }: FieldProps) => {
  const controlId = id ?? fieldId(input.name);
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error}>
      <FieldBox>
        {prefix !== undefined && <span aria-hidden>{prefix}</span>}
        <input
          type="text"
          {...input}
          readOnly={useIsFormBusy() || input.readOnly}
          id={controlId}
          {...fieldAriaProps(controlId, { label, hint, error })}
        />
      </FieldBox>
    </FieldFrame>
  );
};

/** A field for a search. The browser neither completes nor remembers what is typed. */
export const SearchField = (props: Omit<FieldProps, 'type' | 'autoComplete' | 'enterKeyHint'>) => (
  <Field {...props} type="search" autoComplete="off" enterKeyHint="search" />
);
