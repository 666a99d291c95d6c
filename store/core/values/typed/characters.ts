/*
 * Keyboards, clipboards and phone books add characters that cannot be seen (marks of the writing direction, joiners,
 * soft hyphens), and write digits in another script. Here the invisible characters are removed and, except in names,
 * the digits become 0 to 9.
 */

/** Soft hyphen, zero-width characters, marks of direction, word joiners, byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** `INVISIBLE` without U+200C and U+200D, which words in Indian scripts need. */
const INVISIBLE_IN_NAMES = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** The digit as 0 to 9. In Unicode the ten digits of a script follow each other, beginning with zero. */
const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // In Unicode several sets of mathematical digits follow each other directly, so `zero` may be the zero of an earlier
  // set. The remainder is right in both cases, because every set has ten digits.
  return String((code - zero) % 10);
};

/** Writes the digits of every script as 0 to 9. */
const withLatinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

/** For a text of digits, Latin letters and signs: removes invisible characters and writes all digits as 0 to 9. */
export const plainCharacters = (typed: string): string =>
  withLatinDigits(typed.replace(INVISIBLE, ''));

/** For a name or another text in words: removes invisible characters and the blanks around the text. */
export const visibleText = (typed: string): string => typed.replace(INVISIBLE_IN_NAMES, '').trim();
