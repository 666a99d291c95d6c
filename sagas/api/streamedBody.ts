import type { EncodedRequest } from './payload';

/**
 * A request whose body is a stream, so that it arrives once. A browser sends a request again by itself when a
 * connection that it reused breaks before the answer, also one that the operator has carried out; it cannot do so
 * with a stream, which is read once. Streams travel over HTTP/2 and HTTP/3 only: over HTTP/1.1, and in a browser that
 * sends none, the request stays as it is. `npm run tool -- resent` measures this.
 */
export const streamedIfPossible = (request: EncodedRequest): EncodedRequest => {
  const canStream = 'duplex' in Request.prototype && MULTIPLEXED.has(protocolOfPage());
  if (!canStream || request.body === undefined) return request;
  const { body, headers } = new Response(request.body);
  const contentType = request.contentType ?? headers.get('content-type') ?? '';
  return { address: request.address, contentType, ...(body && { body }) };
};

const MULTIPLEXED: ReadonlySet<string> = new Set(['h2', 'h3']);

/** The protocol by which the page came, as TLS names it. The operator's calls go to the page's own origin. */
const protocolOfPage = (): string => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit && 'nextHopProtocol' in visit ? String(visit.nextHopProtocol) : '';
};
