import * as v from 'valibot';

export const MIN_PASSWORD_LENGTH = 8;
/** The operator takes no more; the rules of form fields are not shown (specification §5). */
const MAX_PASSWORD_LENGTH = 128;

const SEQUENCES = [
  '0123456789012345',
  '9876543210987654',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjkl',
];

/** What somebody who wants in would try first. */
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

/** What is wrong with a password while it is being typed; null when it will do. */
export const passwordWeakness = (password: string, username: string): PasswordWeakness | null => {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short';
  return isGuessable(password, username) ? 'guessable' : null;
};

export const newPasswordRule = v.pipe(
  v.string(),
  v.check((typed) => typed.length >= MIN_PASSWORD_LENGTH, 'short'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'long'),
);

interface ChosenCredentials {
  readonly username: string;
  readonly password: string;
}

/** The one rule that is about two fields. */
export const guessableError = ({
  username,
  password,
}: ChosenCredentials): { readonly password: 'guessable' } | null =>
  isGuessable(password, username) ? { password: 'guessable' } : null;
