import { plainCharacters } from './characters';

/** The maximum lengths in characters (RFC 5321, 4.5.3.1). */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** RFC 5322, 3.2.3: the characters of a mailbox name, in parts separated by dots. */
const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*";
/** Labels of letters, digits and inner hyphens; the last label is letters, or an encoded name in another script. */
const HOST =
  '(?:[\\dA-Za-z](?:[\\dA-Za-z-]*[\\dA-Za-z])?\\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[\\dA-Za-z-]*[\\dA-Za-z])';

/**
 * The format of e-mail addresses in every form and request. An address of this format need not exist. The expression
 * has no flags, because a JSON Schema, such as the contract's, cannot express flags.
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
