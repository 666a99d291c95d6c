import {
  ADD_PACKS,
  ALERTS,
  CHECKOUT,
  CONTACT,
  DESCRIPTION,
  HELP,
  HOME,
  INBOX,
  KYC,
  MY_PACKS,
  OFFER_PLANS,
  PROFILE,
  RENEW,
  SUPPORT,
  SURVEY,
  TOP_UP,
  TRANSACTIONS,
} from '../core/paths';

/**
 * The places of the portal that a pushed message may lead to: the documented ones (specification
 * §2) but those that act by being opened (logging out) and those that mean nothing by themselves
 * (the way back from a payment). A test holds them against the route table.
 */
export const DEEP_LINK_PATHS: readonly string[] = [
  HOME,
  MY_PACKS,
  RENEW,
  ADD_PACKS,
  PROFILE,
  KYC,
  TRANSACTIONS,
  HELP,
  SUPPORT,
  ALERTS,
  CONTACT,
  DESCRIPTION,
  TOP_UP,
  CHECKOUT,
  OFFER_PLANS,
  SURVEY,
];

/** The portal's own place that an address names, without query and hash; the inbox for anything else. */
export const deepLinkPathOf = (address: unknown, origin: string): string => {
  if (typeof address !== 'string' || address.length > 500) return INBOX;
  try {
    const url = new URL(address, origin);
    const path = url.pathname.replace(/(.)\/$/, '$1');
    return url.origin === origin && DEEP_LINK_PATHS.includes(path) && path !== ALERTS
      ? path
      : INBOX;
  } catch {
    return INBOX;
  }
};
