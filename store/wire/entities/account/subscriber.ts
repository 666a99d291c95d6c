import * as v from 'valibot';
import { codeWord, optionalMoney, requiredText, text, yesOrNo } from '../../lenientReaders';

/** Only the last four of the twelve digits are read, even if the operator sends all. */
const aadhaar = v.pipe(
  text,
  v.transform((value) => {
    const last = value.replace(/\D/g, '').slice(-4);
    return last === '' ? '' : `XXXX XXXX ${last}`;
  }),
);

/** Subscriber info (specification §3). The session depends on `customerid`, so it is required. */
export const subscriber = v.object({
  customerid: requiredText,
  firstname: text,
  surname: text,
  mobileno: text,
  aadhaar,
  email: text,
  lcoid: text,
  lconame: text,
  lcomobileno: text,
  lcotype: codeWord,
  /** e.g. REGISTERED */
  customerstatus: codeWord,
  /** e.g. VERIFIED; the stand-in operator also has MISSING, PENDING and REJECTED */
  kycstatus: codeWord,
  customertypeid: text,
  customerclassid: text,
  username: text,
  /** PREPAID, or DP for a customer of the platform itself. This field decides between the two payment calls. */
  customertype: codeWord,
  registeredon: text,
  dpoentityid: text,
  created: text,
  /** Null when it is missing or unreadable, so that a wrong balance alone does not make the login fail. */
  balance: optionalMoney,
  /** e.g. LCO */
  entitytype: codeWord,
  /** YES or NO. With NO the portal shows the terms until the subscriber accepts them. */
  companyagreement: codeWord,
  freecustomer: yesOrNo,
});

export type Subscriber = v.InferOutput<typeof subscriber>;
