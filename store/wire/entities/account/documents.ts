import * as v from 'valibot';
import { codeWord, count, requiredText, rows, text } from '../../lenientReaders';

/** Only the last four characters of a number are read, even if the operator sends all. */
const lastFour = v.pipe(
  text,
  v.transform((value) => {
    const last = value.replace(/[^\p{L}\p{N}]/gu, '').slice(-4);
    return last === '' ? '' : `XXXX ${last}`;
  }),
);

/** One uploaded identity document. */
export const kycDocument = v.object({
  documentid: requiredText,
  /** AADHAAR, PAN, VOTERID, PASSPORT, DRIVINGLICENCE or PHOTO */
  documenttype: codeWord,
  /** FRONT or BACK */
  side: codeWord,
  documentnumber: lastFour,
  filename: text,
  mimetype: text,
  /** Bytes. */
  size: count,
  /** PENDING, VERIFIED or REJECTED */
  status: codeWord,
  /** Why it was rejected. */
  reason: text,
  url: text,
  created: text,
  reviewed: text,
});
export const kycDocuments = rows(kycDocument);

export const documentUploaded = v.object({
  documentid: requiredText,
  status: codeWord,
  url: text,
  message: text,
});

export type KycDocument = v.InferOutput<typeof kycDocument>;
export type DocumentUploaded = v.InferOutput<typeof documentUploaded>;
