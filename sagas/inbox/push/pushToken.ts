import * as v from 'valibot';
import { guardedStorage, readKept, type StorageSlot } from '../../../store/core/storage';

/**
 * The token is a capability: whoever holds it and the operator's credentials can write to this
 * device. It is kept in the browser alone, never in the store, so that it stands in no state a
 * support engineer reads; with the subscriber it belongs to, so that nobody inherits it; and it
 * goes at a logout, when push is turned off, and when the browser's permission is taken back.
 */
const shape = v.object({
  customerid: v.pipe(v.string(), v.nonEmpty()),
  token: v.pipe(v.string(), v.nonEmpty()),
  /** When the provider gave or renewed it, in milliseconds since 1970. */
  when: v.number(),
  /** The region whose messages it was subscribed to; '' when that did not work yet. */
  region: v.string(),
});
export type SavedToken = v.InferOutput<typeof shape>;

const tokenSlot: StorageSlot = { key: 'selfcarePush', shape };
const storage = guardedStorage(tokenSlot);

/** Null when there is none, or when it is another subscriber's. */
export const savedToken = (customerid: string): SavedToken | null => {
  const kept = readKept(tokenSlot) as SavedToken | null; // readKept checked the shape
  return kept?.customerid === customerid ? kept : null;
};
export const saveToken = (kept: SavedToken): Promise<void> => storage.setItem(tokenSlot.key, kept);
export const dropToken = (): Promise<void> => storage.removeItem();
