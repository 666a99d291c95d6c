import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../store/root/rootReducer';
import { BOOKING_WINDOW } from '../../store/writes/compareEvidence';

/** Milliseconds after which a test gives up. The limit is long, because a busy machine is slow. */
const PATIENCE = 10_000;
/** Turns of the event loop without an event or a call, after which nothing is under way. */
const IDLE_TURNS = 10;

let activity = 0;

/** Counts an event or a call of a portal under test, so that `untilIdle` goes on waiting. */
export const noteActivity = (): void => {
  activity += 1;
};

/** One turn of the event loop: the reactions to all settled promises and all timers of 0 ms run. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits until nothing is under way in the portals of this test: until ten turns of the event loop pass without an event
 * or a call. A slow machine makes the turns longer and not fewer. For work on a separate timer or in WebCrypto, wait
 * for its effect instead.
 */
export const untilIdle = async (): Promise<void> => {
  for (let [quiet, seen] = [0, activity]; quiet < IDLE_TURNS; quiet += 1) {
    await turn();
    if (seen !== activity) [quiet, seen] = [0, activity];
  }
};

/** Runs the reactions to settled promises, 50 rounds of them, without a timer. */
export const promisesSettle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** Waits until a condition outside the store is true. */
export const until = async (isSo: () => boolean): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while (!isSo()) {
    if (Date.now() > end)
      throw new Error(`Timed out after ${PATIENCE} ms waiting for: ${isSo.toString()}`);
    await turn();
  }
};

interface Watched {
  readonly getState: () => RootState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Waits until the state meets a condition; otherwise fails and names the events that happened instead. */
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
        reject(
          new Error(
            `Timed out after ${PATIENCE} ms waiting for: ${isSo.toString()}. Seen: ${seen}`,
          ),
        );
      }, PATIENCE);
      const unsubscribe = subscribe(check);
      const stop = () => {
        clearTimeout(limit);
        unsubscribe();
      };
      check();
    });

/** Moves the page's clock past the time in which the operator may still book earlier requests. */
export const passBookingWindow = () => {
  const elapsed = performance.now.bind(performance);
  return jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + BOOKING_WINDOW);
};
