import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga';
import type { DomainSaga } from '../../sagas/domain';
import { domainLoader } from '../../sagas/domains';
import { rootSaga } from '../../sagas/root';
import { appStarted } from '../../store/app';
import { createStore } from '../../store/createStore';
import type { DomainName } from '../../store/documentedState';
import type { By } from './recording';

/** What one event was, who said it and which places of the state it changed. */
export interface Seen {
  readonly by: By;
  readonly event: UnknownAction;
  readonly changed: readonly string[];
  /** What the store holds now. */
  readonly state: unknown;
}

/** The real store and sagas of one loading of the page, without its screens. */
export const openStage = async (
  baseUrl: string,
  onEvent: (seen: Seen) => void,
  effects?: EffectMiddleware,
) => {
  const sagas = createSagaMiddleware({
    context: {
      navigate: async () => 'arrived',
      page: { build: 'replay', reload: async () => undefined },
    },
    ...(effects && { effectMiddlewares: [effects] }),
  });
  const portal = createStore({ middleware: [sagas, watching(onEvent)] });
  await portal.rehydrated;
  portal.store.dispatch(
    appStarted({
      mode: 'production',
      name: 'Selfcare',
      server: 'production',
      baseUrl,
      realtime: '',
      push: null,
    }),
  );
  const running = new Map<DomainName, DomainSaga>();
  const task = sagas.run(rootSaga, running);
  return {
    say: portal.store.dispatch,
    state: portal.store.getState,
    /** As when a screen is opened that needs it. */
    add: async (name: DomainName): Promise<void> => {
      if (running.has(name)) return;
      const load = await domainLoader(name);
      if (!load) return;
      const { reducer, saga } = await load();
      running.set(name, saga);
      portal.addDomain(name, reducer);
    },
    close: async (): Promise<void> => {
      await portal.persistor.flush();
      task.cancel();
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** The saga middleware marks whatever a saga says. */
const SAID_BY_SAGA = '@@redux-saga/SAGA_ACTION';

const watching =
  (onEvent: (seen: Seen) => void): Middleware =>
  ({ getState }) =>
  (next) =>
  (action) => {
    const before: unknown = getState();
    const result = next(action);
    const event = action as UnknownAction; // only actions pass: there is no thunk
    const by = SAID_BY_SAGA in event ? 'saga' : 'page';
    const state: unknown = getState();
    onEvent({ by, event, changed: changedPlaces(before, state), state });
    return result;
  };

/** `payments.attempts`: two steps deep is what a reader of a table wants to know. */
const changedPlaces = (before: unknown, now: unknown): readonly string[] =>
  changedKeys(before, now).flatMap((domain) => {
    const inside = changedKeys(at(before, domain), at(now, domain));
    return inside.length > 0 ? inside.map((key) => `${domain}.${key}`) : [domain];
  });

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined; // an object by the test before it

const changedKeys = (before: unknown, now: unknown): readonly string[] => {
  if (before === now || typeof now !== 'object' || now === null || Array.isArray(now)) return [];
  return Object.keys(now).filter((key) => at(before, key) !== at(now, key));
};
