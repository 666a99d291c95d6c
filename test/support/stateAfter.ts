import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { alertsReducer } from '../../store/inbox/alerts';
import { cartReducer } from '../../store/cart/cart';
import { checkoutReducer } from '../../store/cart/checkout';
import { catalogueReducer } from '../../store/catalogue/catalogue';
import { broadbandReducer } from '../../store/packs/broadband';
import type { DomainName } from '../../store/core/documentedState';
import { equipmentReducer } from '../../store/account/equipment';
import { notificationsReducer } from '../../store/inbox/notifications';
import { offersReducer } from '../../store/newConnection/offers';
import { optimiserReducer } from '../../store/catalogue/optimiser/optimiser';
import { otpReducer } from '../../store/identity/otp';
import { instantPaymentReducer } from '../../store/payments/instantPayment';
import { kycReducer } from '../../store/account/kyc';
import { faqsReducer } from '../../store/help/faqs';
import { serviceAnnouncementsReducer } from '../../store/inbox/serviceAnnouncements';
import { packChangesReducer } from '../../store/packs/packChanges';
import { packsReducer } from '../../store/packs/packs';
import { paymentsReducer } from '../../store/payments/payments';
import { profileReducer } from '../../store/account/profile';
import { promosReducer } from '../../store/home/promos';
import { renewalReducer } from '../../store/renewal/renewal';
import { retrackReducer } from '../../store/account/retrack';
import { createRootReducer, type RootState } from '../../store/core/rootReducer';
import { subscriberReducer } from '../../store/account/subscriber';
import { topUpReducer } from '../../store/payments/topUp';
import { transactionsReducer } from '../../store/history/transactions';
import { ticketDraftReducer } from '../../store/help/ticketDraft';
import { ticketsReducer } from '../../store/help/tickets';
import { surveyReducer } from '../../store/help/survey';
import { withRedactionGuard } from './redactionGuard';

declare module 'redux-saga-test-plan' {
  /** A run ends with the state of `loadedReducer`. The package's own types say any. */
  interface SagaRun {
    readonly storeState: RootState;
    readonly returnValue: unknown;
    readonly allEffects: readonly unknown[];
    readonly effects: { readonly call?: readonly unknown[] };
  }
  interface ExpectApi {
    run(timeout?: number): Promise<SagaRun>;
    silentRun(timeout?: number): Promise<SagaRun>;
  }
}

/** Every domain that has a reducer. */
const domainReducers: Partial<Record<DomainName, Reducer>> = {
  alerts: alertsReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  catalogue: catalogueReducer,
  equipment: equipmentReducer,
  notifications: notificationsReducer,
  offers: offersReducer,
  optimiser: optimiserReducer,
  otp: otpReducer,
  instantPayment: instantPaymentReducer,
  kyc: kycReducer,
  broadband: broadbandReducer,
  packChanges: packChangesReducer,
  packs: packsReducer,
  payments: paymentsReducer,
  profile: profileReducer,
  promos: promosReducer,
  renewal: renewalReducer,
  retrack: retrackReducer,
  subscriber: subscriberReducer,
  topUp: topUpReducer,
  transactions: transactionsReducer,
  ticketDraft: ticketDraftReducer,
  tickets: ticketsReducer,
  faqs: faqsReducer,
  liveData: serviceAnnouncementsReducer,
  survey: surveyReducer,
};

/** The reducer of the whole product with its domains loaded, for `expectSaga` and for `stateAfter`. */
export const loadedReducer = (): Reducer<RootState> => {
  const root = createRootReducer();
  for (const [name, reducer] of Object.entries(domainReducers))
    root.add(name as DomainName, reducer); // the names of the record above
  return withRedactionGuard(root.reduce);
};

/** What the product knows after these events, and no others. */
export const stateAfter = (...events: readonly UnknownAction[]): RootState =>
  [{ type: 'portal/opened' }, ...events].reduce<RootState | undefined>(
    loadedReducer(),
    undefined,
  ) as RootState; // the first event has made it
