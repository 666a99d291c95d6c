import * as v from 'valibot';
import type { Paise } from '../../store/core/money';
import { tabStorage } from '../core/tabStorage';

const paise = v.custom<Paise>(Number.isSafeInteger);
const text = v.string();
const maybe = v.exactOptional(text);

const shape = v.object({
  cart: v.object({
    planid: maybe,
    planname: maybe,
    chargeperiod: maybe,
    amount: v.exactOptional(paise),
    firstname: maybe,
    surname: maybe,
    mobileno: maybe,
    email: maybe,
    address: maybe,
    pincode: maybe,
  }),
  verdict: v.nullable(v.object({ kind: v.literal('welcome'), region: text, lconame: text })),
  isInDoubt: v.boolean(),
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
 * Ordering a connection takes a while: a reload, a look at another page or a call at the door must not cost
 * what was typed. It is a name, a number and an address of somebody without any login, perhaps at
 * a shared computer. So it goes two hours after the last change, and when the order has its number;
 * then only that number stays, which the newcomer needs to pay.
 */
export const keptShop = tabStorage('selfcareShop', 2 * 60 * 60_000, shape);
