import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { color, radius, size, weight } from '../../theme/tokens';
import type { FieldProps } from './Field';
import { FieldFrame, fieldId, fieldAriaProps } from './FieldFrame';

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

const DEVANAGARI_ZERO = 0x966;

/** A code that is by itself in what was pasted: not a part of a longer number. */
const codeIn = (text: string, length: number): string | undefined => {
  const half = Math.floor(length / 2);
  const whole = `\\d{${half}}[\\s-]?\\d{${length - half}}`;
  return new RegExp(`(?<![\\d-])${whole}(?![\\d-])`).exec(text)?.[0].replace(/\D/g, '');
};

/**
 * The code in what was typed or pasted, be it the digits alone ("482 139", "४८२१३९") or the whole
 * message with other numbers in it; otherwise its first digits, at most `length` of them.
 */
const digitsOf = (typed: string, length: number): string => {
  const text = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  return codeIn(text, length) ?? text.replace(/\D/g, '').slice(0, length);
};

interface OtpFieldProps extends Omit<FieldProps, 'type' | 'prefix' | 'onChange'> {
  readonly length?: number;
  /** All digits are there. */
  readonly onComplete?: (code: string) => void;
}

/** One field, not six: a phone can fill it from the text message, and a paste just works. */
export const OtpField = ({
  label,
  hint,
  error,
  id,
  length = 6,
  onComplete,
  ...input
}: OtpFieldProps) => {
  const own = id ?? fieldId(input.name);
  const keepDigits = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(currentTarget.value, length);
    if (digits !== currentTarget.value) currentTarget.value = digits;
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error}>
      <Code
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        id={own}
        onChange={keepDigits}
        {...fieldAriaProps(own, { label, hint, error })}
      />
    </FieldFrame>
  );
};
