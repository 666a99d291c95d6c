import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { alertsReducer } from '../../store/alerts';
import { cartReducer } from '../../store/cart';
import { checkoutReducer } from '../../store/checkout';
import { catalogueReducer } from '../../store/catalogue';
import { broadbandReducer } from '../../store/broadband';
import type { DomainName } from '../../store/documentedState';
import { equipmentReducer } from '../../store/equipment';
import { notificationsReducer } from '../../store/notifications';
import { offersReducer } from '../../store/offers';
import { optimiserReducer } from '../../store/optimiser';
import { otpReducer } from '../../store/otp';
import { instantPaymentReducer } from '../../store/instantPayment';
import { kycReducer } from '../../store/kyc';
import { faqsReducer } from '../../store/faqs';
import { liveDataReducer } from '../../store/liveData';
import { packChangesReducer } from '../../store/packChanges';
import { packsReducer } from '../../store/packs';
import { paymentsReducer } from '../../store/payments';
import { profileReducer } from '../../store/profile';
import { promosReducer } from '../../store/promos';
import { renewalReducer } from '../../store/renewal';
import { retrackReducer } from '../../store/retrack';
import { createRootReducer, type RootState } from '../../store/rootReducer';
import { subscriberReducer } from '../../store/subscriber';
import { topUpReducer } from '../../store/topUp';
import { transactionsReducer } from '../../store/transactions';
import { ticketDraftReducer } from '../../store/ticketDraft';
import { ticketsReducer } from '../../store/tickets';
import { surveyReducer } from '../../store/survey';
import { overheard } from './overheard';

/** Every domain that has a reducer of its own so far. */
export const domainReducers: Partial<Record<DomainName, Reducer>> = {
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
  liveData: liveDataReducer,
  survey: surveyReducer,
};

/** The reducer of the whole product with its domains loaded, for `expectSaga` and for `stateAfter`. */
export const loadedReducer = (): Reducer<RootState> => {
  const root = createRootReducer();
  for (const [name, reducer] of Object.entries(domainReducers))
    root.add(name as DomainName, reducer); // the names of the record above
  return overheard(root.reduce);
};

/** What the product knows after these events, and no others. */
export const stateAfter = (...events: readonly UnknownAction[]): RootState =>
  [{ type: 'portal/opened' }, ...events].reduce<RootState | undefined>(
    loadedReducer(),
    undefined,
  ) as RootState; // the first event has made it
