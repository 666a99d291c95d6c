import * as v from 'valibot';

/** One key of the browser's storage and the shape of a value worth keeping. */
export interface StorageSlot {
  readonly key: string;
  readonly shape: v.ObjectSchema<v.ObjectEntries, undefined>;
}

/**
 * localStorage that cannot break the start. Unreadable JSON and values of another shape are
 * dropped with their key, and everything else is kept; a full or refused storage (private mode)
 * just keeps nothing. A value without content, such as the saved user after the session's end,
 * removes its key, so that no late write can bring it back.
 */
export const guardedStorage = ({ key, shape }: StorageSlot) => ({
  getItem: async (): Promise<unknown> => {
    const kept = readKept({ key, shape });
    if (kept === null) keep({ key, shape }, null);
    return kept ?? undefined;
  },
  setItem: async (_: string, value: unknown): Promise<void> => {
    keep({ key, shape }, value);
  },
  removeItem: async (): Promise<void> => {
    keep({ key, shape }, null);
  },
});

/** Whether this browser keeps anything under the key, be it readable or not. */
export const isKept = (key: string, storage = (): Storage => localStorage): boolean => {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether this tab does. */
export const isKeptInTab = (key: string): boolean => isKept(key, () => sessionStorage);

/** What the key holds when it fits its shape; null when it holds anything else or cannot be read. */
export const readKept = ({ key, shape }: StorageSlot): unknown => {
  try {
    return fitting({ key, shape }, JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
};

/** The value with only the fields of its shape: other fields are dropped. Null when it does not fit. */
export const fitting = ({ shape }: StorageSlot, value: unknown): unknown => {
  const read = v.safeParse(shape, value);
  return read.success ? read.output : null;
};

/** Writes the value down, or removes its key when there is none that fits. False when the browser keeps nothing. */
export const keep = (place: StorageSlot, value: unknown): boolean => {
  const kept = fitting(place, value);
  try {
    if (kept === null) localStorage.removeItem(place.key);
    else localStorage.setItem(place.key, JSON.stringify(kept));
    return true;
  } catch {
    // Storage is full or refused: this device remembers nothing, and everything else works.
    return false;
  }
};
