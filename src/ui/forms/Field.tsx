import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import type { FieldTexts } from './FieldFrame';
import { fieldAriaProps, FieldBox, FieldFrame, fieldId, inputStyles } from './FieldFrame';

const Input = styled.input`
  ${inputStyles}
`;

const Prefix = styled.span`
  padding-inline-start: 14px;
  color: ${color.inkSoft};
  & + input {
    padding-inline-start: 8px;
  }
`;

export interface FieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'style' | 'prefix' | 'name'> {
  readonly name: string;
  /** What is before every answer: +91, ₹. */
  readonly prefix?: string;
}

/**
 * One line of text. It keeps what is typed by itself and is read when the form is sent, so
 * nothing typed before the scripts arrive is lost.
 */
export const Field = ({ label, hint, error, prefix, id, ...input }: FieldProps) => {
  const own = id ?? fieldId(input.name);
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error}>
      <FieldBox>
        {prefix !== undefined && <Prefix aria-hidden>{prefix}</Prefix>}
        <Input type="text" {...input} id={own} {...fieldAriaProps(own, { label, hint, error })} />
      </FieldBox>
    </FieldFrame>
  );
};

/** A search as it is typed: nothing is sent, completed or remembered. */
export const SearchField = (props: Omit<FieldProps, 'type' | 'autoComplete' | 'enterKeyHint'>) => (
  <Field {...props} type="search" autoComplete="off" enterKeyHint="search" />
);
