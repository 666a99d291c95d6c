import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../../sagas/api/endpoints';
import { isPaymentStatusPath } from '../../../store/core/paths';
import { STAND_IN_SCRIPTS } from '../console/bundleScreen';
import { CARD_PAGE, CARD_RETURN } from '../payments/card';

/** The card provider is another site: requests to its page and back from it have a foreign origin. */
const FROM_ELSEWHERE: ReadonlySet<string> = new Set([CARD_PAGE, CARD_RETURN]);

/**
 * Refuses calls from pages of another origin. The session cookie is SameSite=Strict, which should be enough; this
 * is a second check. A subdomain counts as the same site, so its requests have the cookie.
 */
export const refuseOtherOrigins =
  (trusted: readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && !isApi(path) && !path.startsWith('/stand-in/');
    // The scripts that draw the screens of a support bundle are requested by a page with an opaque origin, and contain
    // no data.
    const isScript = request.method === 'GET' && path.startsWith(STAND_IN_SCRIPTS);
    const isReturn = FROM_ELSEWHERE.has(path) || isPaymentStatusPath(path);
    if (isPage || isScript || isReturn) return;
    const { origin, host } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isOurs = origin === undefined || hostOf(origin) === host || trusted.includes(origin);
    const isForeignCall = site === 'cross-site' && isApi(path);
    const isTrusted = origin !== undefined && trusted.includes(origin);
    const comesFromPortal =
      request.headers['x-requested-with'] === 'XMLHttpRequest' &&
      (site === undefined || site === 'same-origin' || isTrusted);
    const mayChange = comesFromPortal || !isChange(request);
    if (isOurs && !isForeignCall && mayChange) return;
    await reply
      .code(403)
      .send({ error: 'This request came from another site.', errorcode: 'OTHER_SITE' });
  };

/**
 * A link or an image on another page can send a GET with the cookie, and many changes are GETs. Such a page cannot add
 * a header, and the browser reports its origin. Every call that is never repeated counts as a change here, including a
 * login and a code sent to the phone.
 */
const isChange = ({ routeOptions }: FastifyRequest): boolean => {
  const { call } = routeOptions.config;
  return call !== undefined && !endpoints[call].retry;
};

export const isApi = (path: string): boolean => path.startsWith('/subscriber/');

/** Null for `Origin: null` and for any other value without a host. */
const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};
