import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga';
import type { Domain, DomainSaga } from '../../../sagas/core/domain';
import { rootSaga } from '../../../sagas/root/root';
import { appStarted } from '../../../store/app/app';
import { SAGA_ACTION_MARK } from '../../../store/diagnostics/redaction/eventTrace';
import type { DomainName } from '../../../store/documented/documentedState';
import { createPortalStore } from '../../../store/root/createPortalStore';
import { changedPaths } from '../compare/changedPaths';
import type { EventOrigin } from '../recording/recording';

/** What one event was, who dispatched it and which parts of the state it changed. */
export interface ObservedEvent {
  readonly by: EventOrigin;
  readonly event: UnknownAction;
  readonly changed: readonly string[];
  /** What the store holds now. */
  readonly state: unknown;
}

/** The domains that a page may add, loaded beforehand, so that adding one takes no time. */
export type LoadedDomains = ReadonlyMap<DomainName, Domain>;

/** Opens the real store and sagas of one page load, without its screens. */
export const openHeadlessPortal = async (
  baseUrl: string,
  domains: LoadedDomains,
  onEvent: (seen: ObservedEvent) => void,
  effects?: EffectMiddleware,
) => {
  const sagas = createSagaMiddleware({
    context: {
      navigate: async () => 'arrived',
      loadLanguage: async () => undefined,
      page: { build: 'replay', reload: async () => undefined },
    },
    ...(effects && { effectMiddlewares: [effects] }),
  });
  const portal = createPortalStore({ middleware: [sagas, watching(onEvent)] });
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
    dispatch: portal.store.dispatch,
    state: () => portal.store.getState(),
    /** Adds a domain, as opening a screen that needs it does. */
    add: (name: DomainName): void => {
      const domain = domains.get(name);
      if (!domain || running.has(name)) return;
      running.set(name, domain.saga);
      portal.addDomain(name, domain.reducer);
    },
    close: async (): Promise<void> => {
      await portal.persistor.flush();
      task.cancel();
    },
  };
};

export type HeadlessPortal = Awaited<ReturnType<typeof openHeadlessPortal>>;

const watching =
  (onEvent: (seen: ObservedEvent) => void): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const before: unknown = store.getState();
    const result = next(action);
    const event = action as UnknownAction; // only actions pass: there is no thunk
    const by = SAGA_ACTION_MARK in event ? 'saga' : 'page';
    const state: unknown = store.getState();
    onEvent({ by, event, changed: changedPaths(before, state), state });
    return result;
  };
