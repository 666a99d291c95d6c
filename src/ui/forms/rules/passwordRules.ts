import * as v from 'valibot';
import {
  characterCount,
  maxCharacters,
  minCharacters,
} from '../../../../store/core/values/typed/textLength';

const MIN_PASSWORD_LENGTH = 8;
/** The longest password that the schemas of the requests allow (`store/wire/requests/fields.ts`). */
const MAX_PASSWORD_LENGTH = 128;

const SEQUENCES = [
  '0123456789012345',
  '9876543210987654',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjkl',
];

/**
 * True for the user name, one repeated character, a sequence, or the word "password" with or without digits after it.
 */
export const isGuessable = (password: string, username: string): boolean => {
  const plain = password.trim().toLowerCase();
  return (
    (username.trim() !== '' && plain === username.trim().toLowerCase()) ||
    /^(.)\1*$/.test(plain) ||
    /^pass ?word\d*$/.test(plain) ||
    SEQUENCES.some((row) => row.includes(plain))
  );
};

export type PasswordWeakness = 'short' | 'guessable';

/** Why a password is too weak; null when it is strong enough. */
export const passwordWeakness = (password: string, username: string): PasswordWeakness | null => {
  if (characterCount(password) < MIN_PASSWORD_LENGTH) return 'short';
  return isGuessable(password, username) ? 'guessable' : null;
};

export const newPasswordRule = v.pipe(
  v.string(),
  minCharacters(MIN_PASSWORD_LENGTH, 'short'),
  maxCharacters(MAX_PASSWORD_LENGTH, 'long'),
);

interface ChosenCredentials {
  readonly username: string;
  readonly password: string;
}

/** The form error of a guessable password; null for any other password. */
export const guessableError = ({
  username,
  password,
}: ChosenCredentials): { readonly password: 'guessable' } | null =>
  isGuessable(password, username) ? { password: 'guessable' } : null;
