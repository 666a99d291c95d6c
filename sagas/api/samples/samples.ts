import type { CallName, WireAnswerOf } from '../../../store/wire/answers';
import { cartSample } from './cart';
import { channelsSample } from './channels';
import { alertsSample, promosSample, transactionsSample } from './news';
import { offerPlansSample, offerSubscriberSample } from './offers';
import {
  activePacksSample,
  availablePacksSample,
  broadbandDetailsSample,
  longDurationPricesSample,
} from './packs';
import { cpeSample, documentsSample, maintenanceSample, subscriberSample } from './subscriber';
import {
  contactMethodsSample,
  ticketCategoriesSample,
  ticketPageSample,
  ticketsSample,
} from './tickets';

/**
 * What a read resolves with in development mode when there is no network (specification §8), in
 * the wire's form, so that it passes through the same schema as an answer. Never part of a
 * production bundle; writes and payments have none.
 */
export const samples = {
  subscriber: subscriberSample,
  maintenance: maintenanceSample,
  cpe: cpeSample,
  tickets: ticketsSample,
  ticketPage: ticketPageSample,
  ticketCategories: ticketCategoriesSample,
  contactMethods: contactMethodsSample,
  documents: documentsSample,
  activePacks: activePacksSample,
  renewablePacks: activePacksSample,
  availablePacks: availablePacksSample,
  broadbandDetails: broadbandDetailsSample,
  channels: channelsSample,
  promos: promosSample,
  cart: cartSample,
  longDurationPrices: longDurationPricesSample,
  transactions: transactionsSample,
  alerts: alertsSample,
  offerPlans: offerPlansSample,
  offerSubscriber: offerSubscriberSample,
} satisfies { readonly [Name in CallName]?: WireAnswerOf<Name> };

export type SampledCall = keyof typeof samples;
