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
 * The paths that a pushed message may open: the documented ones (specification §2) except those that
 * act when opened (logout) and those that need a context (the return from a payment). A test compares
 * them with the route table.
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

/** The path of an address of the portal, without query and hash; the inbox for any other address. */
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
