import * as v from 'valibot';
import {
  emailField,
  mobileField,
  nameField,
  optionalField,
  pincodeField,
  textField,
} from '../../ui/forms/rules/typedText';

export const APPLICANT_CODES = [
  'firstname',
  'surname',
  'mobileno',
  'email',
  'address',
  'addressLong',
  'pincode',
] as const;
/** Which rule a field breaks, or the operator's refusal of the pincode. */
export type ApplicantCode = (typeof APPLICANT_CODES)[number] | 'notServed';

const MAX_ADDRESS_LENGTH = 400;

/** Who wants the connection, and where. A surname and an e-mail address may be left out. */
export const applicantRules = v.object({
  firstname: nameField('firstname'),
  surname: optionalField(nameField('surname')),
  mobileno: mobileField('mobileno'),
  email: optionalField(emailField('email')),
  address: v.pipe(
    textField,
    v.nonEmpty('address'),
    v.maxLength(MAX_ADDRESS_LENGTH, 'addressLong'),
    v.transform((lines) => lines.replace(/\r\n?/g, '\n')),
  ),
  pincode: pincodeField('pincode'),
});
