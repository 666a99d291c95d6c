import { webAddressIn } from '../../store/core/values/webAddress';

/** An address the operator gave, if it may be opened: http or https, and nothing else. */
export const safeLink = (address: string): string | null => {
  const url = address.trim() === '' ? null : webAddressIn(address, location.origin);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
};

const STORAGE = 'https://firebasestorage.googleapis.com/v0/b';

/** A storage reference becomes its download address, where the bucket is one of the deployment's (specification §1). */
const downloadAddress = (address: string, hosts: readonly string[]): string => {
  const [, bucket = '', path = ''] = /^gs:\/\/([^/]+)\/(.+)$/.exec(address.trim()) ?? [];
  return hosts.includes(`gs://${bucket}`)
    ? `${STORAGE}/${bucket}/o/${encodeURIComponent(path)}?alt=media`
    : address;
};

/** An address of a picture, if it is on one of the hosts the deployment allows; our own is always one. */
export const safeImage = (address: string, hosts: readonly string[]): string | null => {
  const link = safeLink(downloadAddress(address, hosts));
  if (link === null) return null;
  const { origin } = new URL(link);
  return origin === location.origin || hosts.includes(origin) ? link : null;
};
