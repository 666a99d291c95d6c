import type { GenericSchema } from 'valibot';
import { alert } from '../../../store/wire/entities/service/alerts';
import { broadbandDetails } from '../../../store/wire/entities/packs/broadband';
import { cart, cartLine, order } from '../../../store/wire/entities/packs/cart';
import { channel } from '../../../store/wire/entities/packs/channels';
import { documentUploaded, kycDocument } from '../../../store/wire/entities/account/documents';
import { box, retracked } from '../../../store/wire/entities/account/equipment';
import {
  otpSent,
  registered,
  validated,
  verified,
} from '../../../store/wire/entities/account/identification';
import * as instalment from '../../../store/wire/entities/payments/instalment';
import {
  instantCustomer,
  instantPayment,
  ottPayment,
} from '../../../store/wire/entities/payments/instantPayment';
import { maintenance } from '../../../store/wire/entities/service/maintenance';
import { offerPlan, offerSubscriber } from '../../../store/wire/entities/packs/offers';
import {
  availablePack,
  pack,
  packResult,
  refunded,
} from '../../../store/wire/entities/packs/packs';
import { cardPayment, paymentOutcome } from '../../../store/wire/entities/payments/payments';
import { promo } from '../../../store/wire/entities/packs/promos';
import { refusal } from '../../../store/wire/refusal';
import { longDurationPrice } from '../../../store/wire/entities/packs/renewal';
import { subscriber } from '../../../store/wire/entities/account/subscriber';
import {
  contactMethod,
  ticket,
  ticketCategory,
  ticketPage,
} from '../../../store/wire/entities/service/tickets';
import { transaction } from '../../../store/wire/entities/payments/transactions';
import * as wire from '../../../store/wire/lenientReaders';
import * as field from '../../../store/wire/requests/fields';

/** What the contract names; everything else is written out where it is used. */
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
  ShortText: field.operatorId,
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
