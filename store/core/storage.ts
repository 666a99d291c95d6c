import * as v from 'valibot';

type SlotSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** One key of the browser's storage, and the schema of its value. */
export interface StorageSlot<Schema extends SlotSchema = SlotSchema> {
  readonly key: string;
  readonly schema: Schema;
}
/** What a slot holds. */
export type Stored<Slot extends StorageSlot> = Readonly<v.InferOutput<Slot['schema']>>;

/**
 * localStorage for redux-persist. It never throws; when the storage is full or refused (private mode), nothing is
 * stored. If a value does not fit the schema of the slot, its key is removed, both on reading and on writing. This is
 * how the saved user is removed: after the end of a session, the state that is written has no user.
 */
export const guardedStorage = <Schema extends SlotSchema>(slot: StorageSlot<Schema>) => ({
  getItem: async (): Promise<unknown> => {
    const stored = readSlot(slot);
    if (stored === null) writeSlot(slot, null);
    return stored ?? undefined;
  },
  setItem: async (_: string, value: unknown): Promise<void> => {
    writeSlot(slot, value);
  },
  removeItem: async (): Promise<void> => {
    writeSlot(slot, null);
  },
});

/** Whether this browser has stored anything under the key, readable or not. */
export const isStored = (key: string, storage = (): Storage => localStorage): boolean => {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether this tab has stored anything under the key. */
export const isStoredInTab = (key: string): boolean => isStored(key, () => sessionStorage);

/** The stored value; null if it cannot be read or does not fit the schema of the slot. */
export const readSlot = <Schema extends SlotSchema>(
  slot: StorageSlot<Schema>,
): v.InferOutput<Schema> | null => {
  try {
    return parseSlot(slot, JSON.parse(localStorage.getItem(slot.key) ?? 'null'));
  } catch {
    return null;
  }
};

/** The value without the fields that the slot's schema does not name; null if the value does not fit the schema. */
export const parseSlot = <Schema extends SlotSchema>(
  { schema }: StorageSlot<Schema>,
  value: unknown,
): v.InferOutput<Schema> | null => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
};

/**
 * Stores the value, or removes its key when the value does not fit the schema of the slot. Returns false when the
 * storage is full or refused.
 */
export const writeSlot = (slot: StorageSlot, value: unknown): boolean => {
  const stored = parseSlot(slot, value);
  try {
    if (stored === null) localStorage.removeItem(slot.key);
    else localStorage.setItem(slot.key, JSON.stringify(stored));
    return true;
  } catch {
    // The storage is full or refused.
    return false;
  }
};
