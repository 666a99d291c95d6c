import * as v from 'valibot';
import { tabStorage } from '../core/tabStorage';

const purpose = v.picklist(['REGISTER', 'RESETPASSWORD']);
const schema = v.union([
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

export type SavedIdentification = v.InferOutput<typeof schema>;

/**
 * The identification of this tab, because a phone may discard the page while the text message is read.
 * Stored for 15 minutes, about as long as the operator's token is valid.
 *
 * The validation token may be stored: everyone who types a number gets one, and it is useless without
 * the code. The verification token sets a password without a code, so it is never stored; after a
 * reload the identification starts again. The typed number is not stored either.
 */
export const savedIdentification = tabStorage('selfcareIdentification', 15 * 60_000, schema);
