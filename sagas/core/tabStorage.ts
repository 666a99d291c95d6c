import * as v from 'valibot';

/**
 * Stores in sessionStorage what a tab needs after a reload, for `lasts` milliseconds after the last change.
 * `sagas/app/clearStorage.ts` deletes expired values, even if nothing reads them.
 */
export const tabStorage = <Saved extends object>(
  key: string,
  lasts: number,
  schema: v.GenericSchema<unknown, Saved>,
) => ({
  /** The value; null when it is missing, damaged or expired. A damaged or expired value is deleted. */
  read: (now: number): Saved | null => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      const { until } = v.parse(dated, value);
      // The second comparison drops a value that would last longer than `lasts` because the clock was set back.
      if (until > now && until <= now + lasts) return v.parse(schema, value);
    } catch {
      // Damaged, or no storage at all.
    }
    removeFromTab(key);
    return null;
  },
  /** null deletes the value. If the storage is full or blocked, nothing is saved. */
  save: (saved: Saved | null, now: number): void => {
    try {
      if (saved) sessionStorage.setItem(key, JSON.stringify({ ...saved, until: now + lasts }));
      else sessionStorage.removeItem(key);
    } catch {
      // The storage is full or refused.
    }
  },
});

const dated = v.object({ until: v.number() });

const removeFromTab = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser refuses the storage, so nothing is stored in it.
  }
};
