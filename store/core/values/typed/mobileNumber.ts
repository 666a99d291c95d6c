import { plainCharacters } from './characters';

/** An Indian mobile number as the operator has it: ten digits without a country code. */
export const MOBILE = /^[6-9]\d{9}$/;

/** What people write between the digits: spaces, dots, brackets, slashes, every kind of hyphen, the minus sign. */
const BETWEEN_DIGITS = /[\s().·/\p{Pd}\u2212]/gu;

/** The country code in its usual spellings, and the zero that is dialled from another telephone circle. */
const PREFIX = /^(?:tel:)?(?:(?:[+＋]|00)?91(?=0?\d{10}$))?0?(?=\d{10}$)/;

/**
 * Turns a typed or pasted mobile number into the operator's form. It accepts, for example, "+91 90000-04412", "0091…",
 * "090000 04412" and digits of another script. Any other text is returned without separators.
 */
export const mobileNumberIn = (typed: string): string =>
  plainCharacters(typed).replace(BETWEEN_DIGITS, '').replace(PREFIX, '');

/** A user name, or the mobile number that stands for it, in the operator's form. */
export const userNameIn = (typed: string): string => {
  const number = mobileNumberIn(typed);
  return MOBILE.test(number) ? number : plainCharacters(typed).trim();
};
