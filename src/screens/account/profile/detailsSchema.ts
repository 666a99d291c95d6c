import * as v from 'valibot';
import type { ProfileDetails } from '../../../../store/account/profile';
import { EMAIL, LONGEST_NAME, MOBILE, NAME, tenDigits } from '../../../ui/forms/typedText';

/** Which rule of a field was broken: a code that the catalogue has a sentence for. */
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
 * What may be typed. The operator takes no empty field, so a surname or an e-mail address that
 * was given once can be changed and not taken back.
 */
export const detailsSchema = (now: ProfileDetails) =>
  v.object({
    firstname: name('firstname'),
    surname: now.surname
      ? v.pipe(v.string(), v.trim(), v.nonEmpty('surnameKept'), name('surname'))
      : v.union([emptyText, name('surname')], 'surname'),
    mobileno: v.pipe(v.string(), v.transform(tenDigits), v.regex(MOBILE, 'mobileno')),
    email: now.email
      ? v.pipe(v.string(), v.trim(), v.nonEmpty('emailKept'), v.regex(EMAIL, 'email'))
      : v.union([emptyText, v.pipe(v.string(), v.trim(), v.regex(EMAIL, 'email'))], 'email'),
  });

/** A number that can be called, as a link wants it; null for anything else. */
export const dialled = (number: string): string | null => {
  const digits = number.replace(/[\s()-]/g, '');
  if (MOBILE.test(digits)) return `+91${digits}`;
  return /^\+?\d{5,15}$/.test(digits) ? digits : null;
};
