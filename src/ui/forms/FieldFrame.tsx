import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, controlHeight, radius, size, space, weight } from '../../theme/tokens';

/** What a field is called and what is said about it. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The id under which the error summary finds a field by its name. */
export const fieldId = (name: string): string => `field-${name}`;

/** Ties the hint and the error to the control for those who hear the page. */
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

/** A text control without an edge: the box around it carries edge, focus ring and error. */
export const inputStyles = css`
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
`;

export const FieldBox = styled.div`
  ${boxStyles}
  &:has(input:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  & > input:focus-visible {
    outline: none;
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* More than the focus ring takes. */
  gap: ${space.s};
  & > label {
    font-weight: ${weight.strong};
  }
`;

const Hint = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

const FieldError = styled(Hint)`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, then the hint, the control, and the error right under what it is about. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldFrameProps) => (
  <Frame>
    <label htmlFor={id}>{label}</label>
    {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    {children}
    {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </Frame>
);
