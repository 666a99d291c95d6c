/** A prime number, so that two numbers that differ in one digit never have the same check digits. */
const CHECKS = 251;

/**
 * The check of a whole number, as two characters. Two numbers that differ in one digit always have different
 * checks. It does not use `core/values/identifiers.ts`, because stored payments of earlier versions are compared by
 * it.
 */
const checkOf = (number: string): string =>
  [...number]
    .reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % CHECKS, 0)
    .toString(16)
    .padStart(2, '0');

/**
 * What may be stored of a typed number: its end and a check of the whole, which tells apart the numbers of two
 * payers with the same end.
 */
export const maskedAccountOf = (typed: string): string => {
  const number = typed.trim();
  return `••••${number.slice(-4)} ${checkOf(number)}`;
};

/** The part that is shown. */
export const visibleEndOf = (account: string): string => account.split(' ')[0] ?? '';

/** The first letter and the host: "a••••@example.com". An operator may have masked it already. */
export const maskedEmail = (email: string): string =>
  email.includes('•') || email.includes('*')
    ? email
    : email.replace(/^(.).*(?=@)/, (_, first: string) => `${first}••••`);
