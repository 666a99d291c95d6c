/*
 * Keyboards, clipboards and phone books add characters that cannot be seen (marks of the writing direction, joiners,
 * soft hyphens), and write digits in another script. Here the invisible characters are removed and the digits become
 * 0 to 9.
 */

/** Soft hyphen, zero-width characters, marks of direction, word joiners, byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** The same characters except the joiners, which words in Indian scripts need. */
const INVISIBLE_IN_NAMES = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** The digit zero of each script: Arabic (twice, for Urdu), the Indian scripts of the portal, full width. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
];
const DIGIT_OF_A_SCRIPT = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
);

const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
};

/** The digits of every script of the portal as 0 to 9; everything else stays. */
const withLatinDigits = (text: string): string => text.replace(DIGIT_OF_A_SCRIPT, latinDigit);

/** For a text of digits, Latin letters and signs: removes invisible characters and writes all digits as 0 to 9. */
export const plainCharacters = (typed: string): string =>
  withLatinDigits(typed.replace(INVISIBLE, ''));

/** For a name or another text in words: removes invisible characters and the blanks around the text. */
export const visibleText = (typed: string): string => typed.replace(INVISIBLE_IN_NAMES, '').trim();
