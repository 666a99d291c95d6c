import { plainCharacters } from './characters';

/** RFC 5321, 4.5.3.1: at most so many characters. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** RFC 5322, 3.2.3: the characters of a mailbox name, in parts separated by dots. */
const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*";
/** Labels of letters, digits and inner hyphens; the last label is letters, or an encoded name in another script. */
const HOST =
  '(?:[\\dA-Za-z](?:[\\dA-Za-z-]*[\\dA-Za-z])?\\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[\\dA-Za-z-]*[\\dA-Za-z])';

/**
 * The format of e-mail addresses that every form accepts and that the operator is sent. Whether an address exists, only
 * a message shows. The expression has no flags, because the contract's JSON Schema cannot express them.
 */
export const EMAIL = new RegExp(
  `^(?=.{1,${MAX_LENGTH}}$)(?=.{1,${MAX_LOCAL_LENGTH}}@)${LOCAL}@${HOST}$`,
);

/** Cleans a typed or pasted address: removes outer blanks, angle brackets and "mailto:", straightens apostrophes. */
export const emailAddressIn = (typed: string): string =>
  plainCharacters(typed)
    .normalize('NFKC')
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[’‘]/g, "'");
