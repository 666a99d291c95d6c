import type { Clock } from '../clock';

/** Calls that the operator has taken in and carries out later, by its own clock. */
export interface Postponed {
  add(milliseconds: number, run: () => void): void;
  /** How many have not been carried out yet. */
  count(): number;
  /** Carries out, in the order of their time, what is due by now. */
  runDue(): void;
  clear(): void;
}

interface PostponedCall {
  readonly due: number;
  readonly run: () => void;
}

export const createPostponed = (clock: Pick<Clock, 'now'>): Postponed => {
  let calls: readonly PostponedCall[] = [];
  return {
    add: (milliseconds, run) => {
      calls = [...calls, { due: clock.now() + milliseconds, run }];
    },
    count: () => calls.length,
    runDue: () => {
      const now = clock.now();
      const due = calls.filter((call) => call.due <= now);
      // Removed first: a call that is carried out looks for what is due itself.
      calls = calls.filter((call) => call.due > now);
      [...due].sort((one, other) => one.due - other.due).forEach(({ run }) => run());
    },
    clear: () => {
      calls = [];
    },
  };
};
