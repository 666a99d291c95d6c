import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import { realtimeSeed } from '../seeds/realtime';

export const REALTIME = '/stand-in/realtime';
/** The one place that a subscriber may write to, each answer for itself. */
const OPEN_PLACE = /^surveyanswers\/[\w-]+\/[\w-]+$/;
const KEEP_ALIVE = 30_000;

/** One writing by a subscriber, as it arrived. */
interface Writing {
  readonly path: string;
  readonly value: unknown;
}

/** What can go wrong between a subscriber and the hosted database. */
type RealtimeTrouble =
  /** Every request is answered 503. */
  | 'down'
  /** A writing is carried out and its connection cut before the answer. */
  | 'cutAfterWrite';

/** The hosted realtime database: a tree, read and followed by everybody, written by the operator. */
export interface Realtime {
  readonly read: (path: string) => unknown;
  /** null takes away what is there. */
  put(path: string, value: unknown): void;
  /** Every writing of a subscriber, oldest first. */
  writings(): readonly Writing[];
  /** How many pages follow something now. */
  followers(): number;
  /** How many streams were opened. */
  followings(): number;
  /** Drops everybody who follows; they may come again. */
  cut(): void;
  trouble(kind: RealtimeTrouble | null): void;
  reset(): void;
  /** For the routes: what a request may do. */
  readonly door: {
    follow(path: string, stream: ServerResponse): void;
    write(path: string, value: unknown): void;
    troubled(): RealtimeTrouble | null;
  };
}

type Tree = Readonly<Record<string, unknown>>;
const asTree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {}; // checked just now
const partsOf = (path: string) => path.split('/').filter(Boolean);

const placed = (tree: unknown, [name, ...deeper]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const { [name]: inside, ...others } = asTree(tree);
  const next = placed(inside, deeper, value);
  const whole = next === null ? others : { ...others, [name]: next };
  return Object.keys(whole).length === 0 ? null : whole;
};

/** The database's own clock stands for `{".sv": "timestamp"}`. */
const stamped = (value: unknown, now: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => stamped(one, now));
  if ('.sv' in value) return now;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stamped(one, now)]));
};

export const createRealtime = (clock: Clock): Realtime => {
  let tree: unknown = realtimeSeed(clock.now());
  let writings: Writing[] = [];
  let trouble: RealtimeTrouble | null = null;
  let followings = 0;
  const streams = new Map<ServerResponse, string>();

  const read = (path: string): unknown =>
    partsOf(path).reduce<unknown>((at, name) => asTree(at)[name] ?? null, tree) ?? null;
  const tell = (stream: ServerResponse, event: string, data: unknown) =>
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const put = (path: string, value: unknown) => {
    tree = placed(tree, partsOf(path), value);
    for (const [stream, place] of streams) {
      const [inside, outside] = [`${path}/`.startsWith(`${place}/`), place.startsWith(`${path}/`)];
      if (inside) tell(stream, 'put', { path: path.slice(place.length) || '/', data: value });
      else if (outside) tell(stream, 'put', { path: '/', data: read(place) });
    }
  };
  const cut = () => {
    for (const stream of streams.keys()) stream.destroy();
    streams.clear();
  };
  return {
    read,
    put,
    cut,
    writings: () => writings,
    followers: () => streams.size,
    followings: () => followings,
    trouble: (kind) => {
      trouble = kind;
      if (kind === 'down') cut();
    },
    reset: () => {
      cut();
      tree = realtimeSeed(clock.now());
      [writings, trouble, followings] = [[], null, 0];
    },
    door: {
      troubled: () => trouble,
      write: (path, value) => {
        writings = [...writings, { path, value }];
        put(path, stamped(value, clock.now()));
      },
      follow: (path, stream) => {
        followings += 1;
        streams.set(stream, path);
        const alive = setInterval(() => tell(stream, 'keep-alive', null), KEEP_ALIVE).unref();
        stream.on('close', () => {
          clearInterval(alive);
          streams.delete(stream);
        });
        tell(stream, 'put', { path: '/', data: read(path) });
      },
    },
  };
};

type Asked = FastifyRequest<{ Params: { '*': string } }>;

/** The database's public REST and event-stream protocol: each place is an address that ends in .json. */
export const registerRealtime = (app: FastifyInstance, { read, door }: Realtime): void => {
  const refused = (reply: FastifyReply, status: number, error: string) =>
    reply.code(status).send({ error });
  const placeOf = ({ params }: Asked): string | null =>
    params['*'].endsWith('.json') ? params['*'].slice(0, -'.json'.length) : null;

  app.get(`${REALTIME}/*`, (request: Asked, reply) => {
    const place = placeOf(request);
    if (place === null) return refused(reply, 404, 'There is nothing at this address.');
    if (door.troubled() === 'down') return refused(reply, 503, 'The database is not there.');
    // What subscribers answered is read by the operator alone.
    if (place.startsWith('surveyanswers')) return refused(reply, 401, 'Permission denied');
    if (!String(request.headers.accept ?? '').includes('text/event-stream'))
      return reply.type('application/json').send(JSON.stringify(read(place)));
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      // No proxy may buffer or compress a stream.
      'cache-control': 'no-store, no-transform',
    });
    return door.follow(place, reply.raw);
  });

  app.put(`${REALTIME}/*`, (request: Asked, reply) => {
    const place = placeOf(request);
    if (place === null || !OPEN_PLACE.test(place)) return refused(reply, 401, 'Permission denied');
    if (door.troubled() === 'down') return refused(reply, 503, 'The database is not there.');
    door.write(place, request.body);
    if (door.troubled() === 'cutAfterWrite') {
      reply.hijack();
      return void request.raw.socket.destroy();
    }
    return reply.type('application/json').send(JSON.stringify(read(place)));
  });
};
