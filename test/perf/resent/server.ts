import type { Certificate } from '../../run/certificate';
import {
  type Answering,
  openCuttableServer,
  type Protocol,
  type ServerRequest,
} from '../../run/cuttableServer';

/**
 * A server that carries out every write that arrives whole. It cuts the connection before the first answer, and answers
 * only copies.
 */
export interface CuttingServer {
  readonly address: string;
  /** How often the write of this press arrived whole. */
  readonly arrivals: (press: string) => number;
  readonly close: () => void;
}

/** The duration of a write's booking and of a slow read, in milliseconds. */
const BOOKING = 60;
const SLOW = 30;
const PAGE = '<!doctype html><title>Resent</title><link rel="icon" href="data:,">';

export const openCuttingServer = async (
  protocol: Protocol,
  certificate: Certificate,
): Promise<CuttingServer> => {
  const arrivals = new Map<string, number>();
  const handle = (request: ServerRequest, response: Answering): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/write') void book(request, response, searchParams.get('press') ?? '');
    else if (pathname === '/slow') setTimeout(() => answer(response), SLOW);
    else if (pathname === '/last') answerLast(request, response);
    else answer(response, pathname === '/' ? PAGE : '{}');
  };
  const book = async (
    request: ServerRequest,
    response: Answering,
    press: string,
  ): Promise<void> => {
    try {
      for await (const _ of request) continue;
    } catch {
      return; // it did not arrive whole
    }
    const count = (arrivals.get(press) ?? 0) + 1;
    arrivals.set(press, count);
    // A copy is answered, as by a server that has recovered.
    setTimeout(() => (count > 1 ? answer(response) : server.cut(request)), BOOKING);
  };
  const server = await openCuttableServer(protocol, certificate, handle);
  return {
    address: server.address,
    arrivals: (press) => arrivals.get(press) ?? 0,
    close: server.close,
  };
};

const answer = (response: Answering, text = '{}'): void => {
  response.setHeader('content-type', text === PAGE ? 'text/html' : 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(text);
};

/** Answers and closes the connection, so that the next request needs a fresh one. */
const answerLast = (request: ServerRequest, response: Answering): void => {
  if ('shouldKeepAlive' in response) response.shouldKeepAlive = false;
  answer(response);
  if ('stream' in request) request.stream.session?.close();
};
