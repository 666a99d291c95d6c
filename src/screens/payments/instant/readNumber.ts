import { plainCharacters } from '../../../../store/core/values/typed/characters';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';

export type NumberError = 'missing' | 'odd';

const MIN_LENGTH = 4;
/** What account and box numbers are made of. */
const NUMBER = /^[\p{L}\d][\p{L}\d/-]*$/u;

/**
 * An account number, a box number or a mobile number as people write it: with blanks, and a mobile
 * number with its country in front. Answers the error's name, or the number without all that.
 */
export const readNumber = (typed: string): { readonly number: string } | NumberError => {
  const bare = plainCharacters(typed).replace(/\s/g, '');
  if (bare === '') return 'missing';
  const mobile = mobileNumberIn(bare);
  if (MOBILE.test(mobile)) return { number: mobile };
  return bare.length >= MIN_LENGTH && NUMBER.test(bare) ? { number: bare } : 'odd';
};
