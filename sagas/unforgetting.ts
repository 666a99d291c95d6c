import { keep, readKept, type Place } from '../store/storage';
import { readCopy, writeCopy } from './durableCopy';

/**
 * A list of the browser's storage, shared by its tabs, about money. A browser writes localStorage to
 * the disk seconds later, so one that is killed forgets the last of it: a copy is on the disk before
 * anything leaves, and the next start takes up whichever of the two is the newer one. Where the browser
 * keeps nothing, at least this page does not forget it.
 */
export const unforgetting = <Line>(place: Place, name: string) => {
  let remembered: readonly Line[] | null = null;
  let recovered: Promise<void> | null = null;

  const kept = () => (readKept(place) ?? {}) as Kept<Line>; // readKept checked the shape
  const lines = (): readonly Line[] => remembered ?? kept()[name] ?? [];

  const write = (changed: readonly unknown[], written: number): boolean =>
    keep(place, changed.length > 0 ? { [name]: changed, written } : null);

  /** Once for each page: what was written while it is open stands in both. */
  const recover = async (): Promise<void> => {
    const copy = await readCopy(place.key);
    if (copy && copy.written > (kept().written ?? 0)) write(copy.lines, copy.written);
  };
  const whole = (): Promise<void> => (recovered ??= recover());

  return {
    read: async (): Promise<readonly Line[]> => {
      await whole();
      return lines();
    },
    /** On the disk when it resolves: what follows may leave the browser. */
    change: async (to: (lines: readonly Line[]) => readonly Line[]): Promise<void> => {
      await whole();
      const written = Math.max(Date.now(), (kept().written ?? 0) + 1);
      const changed = to(lines());
      const isTaken = write(changed, written);
      remembered = isTaken && (kept()[name] ?? []).length === changed.length ? null : changed;
      // What another tab has written since is the newer one, and is copied in its place.
      await writeCopy(place.key, () => ({ written: kept().written ?? written, lines: lines() }));
    },
  };
};

type Kept<Line> = { readonly [name: string]: readonly Line[] | undefined } & {
  readonly written?: number;
};
