import type { DomainTable } from './domains';

/**
 * Where every other domain comes from: one that a single screen needs shares that screen's chunk. A
 * screen names the domains it needs in the route table.
 */
export const laterDomains: DomainTable = {
  payments: async () => (await import(/* webpackChunkName: "payments" */ './payments')).payments,
  instantPayment: async () =>
    (await import(/* webpackChunkName: "screen-instantPayment" */ './instantPayment'))
      .instantPayment,
  topUp: async () => (await import(/* webpackChunkName: "screen-topUp" */ './topUp')).topUp,
  packChanges: async () =>
    (await import(/* webpackChunkName: "packs-one" */ './packChanges')).packChanges,
  broadband: async () =>
    (await import(/* webpackChunkName: "packs-one" */ './broadband')).broadband,
  cart: async () => (await import(/* webpackChunkName: "cart" */ './cart')).cart,
  checkout: async () =>
    (await import(/* webpackChunkName: "checkout-pay" */ './checkout')).checkout,
  optimiser: async () => (await import(/* webpackChunkName: "save" */ './optimiser')).optimiser,
  offers: async () => (await import(/* webpackChunkName: "screen-offerPlans" */ './offers')).offers,
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
  survey: async () => (await import(/* webpackChunkName: "screen-survey" */ './survey')).survey,
};
