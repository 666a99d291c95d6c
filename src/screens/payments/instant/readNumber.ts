import { MOBILE, tenDigits } from '../../../ui/forms/rules/typedText';

export type NumberError = 'missing' | 'odd';

const MIN_LENGTH = 4;
/** What account and box numbers are made of. */
const NUMBER = /^[\p{L}\d][\p{L}\d/-]*$/u;

/**
 * An account number, a box number or a mobile number as people write it: with blanks, and a mobile
 * number with its country in front. Answers the error's name, or the number without all that.
 */
export const readNumber = (typed: string): { readonly number: string } | NumberError => {
  const bare = typed.replace(/\s/g, '');
  if (bare === '') return 'missing';
  const digits = tenDigits(bare);
  if (MOBILE.test(digits)) return { number: digits };
  return bare.length >= MIN_LENGTH && NUMBER.test(bare) ? { number: bare } : 'odd';
};
