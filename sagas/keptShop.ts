import * as v from 'valibot';
import type { Paise } from '../store/money';
import type { KeptShop } from '../store/onlineOrder';

/**
 * Ordering a connection takes a while: a reload, a look at another page or a call at the door must not cost
 * what was typed. It is a name, a number and an address of somebody without any login, perhaps at
 * a shared computer. So it stands in the tab's own storage, which goes with the tab, for two hours
 * after the last change, and goes when the order has its number; then only that number stays,
 * which the newcomer needs to pay.
 */
const KEY = 'selfcareShop';
/** Milliseconds. */
const KEPT_FOR = 2 * 60 * 60_000;

const paise = v.custom<Paise>(Number.isSafeInteger);
const text = v.string();

const shape = v.object({
  until: v.number(),
  cart: v.partial(
    v.object({
      planid: text,
      planname: text,
      chargeperiod: text,
      amount: paise,
      firstname: text,
      surname: text,
      mobileno: text,
      email: text,
      address: text,
      pincode: text,
    }),
  ),
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

/** What this tab kept, if it is whole and not too old. */
export const keptShop = (now: number): KeptShop | null => {
  try {
    const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (!read.success) return null;
    const { until, ...kept } = read.output;
    // A clock that was set back would keep it for longer than it was meant to.
    if (until <= now || until > now + KEPT_FOR) return null;
    return kept as KeptShop; // the shape says just that
  } catch {
    return null;
  }
};

/** Where the storage is full or refused the tab just forgets at a reload. */
export const keepShop = (kept: KeptShop | null, now: number): void => {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify({ ...kept, until: now + KEPT_FOR }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
};
