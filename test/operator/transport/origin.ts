import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../../sagas/api/endpoints';
import { isPaymentStatusPath } from '../../../store/core/paths';
import { STAND_IN_SCRIPTS } from '../console/bundleScreen';
import { CARD_PAGE, CARD_RETURN } from '../payments/card';

/** The card provider is another house: its page is posted to, and posts back, from elsewhere. */
const FROM_ELSEWHERE: ReadonlySet<string> = new Set([CARD_PAGE, CARD_RETURN]);

/**
 * A page of another origin gets nothing done here. The session cookie is SameSite=Strict, which
 * should be enough; this is the second lock. A subdomain is of the same site, and gets the cookie all the same.
 */
export const refuseOtherOrigins =
  (trusted: readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && !isApi(path) && !path.startsWith('/stand-in/');
    // The scripts that draw a file's screens are asked for by a page of no origin, and tell nothing.
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
 * A link or an image of another page can send a GET with the cookie, and many changes are GETs. It cannot add a
 * header, and the browser says where it comes from. Every call that is sent only once counts as a change here: a
 * login and a code to the phone as well.
 */
const isChange = ({ routeOptions }: FastifyRequest): boolean => {
  const { call } = routeOptions.config;
  return call !== undefined && !endpoints[call].retry;
};

export const isApi = (path: string): boolean => path.startsWith('/subscriber/');

/** Null for `Origin: null` and for anything else that names no host. */
const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};
