import type * as v from 'valibot';
import { documentUploaded, kycDocuments } from './entities/account/documents';
import { retracked } from './entities/account/equipment';
import { otpSent, registered, validated, verified } from './entities/account/identification';
import { broadbandDetails } from './entities/packs/broadband';
import { cart, loadedCart, order } from './entities/packs/cart';
import { channels } from './entities/packs/channels';
import { offerPlans, offerSubscriber } from './entities/packs/offers';
import { availablePacks, packResult, packs, refunded } from './entities/packs/packs';
import { longDurationPrices, renewalResults, renewalText } from './entities/packs/renewal';
import {
  eligibility,
  instalmentCancelled,
  instalmentOtpResent,
  instalmentPayment,
} from './entities/payments/instalment';
import { instantCustomer, instantPayment, ottPayment } from './entities/payments/instantPayment';
import { cardPayment, paymentOutcome } from './entities/payments/payments';
import { transactions } from './entities/payments/transactions';
import {
  contactMethods,
  ticketCategories,
  ticketClosed,
  ticketCreated,
  ticketPage,
  tickets,
} from './entities/service/tickets';
import { homeAnswers } from './homeAnswers';
import { acknowledgement, relayAnswer } from './lenientReaders';
import { loginAnswers } from './loginAnswers';

/** The schema of each call's answer, by its name in the endpoint table. */
export const answers = {
  ...loginAnswers,
  ...homeAnswers,
  updateSubscriber: acknowledgement,
  register: registered,
  resetPassword: acknowledgement,
  validate: validated,
  generateOtp: otpSent,
  regenerateOtp: otpSent,
  verifyOtp: verified,
  retrack: retracked,

  tickets,
  ticketPage,
  closeTicket: ticketClosed,
  createTicket: ticketCreated,
  ticketCategories,
  contactMethods,

  uploadDocument: documentUploaded,
  documents: kycDocuments,

  renewablePacks: packs,
  removePack: packResult,
  availablePacks,
  cancelForRefund: refunded,
  broadbandDetails,
  channels,

  addToCart: cart,
  removeFromCart: cart,
  cart: loadedCart,
  checkout: order,

  paymentStatus: paymentOutcome,
  payAsDpCustomer: cardPayment,
  payAsLcoCustomer: cardPayment,
  renew: renewalResults,
  renewReadingText: renewalText,
  instalmentEligibility: eligibility,
  instalmentResendOtp: instalmentOtpResent,
  instalmentPay: instalmentPayment,
  instalmentCancel: instalmentCancelled,
  confirmPayment: paymentOutcome,
  longDurationPrices,
  instantCustomer,
  instantPay: instantPayment,
  ottQuickPay: ottPayment,

  transactions,
  offerPlans,
  offerSubscriber,
  placeOrder: order,

  subscribeToTopic: relayAnswer,
};

type Answers = typeof answers;
export type CallName = keyof Answers;
/** An answer as its schema returns it, with amounts in paise. */
export type AnswerOf<Name extends CallName> = v.InferOutput<Answers[Name]>;
/** An answer as the operator may send it. */
export type WireAnswerOf<Name extends CallName> = v.InferInput<Answers[Name]>;
