import { webcrypto } from 'node:crypto';

/**
 * Stands in for `idb-keyval`, whose IndexedDB neither Node nor jsdom has:
 * `jest.mock('idb-keyval', () => jest.requireActual('./keyStore'))`. The cryptography
 * is the real one, which jsdom lacks as well.
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

/** Another browser, or the same after its data was cleared. */
export const forgetAllKeys = (): void => {
  kept.clear();
  isRefused = false;
};
/** A browser that keeps nothing (private mode). */
export const refuseKeys = (): void => {
  isRefused = true;
};
export const storedKeys = (): readonly unknown[] => [...kept.values()];
