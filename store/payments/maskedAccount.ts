/** Prime, so that a number and its neighbour never share a check. */
const CHECKS = 251;

/** Of the whole number, and in two characters: it tells two numbers apart and gives neither away. */
const checkOf = (number: string): string =>
  [...number]
    .reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % CHECKS, 0)
    .toString(16)
    .padStart(2, '0');

/**
 * What may be written down of a number that somebody typed: its end, and a check of the whole, so
 * that two payers' numbers that end alike are never taken for one.
 */
export const maskedAccountOf = (typed: string): string => {
  const number = typed.trim();
  return `••••${number.slice(-4)} ${checkOf(number)}`;
};

/** What of it is shown. */
export const visibleEndOf = (account: string): string => account.split(' ')[0] ?? '';
