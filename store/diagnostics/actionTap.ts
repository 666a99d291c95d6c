import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

interface When {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The page's path. */
  readonly path: string;
}

/** Receives an event, the state after the event, its time and the page's path. */
export type ActionListener = (event: UnknownAction, state: unknown, when: When) => void;

/**
 * A middleware for support tools. It runs after the reducers and before the sagas. The tools are loaded after the first
 * screen and call `listen`. Until then, events wait in `early`.
 */
export const createActionTap = (clock: () => When) => {
  const early: Parameters<ActionListener>[] = [];
  let current: ActionListener | null = (...args) => early.push(args);
  const middleware: Middleware = (store) => (next) => (action) => {
    const result = next(action);
    // Without thunks, everything that is dispatched is an action.
    current?.(action as UnknownAction, store.getState(), clock());
    return result;
  };
  return {
    middleware,
    /** Passes the waiting and all later events to this listener. With null, events are dropped from now on. */
    listen: (listener: ActionListener | null): void => {
      current = listener;
      for (const args of early.splice(0)) listener?.(...args);
    },
  };
};

export type ActionTap = ReturnType<typeof createActionTap>;
