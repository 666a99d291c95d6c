import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { FieldTexts } from './FieldFrame';
import { boxStyles, fieldAriaProps, FieldFrame, fieldId } from './FieldFrame';

/** Grows with what is typed where the browser can do that by itself. */
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

/** Several lines of text. Keeps what is typed by itself, like Field. */
export const TextArea = ({ label, hint, error, id, ...input }: TextAreaProps) => {
  const own = id ?? fieldId(input.name);
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error}>
      <Input {...input} id={own} {...fieldAriaProps(own, { label, hint, error })} />
    </FieldFrame>
  );
};
