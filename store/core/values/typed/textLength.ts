import * as v from 'valibot';

/**
 * The length of a text in characters (Unicode code points), as JSON Schema and so the contract count it. The `length` of
 * a string counts an emoji twice.
 */
export const characterCount = (text: string): number => Array.from(text).length;

/** A text of at least `minLength` characters. `minLength` is a property of the check, so that the contract can state it. */
export const minCharacters = (minLength: number, code?: string) => ({
  ...v.check((text: string) => characterCount(text) >= minLength, code),
  minLength,
});

/** A text of at most `maxLength` characters. */
export const maxCharacters = (maxLength: number, code?: string) => ({
  ...v.check((text: string) => characterCount(text) <= maxLength, code),
  maxLength,
});
