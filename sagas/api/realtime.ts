import { CANCEL, eventChannel, type EventChannel } from 'redux-saga';
import * as v from 'valibot';
import type { Failure } from '../../store/core/failure';
import { FailureError } from './failures';

/**
 * The door to the hosted realtime database (specification §1), beside `send`: it is no call to
 * the operator, has none of its cookies, and nothing it answers ends a session. Its public REST
 * and event-stream protocol: each place of its tree is an address that ends in `.json`.
 */

/** Milliseconds after which nobody waits for an answer any more. */
const TIME_LIMIT = 15_000;
const PLACE = 'realtime';

/** The database's address may be given relative to the page. */
const addressOf = (database: string, place: string): string =>
  new URL(`${database.replace(/\/+$/, '')}/${place}.json`, location.href).href;

/** What stands at a place; null where nothing does. A read may be lost, and is then not known. */
export const readRealtime = (database: string, place: string): Promise<unknown> =>
  exchange(addressOf(database, place), { method: 'GET' }, 'unreachable');

/**
 * Puts a value at a place of its own, so that the same value put again changes nothing. When the
 * answer is lost, it is unknown whether it arrived.
 */
export const putRealtime = (database: string, place: string, value: unknown): Promise<unknown> =>
  exchange(
    addressOf(database, place),
    {
      method: 'PUT',
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json' },
    },
    'unknown',
  );

const exchange = (
  address: string,
  request: RequestInit,
  withoutAnswer: 'unreachable' | 'unknown',
): Promise<unknown> => {
  const abort = new AbortController();
  const limit = setTimeout(() => abort.abort(), TIME_LIMIT);
  const answer = travel(address, { ...request, signal: abort.signal }, withoutAnswer).finally(() =>
    clearTimeout(limit),
  );
  return Object.assign(answer, { [CANCEL]: () => abort.abort() });
};

async function travel(
  address: string,
  request: RequestInit,
  withoutAnswer: 'unreachable' | 'unknown',
): Promise<unknown> {
  let answer: { readonly status: number; readonly body: string };
  try {
    const response = await fetch(address, { ...request, credentials: 'omit', cache: 'no-store' });
    answer = { status: response.status, body: await response.text() };
  } catch {
    throw failing({ kind: withoutAnswer, call: PLACE });
  }
  if (answer.status !== 200)
    throw failing({ kind: 'refused', call: PLACE, status: answer.status, message: '' });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), answer.body);
  // What was put has arrived, whatever the database says to it.
  if (!read.success && withoutAnswer === 'unreachable')
    throw failing({ kind: 'unreadable', call: PLACE });
  return read.output;
}

const failing = (failure: Failure) => new FailureError(failure);

/** What a stream brings. `ended` is its last word. */
export type StreamEvent =
  | {
      readonly kind: 'changed';
      /** put: the value at the path is this now. patch: these children of it are. */
      readonly how: 'put' | 'patch';
      readonly path: string;
      readonly data: unknown;
    }
  | { readonly kind: 'alive' }
  /** refused: the database will not let us read this, so asking again at once is no use. */
  | { readonly kind: 'ended'; readonly why: 'lost' | 'refused' };

const change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), data: v.optional(v.unknown(), null) }),
);

/** Follows a place. The browser's own reconnecting is off: when to try again is decided by a saga. */
export const openRealtime = (database: string, place: string): EventChannel<StreamEvent> =>
  eventChannel((emit) => {
    const stream = new EventSource(addressOf(database, place));
    const end = (why: 'lost' | 'refused') => () => {
      stream.close();
      emit({ kind: 'ended', why });
    };
    const changed =
      (how: 'put' | 'patch') =>
      ({ data }: MessageEvent<unknown>) => {
        const read = v.safeParse(change, data);
        if (read.success) emit({ kind: 'changed', how, ...read.output });
      };
    stream.addEventListener('put', changed('put'));
    stream.addEventListener('patch', changed('patch'));
    stream.addEventListener('keep-alive', () => emit({ kind: 'alive' }));
    stream.addEventListener('cancel', end('refused'));
    stream.addEventListener('auth_revoked', end('refused'));
    stream.addEventListener('error', end('lost'));
    return () => stream.close();
  });
