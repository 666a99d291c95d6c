import { gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Answers } from './answers';
import { type Books, createBooks } from './books/books';
import { logUnreadableCall } from './books/callLog';
import { openDatabase } from './books/database';
import { createIdentities } from './books/identities';
import { createOtps } from './books/otps';
import { createSessions } from './books/session';
import { type Clock, createClock } from './clock';
import { registerAssets } from './console/assets';
import { registerConsole } from './console/console';
import type { Dialect } from './dialects/dialects';
import { speakDialect } from './dialects/speak';
import { handlers } from './handlers';
import { servePages } from './pages';
import { registerCardPage } from './payments/cardPage';
import { createPostponed } from './payments/postponed';
import type { Services } from './payments/services';
import { createRealtime, type Realtime, registerRealtime } from './realtime/realtime';
import { seedDatabase } from './seeds/seedDatabase';
import { createSettings } from './settings';
import { registerStandIn } from './standIn';
import { createFaults } from './transport/faults';
import { registerCalls } from './transport/gateway';
import { createKeysInProgress, type Idempotency } from './transport/idempotency';
import { refuseOtherOrigins } from './transport/origin';
import { Refusal } from './transport/refusal';
import { createScenarios, type Scenarios } from './transport/scenarios';
import { answerUnknown } from './transport/unknown';

export interface OperatorOptions {
  /** A file, which survives a restart, or `:memory:`. */
  readonly database: string;
  /** The folder of the built portal, which is served at the same origin. */
  readonly dist?: string;
  /** The deployment's configuration block. It replaces the built one in the page. */
  readonly configuration?: object;
  /** As `configuration`, but depending on the handling of `Idempotency-Key`; it is called for each page. */
  readonly configurationFor?: (idempotency: Idempotency) => object;
  /** The origin of the card provider's page, when it is not the operator's own. */
  readonly cardProvider?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How many seconds of the operator pass in one real second. It applies to waits, expiries and slow answers. */
  readonly clockSpeed?: number;
  /** How the operator handles `Idempotency-Key` until the console or a test changes it; `honours` by default. */
  readonly idempotency?: Idempotency;
  /** The shape of the answers; `full` when left out. */
  readonly answers?: Answers;
  /** The names used in requests and answers; those of the portal when left out. */
  readonly dialect?: Dialect;
  /** Other origins that may send calls, such as a development server's (`http://localhost:3000`). */
  readonly origins?: readonly string[];
}

export interface Operator {
  /** The server, not listening yet: call `app.listen(…)`, or `app.inject(…)` to use it without a socket. */
  readonly app: FastifyInstance;
  readonly books: Books;
  readonly scenario: Scenarios;
  readonly clock: Clock;
  /** The hosted realtime database that the operator fills. */
  readonly realtime: Realtime;
  /** The number of calls that were accepted and not carried out yet. */
  postponed(): number;
  /** Ends every session of one subscriber, or of all: their next call is answered with 401. */
  endSessions(customerid?: string): void;
  /** Resets books, scenarios, subscribers and sessions to the seeds. */
  reset(): void;
  readonly close: () => Promise<void>;
}

/** The stand-in operator: a real server with its own books behind all documented calls. */
export const createOperator = async (options: OperatorOptions): Promise<Operator> => {
  const services = createServices(options);
  const { database, clock, books, sessions, realtime } = services;
  const scenario = createScenarios(services);
  const reset = () => {
    clock.abandon();
    database.clear();
    seedDatabase(database, clock.now());
    realtime.reset();
    services.keysInProgress.clear();
    services.postponed.clear();
  };
  if (database.isEmpty) reset();

  const app = await createApp(options, services);
  registerCalls(app, services, handlers, options.dialect);
  registerAssets(app);
  registerCardPage(app, services);
  registerStandIn(app, services, scenario, reset);
  registerRealtime(app, realtime);
  const { dist, configuration, configurationFor } = options;
  const configurationNow = () =>
    configurationFor?.(services.settings.idempotency()) ?? configuration;
  registerConsole(app, services, scenario, reset, dist);
  if (dist !== undefined) servePages(app, dist, configurationNow);

  return {
    app,
    books,
    scenario,
    clock,
    realtime,
    postponed: () => services.postponed.count(),
    endSessions: (customerid) => sessions.closeAll(customerid),
    reset,
    close: async () => {
      clock.abandon();
      await app.close();
      database.close();
    },
  };
};

const createServices = ({
  database: path,
  now,
  clockSpeed,
  cardProvider = '',
  idempotency,
  answers,
}: OperatorOptions): Services => {
  const database = openDatabase(path);
  const clock = createClock({
    ...(now === undefined ? {} : { now }),
    ...(clockSpeed === undefined ? {} : { speed: clockSpeed }),
  });
  const faults = createFaults(database);
  return {
    database,
    clock,
    faults,
    books: createBooks(database),
    sessions: createSessions(database, clock),
    identities: createIdentities(database, clock),
    realtime: createRealtime(clock),
    otps: createOtps(database, clock, faults),
    settings: createSettings(database, idempotency, answers),
    keysInProgress: createKeysInProgress(),
    postponed: createPostponed(clock),
    cardProvider,
  };
};

const createApp = async (
  { origins = [], dialect }: OperatorOptions,
  services: Services,
): Promise<FastifyInstance> => {
  // The log contains defects only and no request addresses, because an address may contain a password.
  const app = fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart);
  app.addHook('onRequest', refuseOtherOrigins(origins));
  if (dialect) speakDialect(app, dialect);
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('x-content-type-options', 'nosniff');
    return compressed(request, reply, payload);
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    logUnreadableCall(services, request, status);
    return reply.code(status).send({ error: 'The operator cannot read this request.' });
  });
  app.setNotFoundHandler(answerUnknown);
  return app;
};

const WORTH_COMPRESSING = 1_024;

/** Compresses text answers: a channel list becomes ten times smaller. Pages are compressed elsewhere. */
const compressed = (request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown => {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesGzip || typeof payload !== 'string' || payload.length < WORTH_COMPRESSING)
    return payload;
  void reply.header('content-encoding', 'gzip').header('vary', 'Accept-Encoding');
  void reply.removeHeader('content-length');
  return gzipSync(payload);
};

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
