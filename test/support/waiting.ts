import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../store/core/rootReducer';

/** Milliseconds after which a test gives up: long, for a busy machine makes everything late. */
const PATIENCE = 10_000;
const TURNS = 5;

/**
 * Long enough for what is on its way without a network: promises, and a write to the storage. In
 * several turns of the event loop, so that a machine that stood still does not count as time.
 */
export const pause = async (milliseconds = 20): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, milliseconds / TURNS));
};

/** Lets every promise that can settle settle, without any time passing. */
export const promisesSettle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** Waits until something outside the store is so. */
export const until = async (isSo: () => boolean): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It has not come to that.');
    await pause(5);
  }
};

interface Watched {
  readonly getState: () => RootState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Waits until the state is so; otherwise says what has happened instead. */
export const untilIn =
  ({ getState, subscribe }: Watched, events: readonly UnknownAction[]) =>
  (isSo: (state: RootState) => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (!isSo(getState())) return;
        stop();
        resolve();
      };
      const limit = setTimeout(() => {
        stop();
        const seen = events.map(({ type }) => type).join(', ');
        reject(new Error(`It has not come to that. Seen: ${seen}`));
      }, PATIENCE);
      const unsubscribe = subscribe(check);
      const stop = () => {
        clearTimeout(limit);
        unsubscribe();
      };
      check();
    });
