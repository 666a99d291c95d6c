import * as v from 'valibot';
import { PINCODE, sixDigits } from '../../ui/forms/rules/pincode';
import { EMAIL, MAX_NAME_LENGTH, MOBILE, NAME, tenDigits } from '../../ui/forms/rules/typedText';

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

const typed = v.pipe(v.string(), v.trim());
const nothing = v.pipe(typed, v.literal(''));
const name = (code: ApplicantCode) =>
  v.pipe(typed, v.maxLength(MAX_NAME_LENGTH, code), v.regex(NAME, code));

/** Who wants the connection, and where. A surname and an e-mail address may be left out. */
export const applicantRules = v.object({
  firstname: name('firstname'),
  surname: v.union([nothing, name('surname')], 'surname'),
  mobileno: v.pipe(v.string(), v.transform(tenDigits), v.regex(MOBILE, 'mobileno')),
  email: v.union(
    [nothing, v.pipe(typed, v.maxLength(254, 'email'), v.regex(EMAIL, 'email'))],
    'email',
  ),
  address: v.pipe(
    typed,
    v.nonEmpty('address'),
    v.maxLength(MAX_ADDRESS_LENGTH, 'addressLong'),
    v.transform((lines) => lines.replace(/\r\n?/g, '\n')),
  ),
  pincode: v.pipe(v.string(), v.transform(sixDigits), v.regex(PINCODE, 'pincode')),
});
