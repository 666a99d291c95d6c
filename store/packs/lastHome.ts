import * as v from 'valibot';
import type { StorageSlot, Stored } from '../core/storage';
import { dayInIndia, daysBetween } from '../core/values/dates';
import type { Paise } from '../core/values/money';

/** A pack that was running or had ended recently. */
const lastPack = v.object({
  productname: v.string(),
  expirydate: v.string(),
  daysleft: v.nullable(v.number()),
  /** The day on which the pack ends because the subscriber has removed it; '' for any other pack. */
  disconnectdate: v.string(),
});

/** Stored until the session ends in any way. The stored value has no box number, no price and nothing to pay with. */
export const lastHomeSlot = {
  key: 'selfcareHome',
  schema: v.object({
    /** The subscriber to whom the data belongs. */
    customerid: v.pipe(v.string(), v.nonEmpty()),
    /** When the operator sent packs and balance, in milliseconds since 1970. The earlier of the two times counts. */
    at: v.number(),
    balance: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
    packs: v.pipe(v.array(v.pipe(lastPack, v.readonly())), v.readonly()),
  }),
} satisfies StorageSlot;

/** The data that the home screen shows at a start until the operator answers. */
export type LastHome = Stored<typeof lastHomeSlot>;
export type LastPack = LastHome['packs'][number];

/**
 * The packs with their days left at `now`: the days that have passed in India since `at` are subtracted. Both moments
 * are in milliseconds since 1970.
 */
export const packsToday = ({ packs, at }: LastHome, now: number): readonly LastPack[] => {
  const passed = daysBetween(dayInIndia(at), dayInIndia(now));
  return packs.map((pack) => ({
    ...pack,
    // A clock that was set back adds no days.
    daysleft: pack.daysleft === null ? null : pack.daysleft - Math.max(0, passed),
  }));
};
