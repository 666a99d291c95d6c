import { webcrypto } from 'node:crypto';

/**
 * A fake of `idb-keyval`, because Node and jsdom have no IndexedDB. `crypto` is Node's, because jsdom has no
 * `crypto.subtle`. A test file needs `jest.mock('idb-keyval', () => jest.requireActual('…/keyStore'))`.
 */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const kept = new Map<string, unknown>();
let isRefused = false;

const unlessRefused = async <Value>(work: () => Value): Promise<Value> => {
  if (isRefused) throw new DOMException('refused', 'InvalidStateError');
  return work();
};

export const createStore = (): undefined => undefined;
export const get = (key: string): Promise<unknown> => unlessRefused(() => kept.get(key));
export const set = (key: string, value: unknown): Promise<void> =>
  unlessRefused(() => void kept.set(key, value));
export const del = (key: string): Promise<void> => unlessRefused(() => void kept.delete(key));
export const update = (key: string, change: (old: unknown) => unknown): Promise<void> =>
  unlessRefused(() => void kept.set(key, change(kept.get(key))));

/** Simulates another browser, or this one after its data was cleared. Storage is accepted again. */
export const forgetAllKeys = (): void => {
  kept.clear();
  isRefused = false;
};
/** Simulates a browser that refuses IndexedDB (private mode). */
export const refuseKeys = (): void => {
  isRefused = true;
};
export const storedKeys = (): readonly unknown[] => [...kept.values()];
