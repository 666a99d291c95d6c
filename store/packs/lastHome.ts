import * as v from 'valibot';
import type { StorageSlot } from '../core/storage';
import { dayInIndia, daysBetween } from '../core/values/dates';
import type { Paise } from '../core/values/money';

/** What the home screen showed last: shown at a start until the operator answers. */
export interface LastHome {
  /** Whose it is. */
  readonly customerid: string;
  /** When the operator said so: milliseconds since 1970, the earlier time of packs and balance. */
  readonly at: number;
  readonly balance: Paise | null;
  readonly packs: readonly LastPack[];
}

/** A pack that ran, or had run out lately. */
export interface LastPack {
  readonly productname: string;
  readonly expirydate: string;
  readonly daysleft: number | null;
  /** When it ends because the subscriber removed it; '' otherwise. */
  readonly disconnectdate: string;
}

/** Kept until the session ends, in whatever way. It holds no number of a box, no price and nothing to pay with. */
export const lastHomeSlot = {
  key: 'selfcareHome',
  schema: v.object({
    customerid: v.pipe(v.string(), v.nonEmpty()),
    at: v.number(),
    balance: v.nullable(v.pipe(v.number(), v.integer())),
    packs: v.array(
      v.object({
        productname: v.string(),
        expirydate: v.string(),
        daysleft: v.nullable(v.number()),
        disconnectdate: v.string(),
      }),
    ),
  }),
} satisfies StorageSlot;

/** The packs with the days that have passed in India since then taken off. `now` is in milliseconds since 1970. */
export const packsToday = ({ packs, at }: LastHome, now: number): readonly LastPack[] => {
  const passed = daysBetween(dayInIndia(at), dayInIndia(now));
  return packs.map((pack) => ({
    ...pack,
    // A clock that was set back gives no days.
    daysleft: pack.daysleft === null ? null : pack.daysleft - Math.max(0, passed),
  }));
};
