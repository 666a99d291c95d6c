import * as v from 'valibot';
import type { Paise } from '../../store/core/money';
import { tabStorage } from '../core/tabStorage';

const text = v.string();
const shape = v.object({
  /** Who looked for it; '' without a login. */
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
 * Whoever pays for somebody's number may be sent to another app in the middle of it, and the phone may
 * throw the page away meanwhile. What was found is therefore kept, with the number that the operator is
 * to be told at the press: for half an hour at most, and for whoever had looked for it. In the address
 * stands an id that is made up.
 */
export const keptAccount = tabStorage('selfcareInstantPayment', 30 * 60_000, shape);
