import * as v from 'valibot';
import {
  type AnswerOf,
  answers,
  type CallName,
  type WireAnswerOf,
} from '../../../store/wire/answers';
import { cartSample } from './cart';
import { channelsSample, offerPlansSample, offerSubscriberSample } from './catalogue';
import {
  activePacksSample,
  availablePacksSample,
  broadbandDetailsSample,
  longDurationPricesSample,
} from './packs';
import {
  alertsSample,
  contactMethodsSample,
  promosSample,
  ticketCategoriesSample,
  ticketPageSample,
  ticketsSample,
  transactionsSample,
} from './service';
import { cpeSample, documentsSample, maintenanceSample, subscriberSample } from './subscriber';

/**
 * The sample answers to reads in development mode when there is no network (specification §8). They have the
 * operator's format, so that they pass through the same schemas as real answers. They are never part of a production
 * bundle. Writes and payments have no samples.
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

const isSampled = (name: CallName): name is SampledCall => Object.hasOwn(samples, name);

/** The sample answer to a read, parsed by its schema; undefined for a call without a sample. */
export const sampleOf = <Name extends CallName>(name: Name): AnswerOf<Name> | undefined =>
  isSampled(name)
    ? (v.parse<v.GenericSchema>(answers[name], samples[name]) as AnswerOf<Name>) // parsed by this very name's schema
    : undefined;
