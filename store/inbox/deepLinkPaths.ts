import { ALERTS, DEEP_LINK_PATHS, INBOX } from '../core/paths';
import { webAddressIn } from '../core/values/webAddress';

/** The path of a portal address that a message may open (`DEEP_LINK_PATHS`), without query; otherwise the inbox. */
export const deepLinkPathOf = (address: unknown, origin: string): string => {
  if (typeof address !== 'string' || address.length > 500) return INBOX;
  const url = webAddressIn(address, origin);
  const path = url?.pathname.replace(/(.)\/$/, '$1') ?? '';
  return url?.origin === origin && DEEP_LINK_PATHS.includes(path) && path !== ALERTS ? path : INBOX;
};
