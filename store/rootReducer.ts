import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { alertsReducer } from './alerts';
import type { catalogueReducer } from './catalogue';
import { appReducer } from './app';
import type { cartReducer } from './cart';
import type { checkoutReducer } from './checkout';
import type { broadbandReducer } from './broadband';
import { chunkFailureReducer } from './chunkFailure';
import { connectionReducer } from './connection';
import { documentedState, type DocumentedState, type DomainName } from './documentedState';
import type { faqsReducer } from './faqs';
import { flowsReducer } from './flows';
import { fullScreenErrorReducer } from './fullScreenError';
import type { instantPaymentReducer } from './instantPayment';
import type { kycReducer } from './kyc';
import type { liveDataReducer } from './liveData';
import { loaderReducer } from './loader';
import { maintenanceReducer } from './maintenance';
import { navigationReducer } from './navigation';
import type { notificationsReducer } from './notifications';
import type { offersReducer } from './offers';
import type { optimiserReducer } from './optimiser';
import type { otpReducer } from './otp';
import type { packChangesReducer } from './packChanges';
import type { packsReducer } from './packs';
import type { paymentsReducer } from './payments';
import { preferencesReducer } from './preferences';
import type { profileReducer } from './profile';
import type { promosReducer } from './promos';
import { rememberedPasswordReducer } from './rememberedPassword';
import type { retrackReducer } from './retrack';
import type { renewalReducer } from './renewal';
import { isSessionEnd, sessionReducer } from './session';
import { snackbarReducer } from './snackbar';
import type { topUpReducer } from './topUp';
import type { transactionsReducer } from './transactions';
import type { ticketDraftReducer } from './ticketDraft';
import type { ticketsReducer } from './tickets';
import type { surveyReducer } from './survey';

/** What the portal knows from its first moment on. Outlives a session, except `flows`. */
export const coreReducers = {
  app: appReducer,
  chunkFailure: chunkFailureReducer,
  connection: connectionReducer,
  flows: flowsReducer,
  fullScreenError: fullScreenErrorReducer,
  loader: loaderReducer,
  maintenance: maintenanceReducer,
  navigation: navigationReducer,
  preferences: preferencesReducer,
  rememberedPassword: rememberedPasswordReducer,
  session: sessionReducer,
  snackbar: snackbarReducer,
};
export type CoreReducers = typeof coreReducers;

type CoreState = { [Name in keyof CoreReducers]: ReturnType<CoreReducers[Name]> };
/** Domains that already have their reducer; the others hold just their documented values. */
interface LoadedDomains {
  readonly alerts: ReturnType<typeof alertsReducer>;
  readonly cart: ReturnType<typeof cartReducer>;
  readonly checkout: ReturnType<typeof checkoutReducer>;
  readonly catalogue: ReturnType<typeof catalogueReducer>;
  readonly notifications: ReturnType<typeof notificationsReducer>;
  readonly offers: ReturnType<typeof offersReducer>;
  readonly optimiser: ReturnType<typeof optimiserReducer>;
  readonly otp: ReturnType<typeof otpReducer>;
  readonly instantPayment: ReturnType<typeof instantPaymentReducer>;
  readonly kyc: ReturnType<typeof kycReducer>;
  readonly broadband: ReturnType<typeof broadbandReducer>;
  readonly packChanges: ReturnType<typeof packChangesReducer>;
  readonly packs: ReturnType<typeof packsReducer>;
  readonly payments: ReturnType<typeof paymentsReducer>;
  readonly profile: ReturnType<typeof profileReducer>;
  readonly promos: ReturnType<typeof promosReducer>;
  readonly renewal: ReturnType<typeof renewalReducer>;
  readonly topUp: ReturnType<typeof topUpReducer>;
  readonly transactions: ReturnType<typeof transactionsReducer>;
  readonly retrack: ReturnType<typeof retrackReducer>;
  readonly ticketDraft: ReturnType<typeof ticketDraftReducer>;
  readonly tickets: ReturnType<typeof ticketsReducer>;
  readonly faqs: ReturnType<typeof faqsReducer>;
  readonly liveData: ReturnType<typeof liveDataReducer>;
  readonly survey: ReturnType<typeof surveyReducer>;
}
export type RootState = CoreState & Omit<DocumentedState, keyof LoadedDomains> & LoadedDomains;

/** A domain brings its reducer with it when the first screen that needs it is opened. */
export interface RootReducer {
  readonly reduce: Reducer<RootState>;
  readonly add: (name: DomainName, reducer: Reducer) => void;
}

export const createRootReducer = (core: ReducersMap = coreReducers): RootReducer => {
  const reducers: ReducersMap = { ...core, ...placeholders };
  let combined = combineReducers(reducers);
  return {
    // The type counts every domain as loaded: a screen is shown only when its domains are.
    reduce: ((state: AnyState | undefined, action) =>
      combined(isSessionEnd(action) ? whatOutlives(state) : state, action)) as Reducer<RootState>,
    add: (name, reducer) => {
      reducers[name] = takingOver(name, reducer);
      combined = combineReducers(reducers);
    },
  };
};

type AnyState = Record<string, unknown>;
/** Reducers by the name of their place; `core` may come wrapped for persistence. */
type ReducersMap = Record<string, Reducer>;
const documented: AnyState = documentedState;

/** A domain that is not loaded yet shows its documented values and nothing else. */
const placeholders: ReducersMap = Object.fromEntries(
  Object.entries(documented).map(([name, initial]) => [name, () => initial]),
);

/** The real reducer begins with its own initial state, not with the placeholder's. */
const takingOver =
  (name: DomainName, reducer: Reducer): Reducer =>
  (state: unknown, action: UnknownAction): unknown =>
    reducer(state === documented[name] ? undefined : state, action);

/** The next subscriber on this device sees nothing of the last one. */
const whatOutlives = (state: AnyState | undefined) =>
  state &&
  Object.fromEntries(
    Object.entries(state).filter(([name]) => name in coreReducers && name !== 'flows'),
  );
