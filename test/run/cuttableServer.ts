import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import type { Certificate } from './certificate';

/** HTTP/1.1 without encryption, and HTTP/2 as browsers use it: over TLS, where tools may still use HTTP/1.1. */
export const PROTOCOLS = ['HTTP/1.1', 'HTTP/2'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export type ServerRequest = IncomingMessage | Http2ServerRequest;
export type Answering = ServerResponse | Http2ServerResponse;

/** A server whose connections can be cut as a network would cut them. */
export interface CuttableServer {
  readonly address: string;
  /** Breaks the connection of a request without any message of HTTP or TLS. */
  readonly cut: (request: ServerRequest) => void;
  readonly close: () => void;
}

export const openCuttableServer = async (
  protocol: Protocol,
  certificate: Certificate,
  handle: (request: ServerRequest, response: Answering) => void,
): Promise<CuttableServer> => {
  /** Sockets by the browser's port, because the `socket` of an HTTP/2 request sends a last frame before it closes. */
  const sockets = new Map<number | undefined, Socket>();
  const server =
    protocol === 'HTTP/1.1'
      ? createServer(handle)
      : createSecureServer({ ...certificate, allowHTTP1: true }, handle);
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
    cut: ({ socket }) => sockets.get(socket.remotePort)?.destroy(),
    close: () => {
      for (const socket of sockets.values()) socket.destroy();
      server.close();
    },
  };
};
