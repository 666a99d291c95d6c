import * as v from 'valibot';

/**
 * What a tab needs to continue after a reload of its page: in its own storage, which goes
 * with it, and for a while only. `lasts` is in milliseconds, counted from the last change.
 * `sagas/app/clearStorage.ts` deletes what is too old, also when nothing reads it.
 */
export const tabStorage = <Saved extends object>(
  key: string,
  lasts: number,
  schema: v.GenericSchema<unknown, Saved>,
) => ({
  /** null unless it is whole and not too old; otherwise it is deleted. */
  read: (now: number): Saved | null => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      const { until } = v.parse(dated, value);
      // A clock that was set back would keep it for longer than it was meant to.
      if (until > now && until <= now + lasts) return v.parse(schema, value);
    } catch {
      // Damaged, or no storage at all.
    }
    removeFromTab(key);
    return null;
  },
  /** null forgets it. Where the storage is full or refused the tab just forgets at a reload. */
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
