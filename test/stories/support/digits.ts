/** The zero of some scripts, as a code point: the other digits follow it. */
const ZEROS = {
  Bengali: 0x09e6,
  Devanagari: 0x0966,
  Tamil: 0x0be6,
  'full-width': 0xff10,
} as const;

/** A number that is written in 0 to 9, in the digits of another script. */
export const inDigitsOf = (script: keyof typeof ZEROS, number: string): string =>
  number.replace(/\d/g, (digit) => String.fromCodePoint(ZEROS[script] + Number(digit)));
