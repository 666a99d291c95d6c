import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, target } from '../../theme/tokens';
import { fieldAriaProps, fieldId } from './FieldFrame';

const Row = styled.div`
  & > label {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-height: ${target};
    cursor: pointer;
  }
  p {
    padding-inline-start: 34px;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  p[id$='-error'] {
    color: ${color.danger};
  }
`;

interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'style' | 'type' | 'name' | 'children'
> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export const Checkbox = ({ label, hint, error, id, ...input }: CheckboxProps) => {
  const own = id ?? fieldId(input.name);
  return (
    <Row>
      <label htmlFor={own}>
        <input
          {...input}
          type="checkbox"
          id={own}
          {...fieldAriaProps(own, { label: '', hint, error })}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && <p id={`${own}-hint`}>{hint}</p>}
      {error !== undefined && <p id={`${own}-error`}>{error}</p>}
    </Row>
  );
};
