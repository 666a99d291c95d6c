import type { FastifyReply, FastifyRequest } from 'fastify';
import { CARD_PAGE, CARD_RETURN } from '../payments/card';
import { STAND_IN_SCRIPTS } from '../console/bundleScreen';

/** The card provider is another house: its page is posted to, and posts back, from elsewhere. */
const FROM_ELSEWHERE: ReadonlySet<string> = new Set([CARD_PAGE, CARD_RETURN]);

/**
 * A page of another origin gets nothing done here. The session cookie is SameSite=Strict, which
 * should be enough; this is the second lock, and it also covers GETs that change something.
 */
export const refuseOtherOrigins =
  (trusted: readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && !isApi(path) && !path.startsWith('/stand-in/');
    // The scripts that draw a file's screens are asked for by a page of no origin, and tell nothing.
    const isScript = request.method === 'GET' && path.startsWith(STAND_IN_SCRIPTS);
    if (isPage || isScript || FROM_ELSEWHERE.has(path)) return;
    const { origin, host } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isOurs = origin === undefined || hostOf(origin) === host || trusted.includes(origin);
    const isForeignCall = site === 'cross-site' && isApi(path);
    if (isOurs && !isForeignCall) return;
    await reply.code(403).send({ error: 'This request came from another site.' });
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
