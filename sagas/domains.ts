import type { DomainName } from '../store/documentedState';
import type { Domain } from './domain';

/**
 * Where each domain comes from. Those that the dashboard needs share a chunk.
 * A domain that one screen alone needs shares that screen's. A screen names the domains it needs in
 * the route table.
 */
export const domains: Partial<Record<DomainName, () => Promise<Domain>>> = {
  subscriber: async () => (await import(/* webpackChunkName: "home" */ './subscriber')).subscriber,
  equipment: async () => (await import(/* webpackChunkName: "home" */ './equipment')).equipment,
  packs: async () => (await import(/* webpackChunkName: "home" */ './packs')).packs,
  packChanges: async () =>
    (await import(/* webpackChunkName: "packs-one" */ './packChanges')).packChanges,
  broadband: async () =>
    (await import(/* webpackChunkName: "packs-one" */ './broadband')).broadband,
  alerts: async () => (await import(/* webpackChunkName: "home" */ './alerts')).alerts,
  cart: async () => (await import(/* webpackChunkName: "cart" */ './cart')).cart,
  checkout: async () =>
    (await import(/* webpackChunkName: "screen-checkout" */ './checkout')).checkout,
  notifications: async () =>
    (await import(/* webpackChunkName: "inbox" */ './notifications')).notifications,
  optimiser: async () => (await import(/* webpackChunkName: "save" */ './optimiser')).optimiser,
  otp: async () => (await import(/* webpackChunkName: "screen-validate" */ './otp')).otp,
  offers: async () => (await import(/* webpackChunkName: "screen-offerPlans" */ './offers')).offers,
  promos: async () => (await import(/* webpackChunkName: "home" */ './promos')).promos,
  transactions: async () =>
    (await import(/* webpackChunkName: "screen-transactions" */ './transactions')).transactions,
  catalogue: async () =>
    (await import(/* webpackChunkName: "catalogue" */ './catalogue')).catalogue,
  renewal: async () => (await import(/* webpackChunkName: "screen-renew" */ './renewal')).renewal,
  profile: async () => (await import(/* webpackChunkName: "screen-profile" */ './profile')).profile,
  kyc: async () => (await import(/* webpackChunkName: "screen-kyc" */ './kyc')).kyc,
  tickets: async () => (await import(/* webpackChunkName: "screen-support" */ './tickets')).tickets,
  ticketDraft: async () =>
    (await import(/* webpackChunkName: "screen-support" */ './ticketDraft')).ticketDraft,
  retrack: async () => (await import(/* webpackChunkName: "screen-support" */ './retrack')).retrack,
  faqs: async () => (await import(/* webpackChunkName: "screen-faq" */ './faqs')).faqs,
  liveData: async () => (await import(/* webpackChunkName: "liveData" */ './liveData')).liveData,
  survey: async () => (await import(/* webpackChunkName: "screen-survey" */ './survey')).survey,
};
