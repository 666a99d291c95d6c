import * as v from 'valibot';

export const LEAST = 8;
/** The operator takes no more; the rules of form fields are not shown (specification §5). */
const MOST = 128;

const ROWS = [
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
    ROWS.some((row) => row.includes(plain))
  );
};

export type PasswordFault = 'short' | 'guessable';

/** What is wrong with a password while it is being typed; null when it will do. */
export const faultOf = (password: string, username: string): PasswordFault | null => {
  if (password.length < LEAST) return 'short';
  return isGuessable(password, username) ? 'guessable' : null;
};

export const newPassword = v.pipe(
  v.string(),
  v.check((typed) => typed.length >= LEAST, 'short'),
  v.maxLength(MOST, 'long'),
);

interface Chosen {
  readonly username: string;
  readonly password: string;
}

/** The one rule that is about two fields. */
export const guessed = ({
  username,
  password,
}: Chosen): { readonly password: 'guessable' } | null =>
  isGuessable(password, username) ? { password: 'guessable' } : null;
