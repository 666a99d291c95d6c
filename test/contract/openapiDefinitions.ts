import type { GenericSchema } from 'valibot';
import { alert } from '../../store/entities/alerts';
import { broadbandDetails } from '../../store/entities/broadband';
import { cart, cartLine, order } from '../../store/entities/cart';
import { channel } from '../../store/entities/channels';
import { documentUploaded, kycDocument } from '../../store/entities/documents';
import { box, retracked } from '../../store/entities/equipment';
import { otpSent, registered, validated, verified } from '../../store/entities/identification';
import * as instalment from '../../store/entities/instalment';
import { instantCustomer, instantPayment, ottPayment } from '../../store/entities/instantPayment';
import { maintenance } from '../../store/entities/maintenance';
import { offerPlan, offerSubscriber } from '../../store/entities/offers';
import { availablePack, pack, packResult, refunded } from '../../store/entities/packs';
import { cardPayment, paymentOutcome } from '../../store/entities/payments';
import { promo } from '../../store/entities/promos';
import { refusal } from '../../store/entities/refusal';
import { longDurationPrice } from '../../store/entities/renewal';
import { subscriber } from '../../store/entities/subscriber';
import { contactMethod, ticket, ticketCategory, ticketPage } from '../../store/entities/tickets';
import { transaction } from '../../store/entities/transactions';
import * as wire from '../../store/entities/wire';
import * as field from '../../store/requests/fields';

/** What the contract calls by a name of its own; everything else is written out where it is used. */
export const definitions: Record<string, GenericSchema<unknown, unknown>> = {
  Text: wire.text,
  RequiredText: wire.requiredText,
  Money: wire.money,
  OptionalMoney: wire.optionalMoney,
  Count: wire.count,
  OptionalCount: wire.optionalCount,
  Measure: wire.measure,
  Flag: wire.flag,
  Currency: wire.currency,
  Acknowledgement: wire.acknowledgement,
  Amount: field.amount,
  Ids: field.ids,
  ShortText: field.id,
  WholeNumber: field.page,
  Refusal: refusal,
  Subscriber: subscriber,
  Maintenance: maintenance,
  Validated: validated,
  OtpSent: otpSent,
  Verified: verified,
  Registered: registered,
  Box: box,
  Retracked: retracked,
  Ticket: ticket,
  TicketPage: ticketPage,
  TicketCategory: ticketCategory,
  ContactMethod: contactMethod,
  KycDocument: kycDocument,
  DocumentUploaded: documentUploaded,
  AvailablePack: availablePack,
  Pack: pack,
  PackResult: packResult,
  Refunded: refunded,
  BroadbandDetails: broadbandDetails,
  Channel: channel,
  Promo: promo,
  CartLine: cartLine,
  Cart: cart,
  Order: order,
  CardPayment: cardPayment,
  PaymentOutcome: paymentOutcome,
  LongDurationPrice: longDurationPrice,
  Eligibility: instalment.eligibility,
  InstalmentOtpResent: instalment.instalmentOtpResent,
  InstalmentPayment: instalment.instalmentPayment,
  InstalmentCancelled: instalment.instalmentCancelled,
  InstantCustomer: instantCustomer,
  InstantPayment: instantPayment,
  OttPayment: ottPayment,
  Transaction: transaction,
  Alert: alert,
  OfferPlan: offerPlan,
  OfferSubscriber: offerSubscriber,
};
