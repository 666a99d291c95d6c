import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** Receives an event, the state after it, and the time in milliseconds since 1970. */
export type ActionListener = (event: UnknownAction, state: unknown, at: number) => void;

/**
 * A middleware for support tools. It runs after the reducers and before the sagas. The tools are
 * loaded after the first paint; earlier events wait here and are dropped when no tool is loaded.
 */
export const createActionTap = (clock: () => number) => {
  const early: Parameters<ActionListener>[] = [];
  let current: ActionListener | null = (...args) => early.push(args);
  const middleware: Middleware = (store) => (next) => (action) => {
    const result = next(action);
    // Only actions pass: there is no thunk.
    current?.(action as UnknownAction, store.getState(), clock());
    return result;
  };
  return {
    middleware,
    /** Passes the waiting and all later events to this listener; null stops it. */
    listen: (listener: ActionListener | null): void => {
      current = listener;
      for (const args of early.splice(0)) listener?.(...args);
    },
  };
};

export type ActionTap = ReturnType<typeof createActionTap>;
