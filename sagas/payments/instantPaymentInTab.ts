import * as v from 'valibot';
import type { Paise } from '../../store/core/values/money';
import { tabStorage } from '../core/tabStorage';

const text = v.string();
const shape = v.object({
  /** The subscriber who looked for it; '' without a login. */
  customerid: text,
  number: v.pipe(text, v.nonEmpty()),
  id: v.pipe(text, v.nonEmpty()),
  details: v.object({
    subscribername: text,
    email: text,
    mobileno: text,
    susbcriberstatus: text,
    accountno: text,
    region: text,
    currentbalance: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
    frcode: text,
    customertype: text,
    customeridentity: text,
  }),
});

/**
 * A payer may be sent to another app in the middle of a payment, and the phone may drop the page meanwhile. The
 * account that was found is therefore kept in the tab with its number, which the operator is told at the press:
 * for half an hour, and for the subscriber who had looked for it. The address holds a random id.
 */
export const keptAccount = tabStorage('selfcareInstantPayment', 30 * 60_000, shape);
