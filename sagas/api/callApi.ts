import { call, delay, getContext, put, type SagaGenerator, select, spawn } from 'typed-redux-saga';
import {
  clockOffsetFound,
  sampleShown,
  selectBaseUrl,
  selectClockOffset,
  selectIsDevelopment,
} from '../../store/app/app';
import { selectIsOnline } from '../../store/app/connection';
import { callSettled, callStarted } from '../../store/app/loader';
import type { Failure } from '../../store/core/failure';
import { selectStatus } from '../../store/core/flows';
import {
  logOut,
  selectCustomerId,
  selectIsLoggedIn,
  selectSessionEpoch,
  sessionExpired,
} from '../../store/identity/session';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import { unreadableRowsOf } from '../../store/wire/lenientReaders';
import type { RequestOf } from '../../store/wire/requests/requests';
import { rowsLeftOut, selectUnreadableRows } from '../../store/wire/unreadableRows';
import type { Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { FailureError, isAnsweredWith, isUnreachable, isWebPage, toFailure } from './failures';
import { type AnswerHead, send, type SendOptions } from './send';

/** Pauses before a read is tried again, in milliseconds. */
const PAUSES = [400, 1200];

interface CallOptions {
  /** Required for every call that moves money. */
  readonly idempotencyKey?: string;
  /**
   * Told of a 401 before the session ends, which cancels the flow that called. Runs on its own, so that it
   * outlives the session.
   */
  readonly onUnauthorised?: (failure: Failure) => SagaGenerator<void>;
}

type SendingOptions = Pick<SendOptions, 'idempotencyKey' | 'onAnswer'>;

/**
 * One call to the operator: counted for the loader, its answer read through its schema, a 401
 * turned into the end of the session. Throws a FailureError.
 *
 * Uses `call` and not `yield*`: a cancelled generator that yields in its `finally` would return to a
 * delegating generator, which would continue as if it had an answer.
 */
export function* callApi<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  options: CallOptions = {},
): SagaGenerator<AnswerOf<Name>> {
  return yield* call(callCounted<Name>, endpoint, request, options);
}

/** Every `callStarted` has exactly one `callSettled`, also when the flow is cancelled. */
function* callCounted<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  options: CallOptions,
): SagaGenerator<AnswerOf<Name>> {
  if (endpoint.money && !options.idempotencyKey)
    throw new Error(`${endpoint.name} needs an idempotency key`);
  const runningCall = { call: endpoint.name, quiet: endpoint.quiet };
  const head: { status: number | null; date: number } = { status: null, date: NaN };
  const onAnswer = (answered: AnswerHead) => void Object.assign(head, answered);
  const epoch = yield* select(selectSessionEpoch);
  yield* put(callStarted(runningCall));
  try {
    const answer = yield* callOrSample(endpoint, request, { ...options, onAnswer });
    yield* countUnreadableRows(endpoint.name, request, answer);
    return answer;
  } catch (error) {
    if (isAnsweredWith(error, 401)) {
      if (options.onUnauthorised) yield* spawn(options.onUnauthorised, toFailure(error));
      yield* endSession(epoch, endpoint.name);
    }
    if (isWebPage(error)) yield* spawn(endSessionOfWebPages, epoch, endpoint.name);
    throw error;
  } finally {
    yield* put(callSettled({ ...runningCall, status: head.status }));
    yield* compareClocks(head.date);
  }
}

/** A device whose clock is less than an hour off is believed: milliseconds. */
const CLOCK_TOLERANCE = 3_600_000;

function* compareClocks(operatorNow: number) {
  if (Number.isNaN(operatorNow)) return;
  const ahead = operatorNow - Date.now();
  const offset = Math.abs(ahead) > CLOCK_TOLERANCE ? ahead : 0;
  if (Math.abs(offset - (yield* select(selectClockOffset))) > CLOCK_TOLERANCE)
    yield* put(clockOffsetFound(offset));
}

/** A list that is whole needs no word, unless it was not before. */
function* countUnreadableRows(name: CallName, request: unknown, answer: unknown) {
  if (isAboutOne(request)) return;
  const count = unreadableRowsOf(answer);
  if (count === 0 && (yield* select(selectUnreadableRows, name)) === 0) return;
  yield* put(rowsLeftOut({ call: name, page: pageOf(request), count }));
}

/**
 * An operator that ignores the number of a page sends the same page again: what could not be read on it is
 * counted already.
 */
export function* forgetRepeatedPage(
  name: CallName,
  page: number,
  rows: readonly unknown[],
): SagaGenerator<void> {
  if (unreadableRowsOf(rows) > 0) yield* put(rowsLeftOut({ call: name, page, count: 0 }));
}

/** The channels of one pack are no word on the list of all channels. */
const isAboutOne = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'productid' in request;

const pageOf = (request: unknown): number =>
  typeof request === 'object' && request !== null && 'page' in request ? Number(request.page) : 1;

/**
 * Several 401s end the session once: the first changes the epoch, and the others have the old one. While the
 * subscriber logs out, a 401 to another call comes from that: nothing has expired.
 */
function* endSession(epoch: number, name: CallName) {
  if (yield* select(selectIsDevelopment)) return;
  if (name !== 'logout' && (yield* select(selectStatus, logOut)) === 'running') return;
  if (epoch === (yield* select(selectSessionEpoch))) yield* put(sessionExpired(name));
}

/**
 * Some servers answer every call with the page of their login and status 200 when their session is over. One such
 * answer may be a fault of that call alone; when another read is answered so too, the session ends as by a 401.
 */
function* endSessionOfWebPages(epoch: number, name: CallName) {
  if (!(yield* select(selectIsLoggedIn))) return;
  try {
    if (name === 'subscriber') yield* sendPatiently(endpoints.cpe, undefined, {});
    else yield* sendPatiently(endpoints.subscriber, undefined, {});
  } catch (error) {
    if (isWebPage(error) || isAnsweredWith(error, 401)) yield* endSession(epoch, name);
  }
}

/** In development a read without a network is answered from its sample (specification §8). */
function* callOrSample<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  options: SendingOptions,
): SagaGenerator<AnswerOf<Name>> {
  try {
    return yield* sendPatiently(endpoint, request, options);
  } catch (error) {
    if (process.env['NODE_ENV'] === 'production' || !isUnreachable(error)) throw error;
    if (endpoint.changes || !(yield* select(selectIsDevelopment))) throw error;
    const { sampleOf } = yield* call(() => import('./samples/samples'));
    const sample = sampleOf(endpoint.name);
    if (sample === undefined) throw error;
    yield* put(sampleShown());
    return sample;
  }
}

/** Only a read of the table's choosing is sent again, and only when the network failed. */
function* sendPatiently<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  { idempotencyKey, onAnswer }: SendingOptions,
): SagaGenerator<AnswerOf<Name>> {
  const baseUrl = yield* select(selectBaseUrl);
  const operatorWords = yield* getContext<SendOptions['operatorWords']>('operatorWords');
  const isFirstSession = (yield* select(selectSessionEpoch)) === 0;
  const sending: SendOptions = {
    ...{ baseUrl, operatorWords },
    openedBy: isFirstSession ? yield* select(selectCustomerId) : '',
    ...(onAnswer && { onAnswer }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  for (const pause of endpoint.retry ? PAUSES : []) {
    try {
      return yield* sendOnce(endpoint, request, sending);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      yield* delay(pause);
    }
  }
  return yield* sendOnce(endpoint, request, sending);
}

/** Without any network nothing leaves, so a write that fails here is certain not to have happened. */
function* sendOnce<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  sending: SendOptions,
): SagaGenerator<AnswerOf<Name>> {
  if (!(yield* select(selectIsOnline)))
    throw new FailureError({ kind: 'unreachable', call: endpoint.name });
  return yield* call(send<Name>, endpoint, request, sending);
}
