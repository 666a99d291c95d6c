import * as v from 'valibot';
import { guardedStorage, readSlot, type StorageSlot } from '../../../store/core/storage';

/**
 * The push token, with the subscriber it belongs to. With the operator's credentials it allows messages
 * to this device, so it is in the browser's storage and never in the store, which support engineers can
 * read. It is removed at a logout, when push is turned off and when the permission is revoked.
 */
const schema = v.object({
  customerid: v.pipe(v.string(), v.nonEmpty()),
  token: v.pipe(v.string(), v.nonEmpty()),
  /** When the provider gave or renewed it, in milliseconds since 1970. */
  when: v.number(),
  /** The region whose messages it was subscribed to; '' when that did not work yet. */
  region: v.string(),
});
export type SavedToken = v.InferOutput<typeof schema>;

const tokenSlot = { key: 'selfcarePush', schema } satisfies StorageSlot;
const storage = guardedStorage(tokenSlot);

/** null when there is none or it belongs to another subscriber. */
export const savedToken = (customerid: string): SavedToken | null => {
  const saved = readSlot(tokenSlot);
  return saved?.customerid === customerid ? saved : null;
};
export const saveToken = (saved: SavedToken): Promise<void> =>
  storage.setItem(tokenSlot.key, saved);
export const removeToken = (): Promise<void> => storage.removeItem();
