import { plainCharacters } from './characters';

/** RFC 5321, 4.5.3.1: at most so many characters. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** RFC 5322, 3.2.3: the characters of a mailbox name, in parts separated by dots. */
const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*";
/** Labels of letters, digits and inner hyphens; the last one has letters, or is an encoded name in another script. */
const HOST =
  '(?:[\\dA-Za-z](?:[\\dA-Za-z-]*[\\dA-Za-z])?\\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[\\dA-Za-z-]*[\\dA-Za-z])';

/**
 * The format of addresses that every form accepts and the operator is sent. Only a message shows whether an address
 * exists. It has no flags, because the contract's JSON Schema cannot express them.
 */
export const EMAIL = new RegExp(
  `^(?=.{1,${MAX_LENGTH}}$)(?=.{1,${MAX_LOCAL_LENGTH}}@)${LOCAL}@${HOST}$`,
);

/** An address as it was typed or pasted: without blanks around it, angle brackets, "mailto:" and curly apostrophes. */
export const emailAddressIn = (typed: string): string =>
  plainCharacters(typed)
    .normalize('NFKC')
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[’‘]/g, "'");
