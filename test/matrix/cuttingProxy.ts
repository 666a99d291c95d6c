import { request as httpRequest } from 'node:http';
import type { Certificate } from '../run/certificate';
import {
  type Answering,
  openCuttableServer,
  type Protocol,
  type ServerRequest,
} from '../run/cuttableServer';

/** A request that a step waits for. Loading a page of the provider counts as a request too. */
export interface AwaitedRequest {
  readonly method: 'GET' | 'POST';
  /** The whole path. */
  readonly path: string;
}

/** A proxy in front of the operator, which can be told to break a connection. */
export interface CuttingProxy {
  readonly address: string;
  /**
   * Lets the next such request be carried out and breaks its connection before the answer. A copy of it that the
   * browser sends by itself passes. Resolves when the connection has been cut.
   */
  readonly cutNext: (waited: AwaitedRequest) => Promise<void>;
  readonly close: () => void;
}

export const openCuttingProxy = async (
  protocol: Protocol,
  operator: string,
  certificate: Certificate,
): Promise<CuttingProxy> => {
  let waiting: { readonly waited: AwaitedRequest; readonly cut: () => void } | null = null;
  const isWaitedFor = ({ method, url = '' }: ServerRequest): boolean =>
    waiting?.waited.method === method && waiting?.waited.path === new URL(url, operator).pathname;
  const handle = (request: ServerRequest, response: Answering): void => {
    const cut = isWaitedFor(request) ? waiting?.cut : undefined;
    if (cut) waiting = null;
    const passed = httpRequest(new URL(request.url ?? '/', operator), {
      method: request.method,
      headers: plainHeaders(request),
    });
    passed.on('response', (answer) => {
      if (cut) {
        answer.resume();
        server.cut(request);
        cut();
        return;
      }
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !OF_ONE_CONNECTION.has(name)) response.setHeader(name, value);
      response.statusCode = answer.statusCode ?? 502;
      answer.pipe(response as NodeJS.WritableStream); // both kinds of answer are streams
    });
    passed.on('error', () => server.cut(request));
    request.pipe(passed);
  };
  const server = await openCuttableServer(protocol, certificate, handle);
  return {
    address: server.address,
    cutNext: (waited) => new Promise((resolve) => (waiting = { waited, cut: resolve })),
    close: server.close,
  };
};

const OF_ONE_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

/** The headers of either protocol in the form of HTTP/1.1. */
const plainHeaders = ({ headers }: ServerRequest): Record<string, string | string[]> => {
  const plain: Record<string, string | string[]> = {};
  const authority = headers[':authority'];
  if (typeof authority === 'string') plain['host'] = authority;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':') && name !== 'connection') plain[name] = value;
  return plain;
};
