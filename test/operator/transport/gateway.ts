import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../sagas/api/endpoint';
import { endpoints } from '../../../sagas/api/endpoints';
import { findCustomer } from '../books/customers';
import { COOKIE } from '../books/session';
import { type Dialect, understood } from '../dialects/dialects';
import { REQUEST_FIELDS } from '../dialects/speak';
import type { Services } from '../payments/services';
import type { Handlers } from '../route';
import { receive, type ReceivedRequest } from './receive';
import { Refusal } from './refusal';
import { runHandler } from './runHandler';
import { type Exchange, sendAnswer } from './sendAnswer';

/** The address of the stand-in's push relay, which the endpoint table leaves to the configuration. */
export const PUSH_RELAY = '/stand-in/push/topics';

/** Registers every row of the table. The type check fails when a call has no handler. */
export const registerCalls = (
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  dialect?: Dialect,
): void => {
  const rows = Object.values(endpoints) as readonly Endpoint[]; // each row for itself, whatever its name
  rows
    // `renewReadingText` has the same address as `renew`; the accepted content type tells the two apart.
    .filter(({ name }) => name !== 'renewReadingText')
    .forEach((endpoint) =>
      app.route({
        method: endpoint.method,
        url: routePath(endpoint),
        exposeHeadRoute: false,
        config: { call: endpoint.name },
        handler: (request, reply) =>
          exchange(services, handlers, endpoint, request, reply, dialect),
      }),
    );
};

export const routePath = ({ path }: Pick<Endpoint, 'path'>): string =>
  path === '{relay}' ? PUSH_RELAY : `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

const exchange = async (
  services: Services,
  handlers: Handlers,
  row: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  dialect?: Dialect,
) => {
  const wantsText = row.name === 'renew' && (request.headers.accept ?? '').startsWith('text/');
  const endpoint = wantsText ? endpoints.renewReadingText : row;
  const sessionId = request.cookies[COOKIE];
  const customerid = services.sessions.customerOf(sessionId) ?? '';
  const received = await tryTo(async () => inOurNames(await receive(request, endpoint), dialect));
  const fields = received instanceof Refusal ? undefined : received.fields;
  const it: Exchange = {
    services,
    endpoint,
    request,
    reply,
    sessionId,
    customerid,
    victim: customerid || customerNamedIn(services, fields),
    idempotencyKey: headerOf(request, 'idempotency-key') ?? null,
    began: performance.now(),
  };
  const held = await tryTo(async () => holdKey(it));
  try {
    return await sendAnswer(it, () => {
      if (received instanceof Refusal) throw received;
      if (held instanceof Refusal) throw held;
      return runHandler(it, handlers[endpoint.name], received);
    });
  } finally {
    if (!(held instanceof Refusal)) held();
  }
};

const inOurNames = (received: ReceivedRequest, dialect?: Dialect): ReceivedRequest =>
  dialect && received.fields
    ? { ...received, fields: understood(dialect, REQUEST_FIELDS, received.fields) }
    : received;

/** Only a strict operator refuses a key while the first request with it is in progress. */
const holdKey = ({ services, customerid, idempotencyKey }: Exchange): (() => void) =>
  idempotencyKey === null || services.settings.idempotency() !== 'strict'
    ? () => undefined
    : services.keysInProgress.hold(customerid, idempotencyKey);

const tryTo = async <Result>(work: () => Promise<Result>): Promise<Result | Refusal> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/** The customer that a call without a session names, so that a scenario for one subscriber applies to it. */
const customerNamedIn = ({ database }: Services, fields: ReceivedRequest['fields']): string => {
  const identity = ['username', 'identity', 'customeridentity', 'mobileno']
    .map((name) => fields?.[name])
    .find((value) => typeof value === 'string');
  return typeof identity === 'string' ? (findCustomer(database, identity)?.customerid ?? '') : '';
};

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
