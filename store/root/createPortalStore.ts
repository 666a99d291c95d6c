import { configureStore, isAction, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { type Failure, PAYLOAD_NOT_FOUND } from '../core/failure';
import { isFlowEvent } from '../core/flow';
import type { DomainName } from '../documented/documentedState';
import { domainAdded } from '../documented/domains';
import { persistedReducers } from './persist';
import { createRootReducer } from './rootReducer';

/**
 * Turns a flow's request without its required payload into the failure of that flow, before a reducer or a saga
 * sees it and before anything is sent (specification §5).
 */
const refuseMissingPayload: Middleware = () => (next) => (action) => {
  const isRequest = isAction(action) && isFlowEvent(action) && action.meta.needsPayload === true;
  if (!isRequest || (action.payload !== undefined && action.payload !== null)) return next(action);
  const { flow } = action.meta;
  const failure: Failure = { kind: 'payloadMissing', error: PAYLOAD_NOT_FOUND };
  return next({
    type: `${flow}Failed`,
    payload: failure,
    meta: { flow, phase: 'Failed' },
  });
};

interface StoreOptions {
  readonly middleware?: readonly Middleware[];
}

const PERSIST_EVENTS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/**
 * The only event with a value that cannot be serialised: the file of an upload. The file goes from the screen to the
 * saga that sends it, and no reducer stores it. The event's type is written as text here, because its domain is
 * loaded after the store.
 */
const UPLOAD = 'kyc/uploadRequested';

/** The store of the portal. An event that is dispatched before `rehydrated` has resolved may be lost. */
export const createPortalStore = ({ middleware = [] }: StoreOptions = {}) => {
  const root = createRootReducer(persistedReducers);
  const store = configureStore({
    reducer: root.reduce,
    // Redux Toolkit would give the whole state to the DevTools extension, in production too.
    // `sagas/diagnostics/devTools.ts` connects the extension instead and sends redacted data only.
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // Redux Toolkit makes this check in development only, so the production build does not contain the list.
        ...(process.env['NODE_ENV'] !== 'production' && {
          serializableCheck: { ignoredActions: [...PERSIST_EVENTS, UPLOAD] },
        }),
      }).concat([refuseMissingPayload, ...middleware]),
  });
  const persistor = persistStore(store);
  const rehydrated = new Promise<void>((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });

  const addDomain = (name: DomainName, reducer: Reducer): void => {
    root.add(name, reducer);
    store.dispatch(domainAdded(name));
  };

  return { store, persistor, rehydrated, addDomain };
};

export type PortalStore = ReturnType<typeof createPortalStore>;
