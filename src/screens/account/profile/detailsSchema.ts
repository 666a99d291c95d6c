import * as v from 'valibot';
import { changesIn, needsPassword, type ProfileDetails } from '../../../../store/account/profile';
import { EMAIL, MAX_NAME_LENGTH, MOBILE, NAME, tenDigits } from '../../../ui/forms/rules/typedText';

/** The broken rule of a field; the catalogue has a sentence for each. */
export type DetailCode = (typeof DETAIL_CODES)[number] | 'mobileTaken' | 'passwordWrong';
export const DETAIL_CODES = [
  'firstname',
  'surname',
  'mobileno',
  'email',
  'surnameKept',
  'emailKept',
  'mobilenoAgain',
  'mobilenoOnce',
  'password',
] as const;

const name = (code: DetailCode) =>
  v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME_LENGTH, code), v.regex(NAME, code));
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

/**
 * What is asked once more before codes and messages go somewhere else: the new mobile number, and the password.
 * Neither is part of the draft.
 */
export const editSchema = (saved: ProfileDetails) =>
  v.pipe(
    v.object({
      ...detailsSchema(saved).entries,
      mobilenoAgain: v.optional(v.pipe(v.string(), v.transform(tenDigits)), ''),
      password: v.optional(v.string(), ''),
    }),
    v.forward(
      v.partialCheck(
        [['mobileno'], ['mobilenoAgain']],
        ({ mobileno, mobilenoAgain }) => mobileno === saved.mobileno || mobileno === mobilenoAgain,
        ({ input }) => (input.mobilenoAgain === '' ? 'mobilenoOnce' : 'mobilenoAgain'),
      ),
      ['mobilenoAgain'],
    ),
    v.forward(
      v.partialCheck(
        [['mobileno'], ['email'], ['password']],
        ({ mobileno, email, password }) =>
          password !== '' || !needsPassword(changesIn({ ...saved, mobileno, email }, saved)),
        'password',
      ),
      ['password'],
    ),
  );
