import * as v from 'valibot';

/**
 * The length of a text in characters (Unicode code points), as the contract counts it (JSON Schema). The `length` of a
 * string counts most emoji twice.
 */
export const characterCount = (text: string): number => Array.from(text).length;

/** A text of at least `minLength` characters. The contract reads `minLength` from the check. */
export const minCharacters = (minLength: number, code?: string) => ({
  ...v.check((text: string) => characterCount(text) >= minLength, code),
  minLength,
});

/** A text of at most `maxLength` characters. The contract reads `maxLength` from the check. */
export const maxCharacters = (maxLength: number, code?: string) => ({
  ...v.check((text: string) => characterCount(text) <= maxLength, code),
  maxLength,
});
