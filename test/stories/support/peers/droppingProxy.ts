import {
  Agent,
  createServer,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DroppingProxy {
  readonly address: string;
  /** The next request to this path is carried out upstream, and its connection dropped before the answer. */
  readonly cutNext: (path: string) => void;
  /** How many requests to a path have gone upstream. */
  readonly passed: (path: string) => number;
  readonly close: () => Promise<void>;
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

/**
 * A proxy between the browser and the operator, like a household's router: the browser's connections to it stay open,
 * and on request one of them is cut after the operator has done its work.
 */
export const startDroppingProxy = async (upstream: string): Promise<DroppingProxy> => {
  const cuts = new Set<string>();
  const passed: string[] = [];
  // A separate connection for each request: nothing on this side may be lost by chance.
  const agent = new Agent({ keepAlive: false });

  const handOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = pathOf(incoming);
    passed.push(path);
    const isCut = cuts.delete(path);
    const { method, headers } = incoming;
    const onward = ask(new URL(incoming.url ?? '/', upstream), {
      method: method ?? 'GET',
      headers,
      agent,
    });
    onward.on('response', (answer) => {
      if (!isCut) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      answer.resume();
      answer.on('end', () => incoming.socket.destroy());
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  };

  const server = createServer({ keepAliveTimeout: 60_000 }, handOn);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // listening on a port, not on a pipe
  return {
    address: `http://localhost:${port}`,
    cutNext: (path) => void cuts.add(path),
    passed: (path) => passed.filter((one) => one === path).length,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
