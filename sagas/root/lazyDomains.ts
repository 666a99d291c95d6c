import type { DomainTable } from './domains';

/**
 * Loads the domains that are not in `homeDomains`. A domain that only one screen needs shares that screen's chunk. A
 * screen names the domains that it needs in the route table.
 */
export const lazyDomains: DomainTable = {
  payments: async () =>
    (await import(/* webpackChunkName: "payments" */ '../payments/payments')).paymentsDomain,
  instantPayment: async () =>
    (await import(/* webpackChunkName: "screen-instantPayment" */ '../payments/instantPayment'))
      .instantPaymentDomain,
  topUp: async () =>
    (await import(/* webpackChunkName: "payments" */ '../payments/topUp')).topUpDomain,
  packChanges: async () =>
    (await import(/* webpackChunkName: "packs-list" */ '../packs/packChanges')).packChangesDomain,
  replacement: async () =>
    (await import(/* webpackChunkName: "packs-replacement" */ '../packs/replacement'))
      .replacementDomain,
  broadband: async () =>
    (await import(/* webpackChunkName: "home-broadband" */ '../packs/broadband')).broadbandDomain,
  // Every screen behind the login shows the number of packs in the cart.
  cart: async () => (await import(/* webpackChunkName: "home" */ '../cart/cart')).cartDomain,
  checkout: async () =>
    (await import(/* webpackChunkName: "checkout-pay" */ '../cart/checkout')).checkoutDomain,
  optimiser: async () =>
    (await import(/* webpackChunkName: "save" */ '../catalogue/optimiser/optimiser'))
      .optimiserDomain,
  offers: async () =>
    (await import(/* webpackChunkName: "screen-offerPlans" */ '../newConnection/offers'))
      .offersDomain,
  transactions: async () =>
    (await import(/* webpackChunkName: "screen-transactions" */ '../history/transactions'))
      .transactionsDomain,
  catalogue: async () =>
    (await import(/* webpackChunkName: "catalogue" */ '../catalogue/catalogue')).catalogueDomain,
  renewal: async () =>
    (await import(/* webpackChunkName: "screen-renew" */ '../renewal/renewal')).renewalDomain,
  profile: async () =>
    (await import(/* webpackChunkName: "screen-profile" */ '../account/profile')).profileDomain,
  kyc: async () => (await import(/* webpackChunkName: "screen-kyc" */ '../account/kyc')).kycDomain,
  tickets: async () =>
    (await import(/* webpackChunkName: "screen-support" */ '../help/tickets')).ticketsDomain,
  ticketDraft: async () =>
    (await import(/* webpackChunkName: "screen-support" */ '../help/ticketDraft'))
      .ticketDraftDomain,
  retrack: async () =>
    (await import(/* webpackChunkName: "screen-support" */ '../account/retrack')).retrackDomain,
  faqs: async () =>
    (await import(/* webpackChunkName: "screen-support" */ '../help/faqs')).faqsDomain,
  survey: async () =>
    (await import(/* webpackChunkName: "screen-survey" */ '../help/survey')).surveyDomain,
};
