import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import type { Certificate } from '../../run/certificate';

/** HTTP/1.1 is measured in the clear, HTTP/2 as browsers speak it: over TLS. */
export const PROTOCOLS = ['HTTP/1.1', 'HTTP/2'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A server that carries out every write that arrives whole, and cuts its connection before the answer. */
export interface CuttingServer {
  readonly address: string;
  /** How often the write of this press arrived whole. */
  readonly arrivals: (press: string) => number;
  readonly close: () => void;
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

/** Milliseconds from the arrival of a write to its booking, and those of a slow read. */
const BOOKING = 60;
const SLOW = 30;
const PAGE = '<!doctype html><title>Resent</title><link rel="icon" href="data:,">';

export const openCuttingServer = async (
  protocol: Protocol,
  certificate: Certificate,
): Promise<CuttingServer> => {
  const arrivals = new Map<string, number>();
  /** By the browser's port: the socket that an HTTP/2 request shows says goodbye before it closes. */
  const sockets = new Map<number | undefined, Socket>();
  const handle = (request: Request, response: Response): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/write') void book(request, response, searchParams.get('press') ?? '');
    else if (pathname === '/slow') setTimeout(() => answer(response), SLOW);
    else if (pathname === '/last') answerLast(request, response);
    else answer(response, pathname === '/' ? PAGE : '{}');
  };
  const book = async (request: Request, response: Response, press: string): Promise<void> => {
    try {
      for await (const _ of request) continue;
    } catch {
      return; // it did not arrive whole
    }
    const count = (arrivals.get(press) ?? 0) + 1;
    arrivals.set(press, count);
    // A copy is answered, as by a server that is well again.
    const end = () =>
      count > 1 ? answer(response) : sockets.get(request.socket.remotePort)?.destroy();
    setTimeout(end, BOOKING);
  };
  const server =
    protocol === 'HTTP/1.1' ? createServer(handle) : createSecureServer({ ...certificate }, handle);
  server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  return {
    address: `${protocol === 'HTTP/1.1' ? 'http' : 'https'}://localhost:${port}`,
    arrivals: (press) => arrivals.get(press) ?? 0,
    close: () => {
      for (const one of sockets.values()) one.destroy();
      server.close();
    },
  };
};

const answer = (response: Response, text = '{}'): void => {
  response.setHeader('content-type', text === PAGE ? 'text/html' : 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(text);
};

/** The next request needs a fresh connection. */
const answerLast = (request: Request, response: Response): void => {
  if ('shouldKeepAlive' in response) response.shouldKeepAlive = false;
  answer(response);
  if ('stream' in request) request.stream.session?.close();
};
