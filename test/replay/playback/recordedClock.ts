import timers from 'node:timers';
import { withGlobal } from '@sinonjs/fake-timers';

/** Taken before anything replaces them. */
const { setImmediate: realImmediate, setTimeout: realTimeout } = timers;

/** So many turns without anything new, and whatever was going to happen by itself has happened. */
const CALM = 60;

/** Turns of 5 ms: a busy machine reads a module late. */
const PATIENCE = 150;

/**
 * The recorded time in place of the real one: pauses, limits and clocks of the sagas pass as fast as
 * they can. What the machine itself needs (reading modules, sealing a password) is waited for.
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
    /** For what a disk or another thread takes its own time for: a module that is asked for late. */
    patiently: async (isSo: () => boolean): Promise<void> => {
      for (let turn = 0; turn < PATIENCE && !isSo(); turn += 1)
        await new Promise<void>((resolve) => void realTimeout(() => resolve(), 5));
      await settle();
    },
    giveBack: () => clock.uninstall(),
  };
};

export type RecordedClock = ReturnType<typeof installRecordedClock>;
