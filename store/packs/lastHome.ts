import * as v from 'valibot';
import type { StorageSlot, Stored } from '../core/storage';
import { dayInIndia, daysBetween } from '../core/values/dates';
import type { Paise } from '../core/values/money';

/** A pack that ran, or had run out lately. */
const lastPack = v.object({
  productname: v.string(),
  expirydate: v.string(),
  daysleft: v.nullable(v.number()),
  /** When it ends because the subscriber removed it; '' otherwise. */
  disconnectdate: v.string(),
});

/** Kept until the session ends, in whatever way. It holds no number of a box, no price and nothing to pay with. */
export const lastHomeSlot = {
  key: 'selfcareHome',
  schema: v.object({
    /** Whose it is. */
    customerid: v.pipe(v.string(), v.nonEmpty()),
    /** When the operator said so: milliseconds since 1970, the earlier time of packs and balance. */
    at: v.number(),
    balance: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
    packs: v.pipe(v.array(v.pipe(lastPack, v.readonly())), v.readonly()),
  }),
} satisfies StorageSlot;

/** What the home screen showed last: shown at a start until the operator answers. */
export type LastHome = Stored<typeof lastHomeSlot>;
export type LastPack = LastHome['packs'][number];

/** The packs with the days that have passed in India since then taken off. `now` is in milliseconds since 1970. */
export const packsToday = ({ packs, at }: LastHome, now: number): readonly LastPack[] => {
  const passed = daysBetween(dayInIndia(at), dayInIndia(now));
  return packs.map((pack) => ({
    ...pack,
    // A clock that was set back gives no days.
    daysleft: pack.daysleft === null ? null : pack.daysleft - Math.max(0, passed),
  }));
};
