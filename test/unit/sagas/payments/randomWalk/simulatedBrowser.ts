/** What the tabs of one browser share: its storage, its locks and its events. */
export const simulatedBrowser = () => {
  const kept = new Map<string, string>();
  let onChange: (key: string) => void = () => undefined;
  Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true });
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
        onChange(key);
      },
      removeItem: (key: string) => {
        if (kept.delete(key)) onChange(key);
      },
    },
    configurable: true,
  });
  return {
    kept,
    /** Empties the browser, which then has locks or not. */
    reset: (hasLocks: boolean): void => {
      kept.clear();
      onChange = () => undefined;
      Object.defineProperty(globalThis, 'navigator', {
        value: { onLine: true, ...(hasLocks && { locks: locks() }) },
        configurable: true,
      });
    },
    /** Sets what happens at the moment when a key of the storage is written or removed. */
    whenChanged: (then: (key: string) => void): void => {
      onChange = then;
    },
    /** Tells the other tabs that this key was changed. */
    tellTabs: (key: string): void =>
      void window.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
};

const locks = () => {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      queue = queue.then(() => (signal.aborted ? undefined : work()));
      return queue;
    },
  };
};

/** Waits until everything that can settle without time passing has settled. */
export const stillness = () => new Promise((resolve) => setImmediate(resolve));
