/** A prime number, so that two numbers that differ in one digit never have the same check digits. */
const CHECKS = 251;

/**
 * The two hexadecimal check digits of a whole number. A shortened hash is not used instead, because it could be the
 * same for numbers that differ in one digit.
 */
const checkOf = (number: string): string =>
  [...number]
    .reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % CHECKS, 0)
    .toString(16)
    .padStart(2, '0');

/**
 * What may be stored of a typed number: its last digits, and check digits of the whole number. In nearly all cases the
 * check digits distinguish two numbers with the same last digits.
 */
export const maskedAccountOf = (typed: string): string => {
  const number = typed.trim();
  return `••••${number.slice(-4)} ${checkOf(number)}`;
};

/** The part that is shown. */
export const visibleEndOf = (account: string): string => account.split(' ')[0] ?? '';

/** The first letter and the host: "a••••@example.com". The operator may have masked the address already. */
export const maskedEmail = (email: string): string =>
  email.includes('•') || email.includes('*')
    ? email
    : email.replace(/^(.).*(?=@)/, (_, first: string) => `${first}••••`);
