import { webAddressIn } from '../../store/core/values/webAddress';

/** An address the operator gave, if it may be opened: http or https, and nothing else. */
export const safeLink = (address: string): string | null => {
  const url = address.trim() === '' ? null : webAddressIn(address, location.origin);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
};

/** An address of a picture, if it is on one of the hosts the deployment allows; our own is always one. */
export const safeImage = (address: string, hosts: readonly string[]): string | null => {
  const link = safeLink(address);
  if (link === null) return null;
  const { origin } = new URL(link);
  return origin === location.origin || hosts.includes(origin) ? link : null;
};
