import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** An event, what the store holds after it, and when it was: milliseconds since 1970. */
export type ActionListener = (event: UnknownAction, state: unknown, at: number) => void;

/**
 * Where support tools hear what happens: after the reducers and before any saga answers. They are
 * loaded after the first paint, so what comes first waits here for them, and goes when nobody comes.
 */
export const createActionTap = (clock: () => number) => {
  const early: Parameters<ActionListener>[] = [];
  let hear: ActionListener | null = (...heard) => early.push(heard);
  const middleware: Middleware =
    ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      // Only actions pass: there is no thunk.
      hear?.(action as UnknownAction, getState(), clock());
      return result;
    };
  return {
    middleware,
    /** From here on this one hears everything, what has come before included; null stops it. */
    listen: (listener: ActionListener | null): void => {
      hear = listener;
      for (const heard of early.splice(0)) listener?.(...heard);
    },
  };
};

export type ActionTap = ReturnType<typeof createActionTap>;
