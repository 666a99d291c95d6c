import { plainCharacters } from './characters';

const PINCODE = /^[1-9]\d{5}$/;

/** Blanks and hyphens of every kind, and the minus sign. */
const BETWEEN_DIGITS = /[\s\p{Pd}\u2212]/gu;

/**
 * The pincode in a typed text, which may also be written in two halves ("422 001") or in the digits of another script;
 * null when the text is not a pincode.
 */
export const pincodeIn = (typed: string): string | null => {
  const digits = plainCharacters(typed).replace(BETWEEN_DIGITS, '');
  return PINCODE.test(digits) ? digits : null;
};

/** A code that stands alone in the pasted text and is not part of a longer number. */
const wholeCodeIn = (text: string, length: number): string | undefined => {
  const half = Math.floor(length / 2);
  const whole = `\\d{${half}}[\\s-]?\\d{${length - half}}`;
  return new RegExp(`(?<![\\d-])${whole}(?![\\d-])`).exec(text)?.[0].replace(/\D/g, '');
};

/**
 * The one-time code in a typed or pasted text. The text may be the digits alone ("482 139", "४८२१३९") or a message with
 * other numbers. If no whole code is found, the result is the first digits of the text, at most `length` of them.
 */
export const codeIn = (typed: string, length: number): string => {
  const text = plainCharacters(typed);
  return wholeCodeIn(text, length) ?? text.replace(/\D/g, '').slice(0, length);
};
