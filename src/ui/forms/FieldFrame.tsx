import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, controlHeight, radius, space, weight } from '../../theme/tokens';
import { SoftText } from '../layout/Text';

/** The texts of a field: its name, a hint, and what is wrong with it. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The id of a field's control. `ErrorSummary` links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** Connects a control with its hint and its error for screen readers. */
export const fieldAriaProps = (id: string, { hint, error }: FieldTexts) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
      .filter(Boolean)
      .join(' ') || undefined,
});

export const boxStyles = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${controlHeight};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  &:has([aria-invalid]),
  &[aria-invalid] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`;

/** The box around an input, with its border and its focus ring. A span before the input is its prefix. */
export const FieldBox = styled.div`
  ${boxStyles}
  &:has(input:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  & > input {
    flex: 1;
    min-width: 0;
    min-height: 46px;
    padding: 0 14px;
    border: 0;
    border-radius: inherit;
    background: none;
    text-overflow: ellipsis;
    &::placeholder {
      color: ${color.inkSoft};
      opacity: 1;
    }
    &:disabled {
      color: ${color.inkSoft};
    }
    &:focus-visible {
      outline: none;
    }
  }
  & > span {
    padding-inline-start: 14px;
    color: ${color.inkSoft};
    & + input {
      padding-inline-start: 8px;
    }
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Wider than a focus ring. */
  gap: ${space.s};
  & > label {
    font-weight: ${weight.strong};
  }
`;

/** What is wrong with a field or with a group of fields. */
export const FieldErrorText = styled(SoftText)`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** The label, the hint, the control and the error, one under the other. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldFrameProps) => (
  <Frame>
    <label htmlFor={id}>{label}</label>
    {hint !== undefined && <SoftText id={`${id}-hint`}>{hint}</SoftText>}
    {children}
    {error !== undefined && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
  </Frame>
);
