import * as v from 'valibot';
import { optionalMoney, requiredText, text } from '../../lenientReaders';

/** Only the last four of the twelve digits go further than this door, whatever the operator sends. */
const aadhaar = v.pipe(
  text,
  v.transform((value) => {
    const last = value.replace(/\D/g, '').slice(-4);
    return last === '' ? '' : `XXXX XXXX ${last}`;
  }),
);

/** Subscriber info (specification §3). `customerid` carries the session, so it has to be there. */
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
  lcotype: text,
  /** e.g. REGISTERED */
  customerstatus: text,
  /** e.g. VERIFIED; the stand-in also knows MISSING, PENDING and REJECTED */
  kycstatus: text,
  customertypeid: text,
  customerclassid: text,
  username: text,
  /** PREPAID, or DP for a customer of the platform itself: decides between the two payment calls. */
  customertype: text,
  registeredon: text,
  dpoentityid: text,
  created: text,
  /** One that cannot be read is not known; it must not lock anybody out. */
  balance: v.fallback(optionalMoney, null),
  /** e.g. LCO */
  entitytype: text,
  /** YES or NO: with NO the terms are shown until accepted. */
  companyagreement: text,
  freecustomer: text,
});

export type Subscriber = v.InferOutput<typeof subscriber>;
