import * as v from 'valibot';
import { visibleText } from '../../../../store/core/values/typed/characters';
import { pincodeIn } from '../../../../store/core/values/typed/digits';
import { EMAIL, emailAddressIn } from '../../../../store/core/values/typed/emailAddress';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';

/*
 * The fields that several forms have. What is typed or pasted is brought into the operator's form
 * (`store/core/values/typed`), or refused at its field with the code of that field.
 */

/** Letters of any script with the joiners between them, as names are written: O’Brien, Anne-Marie, K. R. Iyer. */
const NAME = /^\p{L}[\p{L}\p{M}\u200c\u200d .'’-]*$/u;
const MAX_NAME_LENGTH = 60;

/** A text without blanks and invisible characters around it. */
export const textField = v.pipe(v.string(), v.transform(visibleText));

export const nameField = (code: string) =>
  v.pipe(textField, v.maxLength(MAX_NAME_LENGTH, code), v.regex(NAME, code));

export const mobileField = (code: string) =>
  v.pipe(v.string(), v.transform(mobileNumberIn), v.regex(MOBILE, code));

export const emailField = (code: string) =>
  v.pipe(v.string(), v.transform(emailAddressIn), v.regex(EMAIL, code));

export const pincodeField = (code: string) =>
  v.pipe(
    v.string(),
    v.transform((typed) => pincodeIn(typed) ?? ''),
    v.nonEmpty(code),
  );

/** A field that may stay empty. */
export const optionalField = <Rule extends v.GenericSchema<string, string>>(rule: Rule) =>
  unchangedOr('', rule);

/**
 * A field that was stored before. A stored value that today's rule refuses never keeps a subscriber from changing
 * another field: only what was changed is checked.
 */
export const unchangedOr = <Rule extends v.GenericSchema<string, string>>(
  stored: string,
  rule: Rule,
) => {
  const unchanged = v.pipe(
    v.string(),
    v.transform(() => stored),
  );
  return v.lazy((typed) =>
    typeof typed === 'string' && visibleText(typed) === visibleText(stored) ? unchanged : rule,
  );
};

/** What was typed into one field of a form; '' when the form has no such field. */
export const typedIn = (form: HTMLFormElement, name: string): string => {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
};
