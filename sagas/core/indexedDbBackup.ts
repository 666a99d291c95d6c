import { createStore, get, update } from 'idb-keyval';
import * as v from 'valibot';

/** What a list about money was, and when it was written (milliseconds since 1970, never the same twice). */
export interface Copy {
  readonly written: number;
  readonly lines: readonly unknown[];
}

const database = createStore('selfcareMoney', 'copies');
const shape = v.object({ written: v.number(), lines: v.array(v.unknown()) });

/** null when there is none that can be read. */
export const readCopy = async (key: string): Promise<Copy | null> => {
  const read = v.safeParse(shape, await get<unknown>(key, database));
  return read.success ? read.output : null;
};

/** Has reached the disk when it resolves. */
export const writeCopy = (key: string, copy: () => Copy): Promise<void> =>
  update(key, copy, database);
