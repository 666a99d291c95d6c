import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { codeIn } from '../../../store/core/values/typed/digits';
import { color, radius, size, weight } from '../../theme/tokens';
import type { FieldProps } from './Field';
import { fieldAriaProps, FieldFrame, fieldId } from './FieldFrame';
import { useIsFormBusy } from './FormLayout';

const Code = styled.input`
  width: 100%;
  min-height: 64px;
  padding-block: 0;
  padding-inline: 0.5em 0;
  border: 2px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${size.big};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  letter-spacing: min(0.5em, 2.5vw);
  text-align: center;
  &:focus {
    border-color: ${color.brand};
  }
  &[aria-invalid] {
    border-color: ${color.danger};
  }
`;

interface OtpFieldProps extends Omit<FieldProps, 'type' | 'prefix' | 'onChange'> {
  readonly length?: number;
  /** Called when all digits are entered: typed, pasted or filled in by the browser. */
  readonly onComplete?: (code: string) => void;
}

/** One input for all digits, so that a phone can fill it from the text message and a code can be pasted. */
export const OtpField = ({
  label,
  hint,
  error,
  id,
  length = 6,
  onComplete,
  ...input
}: OtpFieldProps) => {
  const controlId = id ?? fieldId(input.name);
  const keepDigits = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const digits = codeIn(currentTarget.value, length);
    if (digits !== currentTarget.value) currentTarget.value = digits;
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error}>
      <Code
        {...input}
        readOnly={useIsFormBusy()}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        id={controlId}
        onChange={keepDigits}
        {...fieldAriaProps(controlId, { label, hint, error })}
      />
    </FieldFrame>
  );
};
