import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, target } from '../../theme/tokens';
import { fieldAriaProps, fieldId } from './FieldFrame';
import { useIsFormBusy } from './FormLayout';

const CheckboxField = styled.div`
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
  const controlId = id ?? fieldId(input.name);
  return (
    <CheckboxField>
      <label htmlFor={controlId}>
        <input
          {...input}
          type="checkbox"
          aria-readonly={useIsFormBusy() || undefined}
          id={controlId}
          {...fieldAriaProps(controlId, { label: '', hint, error })}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && <p id={`${controlId}-hint`}>{hint}</p>}
      {error !== undefined && <p id={`${controlId}-error`}>{error}</p>}
    </CheckboxField>
  );
};
