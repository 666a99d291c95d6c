import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One request as it came over the wire. */
interface Arrived {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Responding = (response: ServerResponse, request: Arrived) => void;

/** A real server on this machine that answers every request in one way, and records the requests. */
export const openHttpOperator = async () => {
  let respond: Responding = (response) => response.end('{}');
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const one: Arrived = { method, path: url, headers, body: body.toString('utf8') };
      arrived.push(one);
      respond(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    arrived: arrived as readonly Arrived[],
    last: () => arrived.at(-1)!,
    /** Forgets what arrived, and answers in this way from now on. */
    respondsBy: (how: Responding): void => {
      arrived.length = 0;
      respond = how;
    },
    close: (): Promise<unknown> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

export type HttpOperator = Awaited<ReturnType<typeof openHttpOperator>>;

export const body =
  (text: string, status = 200, type = 'application/json'): Responding =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

export const json = (value: unknown, status = 200): Responding =>
  body(JSON.stringify(value), status);
