import * as v from 'valibot';
import { tabStorage } from '../core/tabStorage';

const purpose = v.picklist(['REGISTER', 'RESETPASSWORD']);
const shape = v.union([
  v.object({
    step: v.literal('codeSent'),
    purpose,
    validationtoken: v.pipe(v.string(), v.nonEmpty()),
    otpData: v.object({
      mobileno: v.string(),
      attemptsremaining: v.nullable(v.number()),
      resendfrom: v.number(),
      expires: v.nullable(v.number()),
      confirmed: v.boolean(),
    }),
  }),
  v.object({ step: v.literal('verified'), purpose }),
]);

export type SavedIdentification = v.InferOutput<typeof shape>;

/**
 * A phone may throw the page away while its owner reads the text message. Kept for a quarter of an hour:
 * the operator forgets the token at about the same time.
 *
 * The validation token may stand there: it is given to anybody who types a number, and opens
 * nothing without the code on the phone. The verification token sets a password without any code,
 * so it is never written down: whoever loses it begins again. Nor is the number that was typed.
 */
export const savedIdentification = tabStorage('selfcareIdentification', 15 * 60_000, shape);
