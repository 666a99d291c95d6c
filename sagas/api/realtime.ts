import { CANCEL, type EventChannel, eventChannel } from 'redux-saga';
import * as v from 'valibot';
import type { Failure } from '../../store/core/failure';
import { FailureError } from './failures';

/**
 * The client of the hosted realtime database (specification §1). It does not use `send`: the database has
 * no cookies and its answers never end a session. It uses the public REST and event-stream protocol, in
 * which each path of the tree is an address that ends in `.json`.
 */

/** Milliseconds. */
const TIME_LIMIT = 15_000;
const CALL = 'realtime';

/** The database's address may be relative to the page. */
const addressOf = (database: string, path: string): string =>
  new URL(`${database.replace(/\/$/, '')}/${path}.json`, location.href).href;

/** The value at a path; null when there is none. @throws FailureError */
export const readRealtime = (database: string, path: string): Promise<unknown> =>
  exchange(addressOf(database, path), { method: 'GET' }, 'unreachable');

/**
 * Writes a value to a path; writing the same value again changes nothing. Throws an `unknown` failure if no answer
 * comes.
 */
export const putRealtime = (database: string, path: string, value: unknown): Promise<unknown> =>
  exchange(
    addressOf(database, path),
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
    throw failing({ kind: withoutAnswer, call: CALL });
  }
  if (answer.status !== 200)
    throw failing({ kind: 'refused', call: CALL, status: answer.status, message: '' });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), answer.body);
  // Status 200 shows that the value was written, so an unreadable answer to a write is no failure.
  if (!read.success && withoutAnswer === 'unreachable')
    throw failing({ kind: 'unreadable', call: CALL });
  return read.output;
}

const failing = (failure: Failure) => new FailureError(failure);

/** An event of a stream. `ended` is the last one. */
export type StreamEvent =
  | {
      readonly kind: 'changed';
      /** put: the new value of the path. patch: the new values of some children. */
      readonly how: 'put' | 'patch';
      readonly path: string;
      readonly data: unknown;
    }
  | { readonly kind: 'alive' }
  /** refused: the database denies access, so an immediate retry is useless. */
  | { readonly kind: 'ended'; readonly reason: 'lost' | 'refused' };

const change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), data: v.optional(v.unknown(), null) }),
);

/** Streams a path. The browser's reconnect is off; a saga decides when to try again. */
export const openRealtime = (database: string, path: string): EventChannel<StreamEvent> =>
  eventChannel((emit) => {
    const stream = new EventSource(addressOf(database, path));
    const end = (reason: 'lost' | 'refused') => () => {
      stream.close();
      emit({ kind: 'ended', reason });
    };
    const changed =
      (how: 'put' | 'patch') =>
      ({ data }: MessageEvent<unknown>) => {
        const read = v.safeParse(change, data);
        if (read.success) emit({ kind: 'changed', how, ...read.output });
        // The stream ends after an unreadable change, because a new stream begins with the whole value.
        else end('lost')();
      };
    stream.addEventListener('put', changed('put'));
    stream.addEventListener('patch', changed('patch'));
    stream.addEventListener('keep-alive', () => emit({ kind: 'alive' }));
    stream.addEventListener('cancel', end('refused'));
    stream.addEventListener('auth_revoked', end('refused'));
    stream.addEventListener('error', end('lost'));
    return () => stream.close();
  });
