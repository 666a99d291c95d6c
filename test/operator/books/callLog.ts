import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../sagas/api/endpoint';
import type { CallName } from '../../../store/wire/answers';
import type { Services } from '../payments/services';
import { secretHashOf } from './secrets';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's name in the endpoint table. */
    call?: CallName;
  }
}

/** What the log needs to know about a call. */
export interface LoggedCall {
  readonly services: Services;
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly sessionId: string | undefined;
  readonly customerid: string;
  readonly idempotencyKey: string | null;
  readonly began: number;
}

/** Logs the call and how it ended, but never its query or body. */
export const logCall = (it: LoggedCall, status: number, replayed: boolean) => {
  const { services, endpoint, request, sessionId, customerid, idempotencyKey, began } = it;
  services.books.writeCall({
    at: services.clock.now(),
    call: endpoint.name,
    method: endpoint.method,
    path: pathOf(request),
    status,
    customerid,
    session: sessionId ? secretHashOf(sessionId).slice(0, 8) : '',
    idempotencykey: idempotencyKey,
    replayed: replayed ? 1 : 0,
    milliseconds: Math.round(performance.now() - began),
  });
};

/** Logs a request that failed before its call could be read, because it was not JSON or was too large. */
export const logUnreadableCall = (
  { books, clock }: Services,
  request: FastifyRequest,
  status: number,
): void => {
  const { call } = request.routeOptions.config;
  if (call === undefined) return;
  books.writeCall({
    at: clock.now(),
    call,
    method: request.method,
    path: pathOf(request),
    status,
    customerid: '',
    session: '',
    idempotencykey: null,
    replayed: 0,
    milliseconds: 0,
  });
};

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';
