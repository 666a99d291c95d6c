import { createStore, get, update } from 'idb-keyval';
import * as v from 'valibot';

/** What a list about money was, and when it was written (milliseconds since 1970, never the same twice). */
export interface Copy<Line> {
  readonly written: number;
  readonly lines: readonly Line[];
}

/** Milliseconds. A database that hangs must not keep anybody from paying. */
const PATIENCE = 1_000;

let database: ReturnType<typeof createStore> | null = null;
const copies = () => (database ??= createStore('selfcareMoney', 'copies'));

const shape = v.object({ written: v.number(), lines: v.array(v.unknown()) });

/** null when there is none that can be read, or when the browser has no database for this page. */
export const readCopy = async (key: string): Promise<Copy<unknown> | null> => {
  const read = v.safeParse(shape, await inTime(() => get<unknown>(key, copies())));
  return read.success ? read.output : null;
};

/** Has reached the disk when it resolves; resolves in any case. */
export const writeCopy = async (key: string, copy: () => Copy<unknown>): Promise<void> => {
  await inTime(() => update(key, copy, copies()));
};

const inTime = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  if (typeof indexedDB === 'undefined') return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
