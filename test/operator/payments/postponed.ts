import type { Clock } from '../clock';

/** Calls that the operator accepts at once and carries out later, by its own clock. */
export interface Postponed {
  add(milliseconds: number, run: () => void): void;
  /** How many have not been carried out yet. */
  count(): number;
  /** Carries out the due calls in the order of their time. */
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
      // Removed before they run, because a running call may call `runDue` itself.
      calls = calls.filter((call) => call.due > now);
      [...due].sort((call, otherCall) => call.due - otherCall.due).forEach(({ run }) => run());
    },
    clear: () => {
      calls = [];
    },
  };
};
