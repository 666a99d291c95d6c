import { webAddressIn } from '../../store/core/values/webAddress';

/**
 * The absolute form of an address from the operator; null if it is empty, or neither http nor https. A relative address
 * belongs to the page's origin.
 */
export const safeLink = (address: string): string | null => {
  const url = address.trim() === '' ? null : webAddressIn(address, location.origin);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
};

const STORAGE = 'https://firebasestorage.googleapis.com/v0/b';

/**
 * The download address of a storage reference (`gs://`) whose bucket is in the configuration (specification §1). Any
 * other address is returned unchanged.
 */
const downloadAddress = (address: string, hosts: readonly string[]): string => {
  const [, bucket = '', path = ''] = /^gs:\/\/([^/]+)\/(.+)$/.exec(address.trim()) ?? [];
  return hosts.includes(`gs://${bucket}`)
    ? `${STORAGE}/${bucket}/o/${encodeURIComponent(path)}?alt=media`
    : address;
};

/** The address of a picture if it is on the page's origin or on an allowed host, else null. */
export const safeImage = (address: string, hosts: readonly string[]): string | null => {
  const link = safeLink(downloadAddress(address, hosts));
  if (link === null) return null;
  const { origin } = new URL(link);
  return origin === location.origin || hosts.includes(origin) ? link : null;
};
