import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { FieldTexts } from './FieldFrame';
import { boxStyles, fieldAriaProps, FieldFrame, fieldId } from './FieldFrame';
import { useIsFormBusy } from './FormLayout';
import { useCaretAtEnd } from './useCaretAtEnd';

/** Grows with its text in browsers that know `field-sizing`. */
const Input = styled.textarea`
  ${boxStyles}
  display: block;
  min-height: 8rem;
  max-height: 60vh;
  padding: 12px 14px;
  field-sizing: content;
  resize: vertical;
`;

interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'style' | 'name' | 'children'> {
  readonly name: string;
}

/** Several lines of text. Uncontrolled, as Field is. */
export const TextArea = ({ label, hint, error, id, ...input }: TextAreaProps) => {
  const controlId = id ?? fieldId(input.name);
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error}>
      <Input
        {...useCaretAtEnd()}
        {...input}
        readOnly={useIsFormBusy()}
        id={controlId}
        {...fieldAriaProps(controlId, { label, hint, error })}
      />
    </FieldFrame>
  );
};
