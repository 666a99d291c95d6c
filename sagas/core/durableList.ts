import { keep, readKept, type StorageSlot } from '../../store/core/storage';

/**
 * A list of the browser's storage, shared by its tabs, about money. A browser writes localStorage to
 * the disk seconds later, so one that is killed forgets the last of it: a copy is on the disk before
 * anything leaves, and the next start takes up whichever of the two is the newer one. Where the browser
 * keeps nothing, at least this page does not forget it.
 */
export const durableList = <Line>(slot: StorageSlot, name: string) => {
  let remembered: readonly Line[] | null = null;
  let recovered: Promise<void> | null = null;

  const kept = () => (readKept(slot) ?? {}) as Kept<Line>; // readKept checked the shape
  const lines = (): readonly Line[] => remembered ?? kept()[name] ?? [];

  const write = (changed: readonly unknown[], written: number): boolean =>
    keep(slot, changed.length > 0 ? { [name]: changed, written } : null);

  /** Once for each page: what was written while it is open stands in both. */
  const recover = async (): Promise<void> => {
    const copy = await inTime(({ readBackup }) => readBackup(slot.key));
    if (copy && copy.written > (kept().written ?? 0)) write(copy.lines, copy.written);
  };
  const whole = (): Promise<void> => (recovered ??= recover());

  return {
    read: async (): Promise<readonly Line[]> => {
      await whole();
      return lines();
    },
    /** On the disk when it resolves: what follows may leave the browser. The same list back changes nothing. */
    change: async (to: (lines: readonly Line[]) => readonly Line[]): Promise<void> => {
      await whole();
      const before = lines();
      const changed = to(before);
      if (changed === before) return;
      const written = Math.max(Date.now(), (kept().written ?? 0) + 1);
      const isTaken = write(changed, written);
      remembered = isTaken && (kept()[name] ?? []).length === changed.length ? null : changed;
      // What another tab has written since is the newer one, and is copied in its slot.
      const copy = () => ({ written: kept().written ?? written, lines: lines() });
      await inTime(({ writeBackup }) => writeBackup(slot.key, copy));
    },
  };
};

type Kept<Line> = { readonly [name: string]: readonly Line[] | undefined } & {
  readonly written?: number;
};

/** Milliseconds, the way of its chunk over a slow network included. */
const PATIENCE = 5_000;
/** Once in a page is enough: a database that hangs must not keep anybody from paying. */
let isGivenUp = false;

/** Where all storage is refused, even asking for it throws. */
const hasDatabase = (): boolean => {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
};

/** Nothing comes of it where the browser has no database for this page, or does not answer for it. */
const inTime = async <Result>(
  work: (copies: typeof import('./indexedDbBackup')) => Promise<Result>,
): Promise<Result | null> => {
  if (isGivenUp || !hasDatabase()) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      isGivenUp = true;
      resolve(null);
    }, PATIENCE);
  });
  const copies = import(/* webpackChunkName: "money-copy" */ './indexedDbBackup');
  try {
    return await Promise.race([copies.then(work), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};
