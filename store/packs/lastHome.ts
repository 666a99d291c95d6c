import * as v from 'valibot';
import type { StorageSlot, Stored } from '../core/storage';
import { dayInIndia, daysBetween } from '../core/values/dates';
import type { Paise } from '../core/values/money';

/** A pack that was running or had ended recently. */
const lastPack = v.object({
  productname: v.string(),
  expirydate: v.string(),
  daysleft: v.nullable(v.number()),
  /** When it ends because the subscriber has removed it; '' otherwise. */
  disconnectdate: v.string(),
});

/** Stored until the session ends in any way. It has no number of a box, no price and nothing to pay with. */
export const lastHomeSlot = {
  key: 'selfcareHome',
  schema: v.object({
    /** The subscriber to whom it belongs. */
    customerid: v.pipe(v.string(), v.nonEmpty()),
    /** When the operator sent it, in milliseconds since 1970: the earlier time of packs and balance. */
    at: v.number(),
    balance: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
    packs: v.pipe(v.array(v.pipe(lastPack, v.readonly())), v.readonly()),
  }),
} satisfies StorageSlot;

/** What the home screen showed last: shown at a start until the operator answers. */
export type LastHome = Stored<typeof lastHomeSlot>;
export type LastPack = LastHome['packs'][number];

/**
 * The packs, with their days left reduced by the days that have passed in India since then. `now` is in
 * milliseconds since 1970.
 */
export const packsToday = ({ packs, at }: LastHome, now: number): readonly LastPack[] => {
  const passed = daysBetween(dayInIndia(at), dayInIndia(now));
  return packs.map((pack) => ({
    ...pack,
    // A clock that was set back adds no days.
    daysleft: pack.daysleft === null ? null : pack.daysleft - Math.max(0, passed),
  }));
};
