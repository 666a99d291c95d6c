import { cartCalls } from './calls/cart';
import { documentCalls } from './calls/documents';
import { equipmentCalls } from './calls/equipment';
import { historyCalls } from './calls/history';
import { identificationCalls } from './calls/identification';
import { instalmentCalls } from './calls/instalment';
import { instantPaymentCalls } from './calls/instantPayment';
import { offerCalls } from './calls/offers';
import { packCalls } from './calls/packs';
import { paymentCalls } from './calls/payments';
import { pushCalls } from './calls/push';
import { sessionCalls } from './calls/session';
import { ticketCalls } from './calls/tickets';
import type { Handlers } from './route';

/** One handler for each row of the endpoint table. The type check fails when one is missing. */
export const handlers: Handlers = {
  ...sessionCalls,
  ...identificationCalls,
  ...equipmentCalls,
  ...ticketCalls,
  ...documentCalls,
  ...packCalls,
  ...historyCalls,
  ...cartCalls,
  ...paymentCalls,
  ...instalmentCalls,
  ...instantPaymentCalls,
  ...offerCalls,
  ...pushCalls,
};
