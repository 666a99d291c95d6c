import {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';

/**
 * The cost is low, so that a test run with hundreds of logins is fast. The database still contains no plain-text
 * password.
 */
const COST = { N: 1024, r: 8, p: 1 };
const LENGTH = 32;

export const hashPassword = (password: string, salt = randomBytes(16).toString('base64url')) =>
  `${salt}.${scryptSync(password.normalize('NFKC'), salt, LENGTH, COST).toString('base64url')}`;

/** Takes equally long for an unknown user (no stored hash) and for a wrong password. */
export const isPassword = (password: string, stored: string | undefined): boolean => {
  const [salt = ''] = (stored ?? 'nobody.').split('.');
  const given = Buffer.from(hashPassword(password, salt));
  const expected = Buffer.from(stored ?? hashPassword('', salt));
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && stored !== undefined
  );
};

export const randomToken = (): string => randomBytes(24).toString('base64url');
export const secretHashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
export const randomSixDigits = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/**
 * The key of the instalment provider's signatures and of the card provider's hash. Only the stand-in has the key; a
 * browser passes the signatures and the hash on.
 */
const SIGNING_KEY = 'stand-in signing key, worth nothing outside this server';
export const signatureOf = (...parts: readonly string[]): string =>
  createHmac('sha256', SIGNING_KEY).update(parts.join('|')).digest('hex');

/** The card provider's hash: SHA-512 over the fields and a salt that no browser knows. */
export const cardHashOf = (...parts: readonly string[]): string =>
  createHash('sha512')
    .update([...parts, SIGNING_KEY].join('|'))
    .digest('hex');

export const sameText = (text: string, otherText: string): boolean =>
  timingSafeEqual(
    createHash('sha256').update(text).digest(),
    createHash('sha256').update(otherText).digest(),
  );
