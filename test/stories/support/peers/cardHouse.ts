import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CARD_DECIDE, CARD_PAGE } from '../../../operator/payments/card';

export interface CardHouse {
  /** The address of its page: another site than the portal's. */
  readonly origin: string;
  /** From now on it works for this operator. */
  readonly serve: (operator: string) => void;
  readonly close: () => Promise<void>;
}

/** What belongs to the provider; everything else is the operator's and is sent on to it. */
const ITS_OWN = new Set([
  CARD_PAGE,
  CARD_DECIDE,
  '/stand-in/card.js',
  '/stand-in/style.css',
  '/favicon.ico',
]);

const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const piece of incoming) body += String(piece);
  return body;
};

/** The card provider at its own origin, as a real one is: its page is posted to from another site, and posts back. */
export const startCardHouse = async (): Promise<CardHouse> => {
  let operator = '';
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '/', method = 'GET', headers } = incoming;
    const address = new URL(url, operator);
    if (!ITS_OWN.has(address.pathname)) {
      outgoing.writeHead(307, { location: address.href }).end();
      return;
    }
    const body = await bodyOf(incoming);
    const given = await fetch(address, {
      method,
      headers: { 'content-type': headers['content-type'] ?? 'text/plain' },
      ...(method === 'POST' && { body }),
    });
    const policy = given.headers.get('content-security-policy') ?? '';
    outgoing.writeHead(given.status, {
      'content-type': given.headers.get('content-type') ?? 'text/plain',
      // The provider's form posts back to the operator.
      'content-security-policy': policy.replace("form-action 'self'", `$& ${operator}`),
    });
    outgoing.end(await given.text());
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on a port, not on a pipe
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (address) => (operator = address),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
