import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { kycReducer } from '../account/kyc';
import type { profileReducer } from '../account/profile';
import type { retrackReducer } from '../account/retrack';
import { appReducer } from '../app/app';
import { chunkFailureReducer } from '../app/chunkFailure';
import { connectionReducer } from '../app/connection';
import { fullScreenErrorReducer } from '../app/fullScreenError';
import { loaderReducer } from '../app/loader';
import { maintenanceReducer } from '../app/maintenance';
import { navigationReducer } from '../app/navigation';
import { preferencesReducer } from '../app/preferences';
import { sessionCookieReducer } from '../app/sessionCookie';
import { snackbarReducer } from '../app/snackbar';
import type { cartReducer } from '../cart/cart';
import type { checkoutReducer } from '../cart/checkout';
import type { catalogueReducer } from '../catalogue/catalogue';
import type { optimiserReducer } from '../catalogue/optimiser/optimiser';
import { flowsReducer } from '../core/flows';
import {
  type DocumentedState,
  documentedState,
  type DomainName,
} from '../documented/documentedState';
import type { faqsReducer } from '../help/faqs';
import type { surveyReducer } from '../help/survey';
import type { ticketDraftReducer } from '../help/ticketDraft';
import type { ticketsReducer } from '../help/tickets';
import type { transactionsReducer } from '../history/transactions';
import type { promosReducer } from '../home/promos';
import type { otpReducer } from '../identity/otp';
import { rememberedPasswordReducer } from '../identity/rememberedPassword';
import { isSessionEnd, sessionReducer } from '../identity/session';
import type { alertsReducer } from '../inbox/alerts';
import type { notificationsReducer } from '../inbox/notifications';
import type { serviceAnnouncementsReducer } from '../inbox/serviceAnnouncements';
import type { offersReducer } from '../newConnection/offers';
import type { broadbandReducer } from '../packs/broadband';
import type { packChangesReducer } from '../packs/packChanges';
import type { packsReducer } from '../packs/packs';
import type { replacementReducer } from '../packs/replacement';
import type { instantPaymentReducer } from '../payments/instantPayment';
import type { paymentsReducer } from '../payments/payments';
import type { topUpReducer } from '../payments/topUp';
import type { renewalReducer } from '../renewal/renewal';
import { unreadableRowsReducer } from '../wire/unreadableRows';
import { writesReducer } from '../writes/earlierWrites';

/** The slices that exist from the start. They outlive a session, except `flows`, `unreadableRows` and `writes`. */
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
  sessionCookie: sessionCookieReducer,
  snackbar: snackbarReducer,
  unreadableRows: unreadableRowsReducer,
  writes: writesReducer,
};
type CoreReducers = typeof coreReducers;

type CoreState = { [Name in keyof CoreReducers]: ReturnType<CoreReducers[Name]> };
/** The state of each domain once its reducer has been loaded. Until then the domain has only its documented values. */
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
  readonly replacement: ReturnType<typeof replacementReducer>;
  readonly topUp: ReturnType<typeof topUpReducer>;
  readonly transactions: ReturnType<typeof transactionsReducer>;
  readonly retrack: ReturnType<typeof retrackReducer>;
  readonly ticketDraft: ReturnType<typeof ticketDraftReducer>;
  readonly tickets: ReturnType<typeof ticketsReducer>;
  readonly faqs: ReturnType<typeof faqsReducer>;
  readonly liveData: ReturnType<typeof serviceAnnouncementsReducer>;
  readonly survey: ReturnType<typeof surveyReducer>;
}
export type RootState = CoreState & Omit<DocumentedState, keyof LoadedDomains> & LoadedDomains;

/** A domain adds its reducer when the first screen that needs it is opened. */
export interface RootReducer {
  readonly reduce: Reducer<RootState>;
  readonly add: (name: DomainName, reducer: Reducer) => void;
}

/**
 * `combineSlices` is not used, because it gives a slice no state until the slice is loaded. Each documented name must
 * have its value from the start, so placeholders would have to be overridden one by one, and the types would make every
 * domain optional.
 */
export const createRootReducer = (core: ReducersMap = coreReducers): RootReducer => {
  const reducers: ReducersMap = { ...core, ...placeholders };
  let combined = combineReducers(reducers);
  return {
    // The type treats every domain as loaded, because a screen is shown only when its domains are loaded.
    reduce: ((state: AnyState | undefined, action) =>
      combined(isSessionEnd(action) ? whatOutlives(state) : state, action)) as Reducer<RootState>,
    add: (name, reducer) => {
      reducers[name] = takingOver(name, reducer);
      combined = combineReducers(reducers);
    },
  };
};

type AnyState = Record<string, unknown>;
/** Reducers by the name of their slice in the state. The core reducers may be wrapped for persistence. */
type ReducersMap = Record<string, Reducer>;
const documented: AnyState = documentedState;

/** Until a domain is loaded, its state is only its documented values. */
const placeholders: ReducersMap = Object.fromEntries(
  Object.entries(documented).map(([name, initial]) => [name, () => initial]),
);

/** The domain's reducer begins with its own initial state, not with the state of its placeholder. */
const takingOver =
  (name: DomainName, reducer: Reducer): Reducer =>
  (state: unknown, action: UnknownAction): unknown =>
    reducer(state === documented[name] ? undefined : state, action);

const OF_SESSION = new Set(['flows', 'unreadableRows', 'writes']);

/** Removes what belongs to a session, so that the next subscriber on this device sees nothing of it. */
const whatOutlives = (state: AnyState | undefined) =>
  state &&
  Object.fromEntries(
    Object.entries(state).filter(([name]) => name in coreReducers && !OF_SESSION.has(name)),
  );
