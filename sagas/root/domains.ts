import type { DomainName } from '../../store/documented/documentedState';
import type { Domain } from '../core/domain';

export type DomainTable = Partial<Record<DomainName, () => Promise<Domain>>>;

/**
 * Loads the domains of the first screens; the domains of the dashboard share a chunk. The table of all other domains
 * is a chunk of its own. It is loaded with the first screen that needs one of these domains, so that the login does
 * not grow with every new domain.
 */
export const homeDomains: DomainTable = {
  subscriber: async () =>
    (await import(/* webpackChunkName: "home" */ '../account/subscriber')).subscriberDomain,
  equipment: async () =>
    (await import(/* webpackChunkName: "home" */ '../account/equipment')).equipmentDomain,
  packs: async () => (await import(/* webpackChunkName: "home" */ '../packs/packs')).packsDomain,
  alerts: async () => (await import(/* webpackChunkName: "home" */ '../inbox/alerts')).alertsDomain,
  notifications: async () =>
    (await import(/* webpackChunkName: "inbox" */ '../inbox/notifications')).notificationsDomain,
  otp: async () =>
    (await import(/* webpackChunkName: "screen-validate" */ '../identity/otp')).otpDomain,
  promos: async () => (await import(/* webpackChunkName: "home" */ '../home/promos')).promosDomain,
  liveData: async () =>
    (await import(/* webpackChunkName: "liveData" */ '../inbox/serviceAnnouncements'))
      .serviceAnnouncementsDomain,
};

/** The loader of a domain; undefined when neither table has it. */
export const domainLoader = async (
  name: DomainName,
): Promise<(() => Promise<Domain>) | undefined> =>
  homeDomains[name] ??
  (await import(/* webpackChunkName: "domains" */ './lazyDomains')).lazyDomains[name];
