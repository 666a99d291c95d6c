import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import { realtimeSeed } from '../seeds/realtime';
import { mayRead, mayWrite } from './databaseRules';
import { nodeAt, type Tree, withNodeAt } from './tree';

export const REALTIME = '/stand-in/realtime';
const KEEP_ALIVE = 30_000;

/** One write by a subscriber that the rules allowed, as it arrived. */
interface Writing {
  readonly path: string;
  readonly value: unknown;
}

/** The faults that can occur between a subscriber and the hosted database. */
type RealtimeTrouble =
  /** Every request is answered 503. */
  | 'down'
  /**
   * A write is carried out and its connection is cut before the answer. A browser may send it again automatically.
   */
  | 'cutAfterWrite';

/**
 * The hosted realtime database: a tree that pages read and follow. The operator writes the tree, and subscribers write
 * what the rules allow.
 */
export interface Realtime {
  readonly read: (path: string) => unknown;
  /** null deletes the value at the path. */
  put(path: string, value: unknown): void;
  /** Changes some children of a place, given by name or path, and keeps the others. */
  patch(path: string, children: Tree): void;
  /** Every write of a subscriber that the rules allowed, oldest first. */
  writings(): readonly Writing[];
  /** How many streams are open. */
  followers(): number;
  /** How many streams were opened. */
  followings(): number;
  /** Breaks every open stream. A page may open a new one. */
  cut(): void;
  /** Ends every open stream with a reason, because its reader is no longer allowed to read. */
  cancel(reason: string): void;
  trouble(kind: RealtimeTrouble | null): void;
  reset(): void;
  /** For the routes: what a request may do. */
  readonly door: {
    mayRead(path: string): boolean;
    follow(path: string, stream: ServerResponse): void;
    /** Writes a value. Returns whether the rules allowed the write. */
    write(path: string, value: unknown): boolean;
    troubled(): RealtimeTrouble | null;
  };
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** Replaces `{".sv": "timestamp"}` with the time of the database's own clock. */
const stamped = (value: unknown, now: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => stamped(item, now));
  if ('.sv' in value) return now;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, stamped(child, now)]),
  );
};

export const createRealtime = (clock: Clock): Realtime => {
  let tree: unknown = realtimeSeed(clock.now());
  let writings: Writing[] = [];
  let trouble: RealtimeTrouble | null = null;
  let followings = 0;
  const streams = new Map<ServerResponse, string>();

  const read = (path: string): unknown => nodeAt(tree, partsOf(path));
  const tell = (stream: ServerResponse, event: string, data: unknown) =>
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const tellOf = (how: 'put' | 'patch', path: string, data: unknown) => {
    for (const [stream, place] of streams) {
      const inside = `${path}/`.startsWith(`${place}/`);
      if (inside) tell(stream, how, { path: path.slice(place.length) || '/', data });
      else if (path === '' || place.startsWith(`${path}/`))
        tell(stream, 'put', { path: '/', data: read(place) });
    }
  };
  const put = (path: string, value: unknown) => {
    tree = withNodeAt(tree, partsOf(path), value);
    tellOf('put', path, value);
  };
  const cut = () => {
    for (const stream of streams.keys()) stream.destroy();
    streams.clear();
  };
  return {
    read,
    put,
    patch: (path, children) => {
      for (const [name, value] of Object.entries(children))
        tree = withNodeAt(tree, [...partsOf(path), ...partsOf(name)], value);
      tellOf('patch', path, children);
    },
    cut,
    cancel: (reason) => {
      for (const stream of streams.keys()) {
        tell(stream, 'cancel', reason);
        stream.end();
      }
      streams.clear();
    },
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
      mayRead: (path) => mayRead(tree, partsOf(path), clock.now()),
      write: (path, value) => {
        const now = clock.now();
        const written = stamped(value, now);
        const after = withNodeAt(tree, partsOf(path), written);
        if (!mayWrite(partsOf(path), { before: tree, after, now })) return false;
        writings = [...writings, { path, value }];
        put(path, written);
        return true;
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

/** The database's public REST and event-stream protocol: each place has an address that ends in .json. */
export const registerRealtime = (app: FastifyInstance, { read, door }: Realtime): void => {
  const refused = (reply: FastifyReply, status: number, error: string) =>
    reply.code(status).send({ error });
  const placeOf = ({ params }: Asked): string | null =>
    params['*'].endsWith('.json') ? params['*'].slice(0, -'.json'.length) : null;

  app.get(`${REALTIME}/*`, (request: Asked, reply) => {
    const place = placeOf(request);
    if (place === null) return refused(reply, 404, 'There is nothing at this address.');
    if (door.troubled() === 'down') return refused(reply, 503, 'The database is not there.');
    if (!door.mayRead(place)) return refused(reply, 401, 'Permission denied');
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
    if (door.troubled() === 'down') return refused(reply, 503, 'The database is not there.');
    const isWritten = place !== null && door.write(place, request.body);
    if (door.troubled() === 'cutAfterWrite') {
      reply.hijack();
      return void request.raw.socket.destroy();
    }
    return isWritten
      ? reply.type('application/json').send(JSON.stringify(read(place)))
      : refused(reply, 401, 'Permission denied');
  });
};
