import type * as v from 'valibot';
import { parseSlot, readSlot, type StorageSlot, writeSlot } from '../../store/core/storage';
import { blockedBy } from '../api/failures';
import { TimeLimitError, withTimeLimit } from './withTimeLimit';

/**
 * A list of the browser's storage, shared by its tabs, about money. A browser writes localStorage to the disk
 * seconds later, so one that is killed forgets the last of it: a copy is on the disk before anything leaves, and
 * the newer one of the two counts. Where localStorage is full or refused, the copy alone has to do.
 */
export const durableList = <Schema extends StorageSlot['schema'], Line>(
  slot: StorageSlot<Schema>,
  /** The field of the slot that holds the lines. */
  name: string,
  versionIn: (stored: v.InferOutput<Schema>) => Version<Line>,
) => {
  /** What localStorage did not take, while it is the newest: in the memory of this page. */
  let remembered: Version<Line> = { written: 0, lines: [] };
  let recovered: Promise<void> | null = null;
  /** localStorage has refused something: another tab may have written to the copy alone. */
  let isRefused = false;
  /** When this page emptied the list: its key is gone from localStorage, and the copy may not know yet. */
  let emptied = 0;

  const versionOf = (value: unknown): Version<Line> => {
    const stored = parseSlot(slot, value);
    return stored === null ? { written: 0, lines: [] } : versionIn(stored);
  };
  const newest = (): Version<Line> => {
    const stored = versionOf(readSlot(slot));
    return remembered.written > stored.written ? remembered : stored;
  };

  /** False when localStorage did not take all of it. */
  const take = ({ written, lines }: Version<Line>): boolean => {
    const isStored = writeSlot(slot, lines.length > 0 ? { [name]: lines, written } : null);
    const isWhole = isStored && versionOf(readSlot(slot)).lines.length === lines.length;
    remembered = isWhole ? { written: 0, lines: [] } : { written, lines };
    isRefused ||= !isWhole;
    if (lines.length === 0) emptied = written;
    return isWhole;
  };

  const recover = async (): Promise<void> => {
    const copy = await inTime(({ readBackup }) => readBackup(slot.key));
    if (copy && copy.written > Math.max(newest().written, emptied))
      take(versionOf({ [name]: copy.lines, written: copy.written }));
  };
  /** Once for each page is enough while what is written is in both. */
  const whole = (): Promise<void> => (isRefused ? recover() : (recovered ??= recover()));

  const change = async (
    to: (lines: readonly Line[]) => readonly Line[],
    when: When = 'anytime',
  ): Promise<void> => {
    await whole();
    const [before, former] = [newest(), remembered];
    const lines = to(before.lines);
    if (lines === before.lines) return;
    // An empty list has no time in localStorage.
    const known = Math.max(before.written, emptied);
    const changed = { lines, written: Math.max(Date.now(), known + 1) };
    const isTaken = take(changed);
    // What another tab has written since is the newer one, and is copied in its place.
    const current = () => (newest().written >= changed.written ? newest() : changed);
    let isOutdated = false;
    const isCopied = await inTime(({ writeBackup }) =>
      writeBackup(slot.key, (copy) => {
        isOutdated = !isTaken && copy !== null && copy.written > known;
        return isOutdated && copy ? copy : current();
      }),
    );
    if (isTaken || (isCopied && !isOutdated)) return;
    if (when === 'beforeSending') {
      remembered = former;
      throw blockedBy('NOT_STORED');
    }
    // Another tab was first, in the copy alone: the change is made to what it has written.
    if (isOutdated) {
      remembered = former;
      await change(to);
    }
  };

  return {
    read: async (): Promise<readonly Line[]> => {
      await whole();
      return newest().lines;
    },
    /**
     * On the disk when it resolves: what follows may leave the browser. The same list back changes nothing. What
     * no storage took is remembered by this page, unless something is about to be sent: then nothing is changed.
     *
     * @throws FailureError NOT_STORED when something is about to be sent and could not be written down.
     */
    change,
  };
};

/** Whether a call about money leaves as soon as the change is written down. */
type When = 'beforeSending' | 'anytime';

interface Version<Line> {
  /** Milliseconds since 1970, never the same twice; 0 for a list that was never written. */
  readonly written: number;
  readonly lines: readonly Line[];
}

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
  const copies = import(/* webpackChunkName: "money-copy" */ './indexedDbBackup');
  try {
    return await withTimeLimit(copies.then(work), PATIENCE);
  } catch (error) {
    isGivenUp ||= error instanceof TimeLimitError;
    return null;
  }
};
