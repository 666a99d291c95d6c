import * as v from 'valibot';
import type { Paise } from '../../store/core/values/money';
import { tabStorage } from '../core/tabStorage';

const paise = v.custom<Paise>(Number.isSafeInteger);
const text = v.string();
const optionalText = v.exactOptional(text);

const schema = v.object({
  cart: v.object({
    planid: optionalText,
    planname: optionalText,
    chargeperiod: optionalText,
    amount: v.exactOptional(paise),
    firstname: optionalText,
    surname: optionalText,
    mobileno: optionalText,
    email: optionalText,
    address: optionalText,
    pincode: optionalText,
  }),
  eligibility: v.nullable(v.object({ kind: v.literal('welcome'), region: text, lconame: text })),
  isOutcomeUnknown: v.boolean(),
  placed: v.nullable(
    v.object({
      orderid: text,
      amount: paise,
      status: text,
      expireson: text,
      message: text,
      planname: text,
    }),
  ),
});

/**
 * Keeps what was typed through a reload and a visit to another page. It is the name, number and address
 * of a person who is not logged in, perhaps on a shared computer, so it is deleted two hours after the
 * last change and when the order has its number. Then only that number stays, which is needed to pay.
 */
export const savedShop = tabStorage('selfcareShop', 2 * 60 * 60_000, schema);
