import { createStore, get, update } from 'idb-keyval';
import * as v from 'valibot';

/**
 * A version of a list about money. `written` is the time in milliseconds since 1970, and greater than in the version
 * before.
 */
export interface Backup {
  readonly written: number;
  readonly lines: readonly unknown[];
}

export const backups = createStore('selfcareMoney', 'copies');
const schema = v.object({ written: v.number(), lines: v.array(v.unknown()) });

const readable = (value: unknown): Backup | null => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
};

/** The backup; null when there is no readable backup. */
export const readBackup = async (key: string): Promise<Backup | null> =>
  readable(await get<unknown>(key, backups));

/**
 * Resolves once the transaction that writes the backup is complete. `copy` gets the former backup and returns the new
 * one.
 */
export const writeBackup = async (
  key: string,
  copy: (former: Backup | null) => Backup,
): Promise<true> => {
  await update<unknown>(key, (former) => copy(readable(former)), backups);
  return true;
};
