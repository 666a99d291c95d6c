import * as v from 'valibot';

/**
 * Stores what a tab needs to continue after a reload, in sessionStorage and for a limited time. `lasts` is in
 * milliseconds, counted from the last change. `sagas/app/clearStorage.ts` deletes expired values, even if nothing
 * reads them.
 */
export const tabStorage = <Saved extends object>(
  key: string,
  lasts: number,
  schema: v.GenericSchema<unknown, Saved>,
) => ({
  /** The value; null when it is missing, damaged or expired. Such a value is deleted. */
  read: (now: number): Saved | null => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      const { until } = v.parse(dated, value);
      // After a clock was set back, a value would otherwise be kept for longer than `lasts`.
      if (until > now && until <= now + lasts) return v.parse(schema, value);
    } catch {
      // Damaged, or no storage at all.
    }
    removeFromTab(key);
    return null;
  },
  /** null deletes the value. Where the storage is full or refused, nothing is kept. */
  save: (saved: Saved | null, now: number): void => {
    try {
      if (saved) sessionStorage.setItem(key, JSON.stringify({ ...saved, until: now + lasts }));
      else sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
});

const dated = v.object({ until: v.number() });

const removeFromTab = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The storage is refused, so nothing is kept in it.
  }
};
