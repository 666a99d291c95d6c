import type { Reducer } from '@reduxjs/toolkit';
import { equipmentReducer } from '../../account/equipment';
import { kycReducer } from '../../account/kyc';
import { profileReducer } from '../../account/profile';
import { retrackReducer } from '../../account/retrack';
import { subscriberReducer } from '../../account/subscriber';
import { cartReducer } from '../../cart/cart';
import { checkoutReducer } from '../../cart/checkout';
import { catalogueReducer } from '../../catalogue/catalogue';
import { optimiserReducer } from '../../catalogue/optimiser/optimiser';
import type { DomainName } from '../../documented/documentedState';
import { faqsReducer } from '../../help/faqs';
import { surveyReducer } from '../../help/survey';
import { ticketDraftReducer } from '../../help/ticketDraft';
import { ticketsReducer } from '../../help/tickets';
import { transactionsReducer } from '../../history/transactions';
import { promosReducer } from '../../home/promos';
import { otpReducer } from '../../identity/otp';
import { alertsReducer } from '../../inbox/alerts';
import { notificationsReducer } from '../../inbox/notifications';
import { serviceAnnouncementsReducer } from '../../inbox/serviceAnnouncements';
import { offersReducer } from '../../newConnection/offers';
import { broadbandReducer } from '../../packs/broadband';
import { packChangesReducer } from '../../packs/packChanges';
import { packsReducer } from '../../packs/packs';
import { replacementReducer } from '../../packs/replacement';
import { instantPaymentReducer } from '../../payments/instantPayment';
import { paymentsReducer } from '../../payments/payments';
import { topUpReducer } from '../../payments/topUp';
import { renewalReducer } from '../../renewal/renewal';
import { createRootReducer, type RootState } from '../../root/rootReducer';

const domainReducers: Readonly<Record<DomainName, Reducer>> = {
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
  replacement: replacementReducer,
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

/**
 * The reducer with all domains at once, for tools that render or replay a state. The portal itself loads each domain
 * with the first screen that needs it.
 */
export const completeReducer = (): Reducer<RootState> => {
  const root = createRootReducer();
  for (const [name, reducer] of Object.entries(domainReducers))
    root.add(name as DomainName, reducer); // `name` is a key of `domainReducers`
  return root.reduce;
};
