import { createStore, get, update } from 'idb-keyval';
import * as v from 'valibot';

/** What a list about money was, and when it was written (milliseconds since 1970, never the same twice). */
export interface Backup {
  readonly written: number;
  readonly lines: readonly unknown[];
}

const database = createStore('selfcareMoney', 'copies');
const shape = v.object({ written: v.number(), lines: v.array(v.unknown()) });

/** null when there is none that can be read. */
export const readBackup = async (key: string): Promise<Backup | null> => {
  const read = v.safeParse(shape, await get<unknown>(key, database));
  return read.success ? read.output : null;
};

/** Has reached the disk when it resolves. */
export const writeBackup = (key: string, copy: () => Backup): Promise<void> =>
  update(key, copy, database);
