import * as v from 'valibot';
import type { ProfileDetails } from '../../../../store/account/profile';
import { EMAIL, LONGEST_NAME, MOBILE, NAME, tenDigits } from '../../../ui/forms/typedText';

/** The broken rule of a field; the catalogue has a sentence for each. */
export type DetailCode =
  'firstname' | 'surname' | 'mobileno' | 'email' | 'surnameKept' | 'emailKept' | 'mobileTaken';
export const DETAIL_CODES = [
  'firstname',
  'surname',
  'mobileno',
  'email',
  'surnameKept',
  'emailKept',
] as const satisfies readonly DetailCode[];

const name = (code: DetailCode) =>
  v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME, code), v.regex(NAME, code));
const emptyText = v.pipe(v.string(), v.trim(), v.literal(''));

/**
 * The schema of the form. The operator accepts no empty field, so a saved surname or e-mail address
 * can be changed but not removed.
 */
export const detailsSchema = (saved: ProfileDetails) =>
  v.object({
    firstname: name('firstname'),
    surname: saved.surname
      ? v.pipe(v.string(), v.trim(), v.nonEmpty('surnameKept'), name('surname'))
      : v.union([emptyText, name('surname')], 'surname'),
    mobileno: v.pipe(v.string(), v.transform(tenDigits), v.regex(MOBILE, 'mobileno')),
    email: saved.email
      ? v.pipe(v.string(), v.trim(), v.nonEmpty('emailKept'), v.regex(EMAIL, 'email'))
      : v.union([emptyText, v.pipe(v.string(), v.trim(), v.regex(EMAIL, 'email'))], 'email'),
  });
