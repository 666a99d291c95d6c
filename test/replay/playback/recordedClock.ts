import timers from 'node:timers';
import { withGlobal } from '@sinonjs/fake-timers';

/** Taken before anything replaces them. */
const { setImmediate: realImmediate, setTimeout: realTimeout } = timers;

/** After this many turns without anything new, everything that was going to happen by itself has happened. */
const CALM = 60;

/** The most turns of 5 ms to wait, because a busy machine may read a module late. */
const PATIENCE = 150;

/**
 * Replaces the real time with the recorded time: the sagas' pauses, limits and clocks pass as fast as they can. What
 * the machine itself needs time for (reading modules, sealing a password) is waited for.
 */
export const installRecordedClock = (began: number, happened: () => number) => {
  const clock = withGlobal(globalThis).install({
    now: began,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const settle = async (): Promise<void> => {
    for (let calm = 0, seen = happened(); calm < CALM; calm += 1) {
      await new Promise<void>((resolve) => realImmediate(() => resolve()));
      if (happened() === seen) continue;
      seen = happened();
      calm = 0;
    }
  };
  return {
    /** Milliseconds since the recording began. */
    now: () => Date.now() - began,
    settle,
    until: async (moment: number): Promise<void> => {
      await settle();
      const left = moment - (Date.now() - began);
      if (left > 0) await clock.tickAsync(left);
      await settle();
    },
    /** Waits for what takes real time on a disk or in another thread, such as a module that is imported late. */
    patiently: async (isSo: () => boolean): Promise<void> => {
      for (let turn = 0; turn < PATIENCE && !isSo(); turn += 1)
        await new Promise<void>((resolve) => void realTimeout(() => resolve(), 5));
      await settle();
    },
    giveBack: () => clock.uninstall(),
  };
};

export type RecordedClock = ReturnType<typeof installRecordedClock>;
