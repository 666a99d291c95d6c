import * as v from 'valibot';
import { visibleText } from '../../../../store/core/values/typed/characters';
import { pincodeIn } from '../../../../store/core/values/typed/digits';
import { EMAIL, emailAddressIn } from '../../../../store/core/values/typed/emailAddress';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import { maxCharacters } from '../../../../store/core/values/typed/textLength';

/*
 * Schemas of fields that several forms have. A schema converts typed or pasted text to the operator's format
 * (`store/core/values/typed`), or fails with the code of its field.
 */

/** Letters of any script, and the punctuation in names: O’Brien, Anne-Marie, K. R. Iyer. */
const NAME = /^\p{L}[\p{L}\p{M}\u200c\u200d .'’-]*$/u;
const MAX_NAME_LENGTH = 60;

/** A text without invisible characters, and without blanks around it. */
export const textField = v.pipe(v.string(), v.transform(visibleText));

export const nameField = (code: string) =>
  v.pipe(textField, maxCharacters(MAX_NAME_LENGTH, code), v.regex(NAME, code));

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
 * Applies `rule` only after a change of the field. A stored value that `rule` refuses must not stop the subscriber from
 * changing another field.
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

/** The texts in these fields of a form, complete or not. */
export const typedFields = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, typedIn(form, name)])) as Record<Name, string>; // a text for each name

/** The text in one field of a form; '' when the form has no such field. */
export const typedIn = (form: HTMLFormElement, name: string): string => {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
};
