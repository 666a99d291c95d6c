import type * as v from 'valibot';
import type { CallName } from '../answers';
import {
  cartAddition,
  cartRemoval,
  checkout,
  customerOrder,
  offerQuery,
  offerSubscriberQuery,
} from './cart';
import { documentUpload } from './documents';
import { alertQuery, topicSubscription, transactionQuery } from './history';
import {
  broadbandQuery,
  catalogueQuery,
  channelQuery,
  disconnection,
  longDurationQuery,
  packQuery,
  promoQuery,
  refund,
  renewal,
} from './packs';
import {
  cardOrder,
  confirmation,
  instalmentHold,
  instalmentOrder,
  instalmentOtp,
  instantOrder,
  instantQuery,
  ottQuery,
  paymentQuery,
} from './payments';
import {
  login,
  otpCheck,
  otpRequest,
  passwordReset,
  registration,
  retrack,
  subscriberChanges,
  validate,
} from './subscriber';
import { newTicket, ticketClosing, ticketPageQuery, ticketQuery } from './tickets';

/**
 * What the portal sends, by the call's name in the endpoint table; a call that is not here sends
 * nothing. Checked by the stand-in operator and described in the contract. The browser only takes
 * the types (`import type`), so none of this travels to the subscriber.
 */
export const requests = {
  updateSubscriber: subscriberChanges,
  register: registration,
  resetPassword: passwordReset,
  login,
  validate,
  generateOtp: otpRequest,
  regenerateOtp: otpRequest,
  verifyOtp: otpCheck,
  retrack,

  tickets: ticketQuery,
  ticketPage: ticketPageQuery,
  closeTicket: ticketClosing,
  createTicket: newTicket,

  uploadDocument: documentUpload,

  activePacks: packQuery,
  renewablePacks: packQuery,
  removePack: disconnection,
  availablePacks: catalogueQuery,
  cancelForRefund: refund,
  broadbandDetails: broadbandQuery,
  channels: channelQuery,
  promos: promoQuery,

  addToCart: cartAddition,
  removeFromCart: cartRemoval,
  checkout,

  paymentStatus: paymentQuery,
  payAsDpCustomer: cardOrder,
  payAsLcoCustomer: cardOrder,
  renew: renewal,
  renewReadingText: renewal,
  instalmentEligibility: instalmentOrder,
  instalmentResendOtp: instalmentHold,
  instalmentPay: instalmentOtp,
  instalmentCancel: instalmentHold,
  confirmPayment: confirmation,
  longDurationPrices: longDurationQuery,
  instantCustomer: instantQuery,
  instantPay: instantOrder,
  ottQuickPay: ottQuery,

  transactions: transactionQuery,
  alerts: alertQuery,
  offerPlans: offerQuery,
  offerSubscriber: offerSubscriberQuery,
  placeOrder: customerOrder,

  subscribeToTopic: topicSubscription,
} satisfies Partial<Record<CallName, v.GenericSchema<unknown, unknown>>>;

type Requests = typeof requests;
type CallWithRequest = keyof Requests;

/** What the portal hands over for a call: amounts as decimal strings, several ids parted by commas. */
export type RequestOf<Name extends CallName> = Name extends CallWithRequest
  ? v.InferInput<Requests[Name]>
  : void;
