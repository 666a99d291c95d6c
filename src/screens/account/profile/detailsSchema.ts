import * as v from 'valibot';
import { changesIn, needsPassword, type ProfileDetails } from '../../../../store/account/profile';
import { mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import {
  emailField,
  mobileField,
  nameField,
  textField,
  unchangedOr,
} from '../../../ui/forms/rules/typedText';

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

/** The operator accepts no empty field. */
const kept = (code: DetailCode) => v.pipe(textField, v.nonEmpty(code));

/** The schema of the form. A saved surname or e-mail address can be changed but not removed. */
export const detailsSchema = (saved: ProfileDetails) =>
  v.object({
    firstname: unchangedOr(saved.firstname, nameField('firstname')),
    surname: unchangedOr(saved.surname, v.pipe(kept('surnameKept'), nameField('surname'))),
    mobileno: unchangedOr(saved.mobileno, mobileField('mobileno')),
    email: unchangedOr(saved.email, v.pipe(kept('emailKept'), emailField('email'))),
  });

/**
 * What is asked once more before codes and messages go somewhere else: the new mobile number, and the password.
 * Neither is part of the draft.
 */
export const editSchema = (saved: ProfileDetails) =>
  v.pipe(
    v.object({
      ...detailsSchema(saved).entries,
      mobilenoAgain: v.optional(v.pipe(v.string(), v.transform(mobileNumberIn)), ''),
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
