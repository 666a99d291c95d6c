import type * as v from 'valibot';
import { parseSlot, readSlot, type StorageSlot, writeSlot } from '../../store/core/storage';
import { blockedBy } from '../api/failures';
import type { Backup } from './indexedDbBackup';
import { TimeLimitError, withTimeLimit } from './withTimeLimit';

/**
 * A list about money in the browser's storage, shared by all tabs. A browser writes localStorage to the disk with a
 * delay of seconds and loses the last writes when it is killed. Therefore each change is also written to a copy in
 * IndexedDB before a request is sent, and the newer of the two versions counts. If one of the two is full or refused,
 * the other is enough.
 */
export const durableList = <Schema extends StorageSlot['schema'], Line>(
  slot: StorageSlot<Schema>,
  /** The field of the slot that holds the lines. */
  name: string,
  versionIn: (stored: v.InferOutput<Schema>) => Version<Line>,
) => {
  /**
   * A version that localStorage did not accept, kept in the memory of this page; empty when localStorage has accepted
   * the newest one.
   */
  let remembered: Version<Line> = { written: 0, lines: [] };
  let recovered: Promise<void> | null = null;
  /** Whether localStorage has refused a version. If so, another tab may have written a version only to the copy. */
  let isRefused = false;
  /**
   * When this page emptied the list, in milliseconds since 1970. An empty list has no entry in localStorage that could
   * hold this time, while the copy may still contain old lines.
   */
  let emptied = 0;

  const versionOf = (value: unknown): Version<Line> => {
    const stored = parseSlot(slot, value);
    return stored === null ? { written: 0, lines: [] } : versionIn(stored);
  };
  const newest = (): Version<Line> => {
    const stored = versionOf(readSlot(slot));
    return remembered.written > stored.written ? remembered : stored;
  };

  /** False when localStorage did not take the whole list. */
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
  /**
   * Reads the copy once for each page. After localStorage has refused a write, the copy is read every time, because
   * it may be newer.
   */
  const recoverIfNeeded = (): Promise<void> => (isRefused ? recover() : (recovered ??= recover()));

  const change = async (
    to: (lines: readonly Line[]) => readonly Line[],
    when: When = 'anytime',
  ): Promise<void> => {
    await recoverIfNeeded();
    const [before, former] = [newest(), remembered];
    const lines = to(before.lines);
    if (lines === before.lines) return;
    const lastWritten = Math.max(before.written, emptied);
    const changed = { lines, written: Math.max(Date.now(), lastWritten + 1) };
    const isTaken = take(changed);
    // If another tab has written a newer version since `take`, the copy gets that version.
    const current = () => (newest().written >= changed.written ? newest() : changed);
    // The version that another tab could write only to the copy, because localStorage had no room for it.
    let theirs: Backup | null = null;
    const isCopied = await inTime(({ writeBackup }) =>
      writeBackup(slot.key, (copy) => {
        const isNewer = copy !== null && copy.written > lastWritten && !isSame(copy, changed);
        theirs = isNewer && (!isTaken || newest().written === changed.written) ? copy : null;
        return theirs ?? current();
      }),
    );
    const other = theirs as Backup | null; // set in the callback
    if (other !== null && isTaken) {
      const written = Math.max(changed.written, other.written) + 1;
      take(versionOf({ [name]: other.lines, written }));
      return change(to, when);
    }
    if (isTaken || (isCopied && other === null)) return;
    if (when === 'beforeSending') {
      remembered = former;
      throw blockedBy('NOT_STORED');
    }
    // Another tab has written to the copy first, so the change is applied to that tab's version.
    if (other !== null) {
      remembered = former;
      await change(to);
    }
  };

  return {
    read: async (): Promise<readonly Line[]> => {
      await recoverIfNeeded();
      return newest().lines;
    },
    /**
     * Changes the list. If `to` returns the same list, nothing is changed. With `beforeSending` the change is stored
     * when the promise resolves, and only then may the request be sent. With `anytime` a change that no storage
     * accepts is kept in the memory of this page.
     *
     * @throws FailureError NOT_STORED with `beforeSending`, when the change could not be stored. The change is then
     * discarded.
     */
    change,
  };
};

/** Whether the copy already contains this version, because another change of this page has copied it. */
const isSame = (copy: Backup, version: Backup): boolean =>
  JSON.stringify(copy) === JSON.stringify({ lines: version.lines, written: version.written });

type When = 'beforeSending' | 'anytime';

interface Version<Line> {
  /**
   * Milliseconds since 1970, greater than in the version before; 0 when the storage has no list, or a list without a
   * time.
   */
  readonly written: number;
  readonly lines: readonly Line[];
}

/** Milliseconds for reading or writing the copy in IndexedDB, including the download of `indexedDbBackup.ts`. */
const PATIENCE = 5_000;
/** After one timeout the page no longer uses IndexedDB, so that a hanging database does not delay every payment. */
let isGivenUp = false;

/** If the browser refuses all storage, even reading `indexedDB` throws. */
const hasDatabase = (): boolean => {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
};

/** The result of the work on the copies; null without IndexedDB, after an error and after the time limit. */
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
