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
import { sessionOf } from './earlyReads';
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
   * Runs on a 401, before the session ends. `callApi` spawns it, because the end of the session cancels the calling
   * flow.
   */
  readonly onUnauthorised?: (failure: Failure) => SagaGenerator<void>;
}

type SendingOptions = Pick<SendOptions, 'idempotencyKey' | 'onAnswer'>;

/**
 * Makes one call to the operator: counts the call for the loader, checks the answer against its schema, and ends the
 * session on a 401, except in development.
 *
 * Runs `callCounted` with `call` and not with `yield* callCounted(…)`, because `callCounted` yields in its `finally`.
 * When a saga is cancelled, JavaScript does not return from a `yield*` whose generator still yields: the saga would
 * continue as if it had received an answer.
 *
 * @throws FailureError
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

/** A difference of up to this many milliseconds between the device's clock and the operator's is not corrected. */
const CLOCK_TOLERANCE = 3_600_000;

function* compareClocks(operatorNow: number) {
  if (Number.isNaN(operatorNow)) return;
  const ahead = operatorNow - Date.now();
  const offset = Math.abs(ahead) > CLOCK_TOLERANCE ? ahead : 0;
  if (Math.abs(offset - (yield* select(selectClockOffset))) > CLOCK_TOLERANCE)
    yield* put(clockOffsetFound(offset));
}

/** Reports the unreadable rows of a list. A count of 0 is reported only if an earlier answer had unreadable rows. */
function* countUnreadableRows(name: CallName, request: unknown, answer: unknown) {
  if (isAboutOne(request)) return;
  const count = unreadableRowsOf(answer);
  if (count === 0 && (yield* select(selectUnreadableRows, name)) === 0) return;
  yield* put(rowsLeftOut({ call: name, page: pageOf(request), count }));
}

/**
 * Sets the count of unreadable rows of a page back to 0, because these rows are counted elsewhere. For example, the
 * operator ignores page numbers and has sent the first page again.
 */
export function* forgetRepeatedPage(
  name: CallName,
  page: number,
  rows: readonly unknown[],
): SagaGenerator<void> {
  if (unreadableRowsOf(rows) > 0) yield* put(rowsLeftOut({ call: name, page, count: 0 }));
}

/**
 * Whether the request is about one pack. The unreadable rows in its answer are not counted, because the count is about
 * the whole list.
 */
const isAboutOne = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'productid' in request;

const pageOf = (request: unknown): number =>
  typeof request === 'object' && request !== null && 'page' in request ? Number(request.page) : 1;

/**
 * Ends the session once, even if several calls get a 401: the first one changes the epoch, and the other calls still
 * have the old epoch. While the subscriber logs out, a 401 of another call is an effect of the logout and not an
 * expired session.
 */
function* endSession(epoch: number, name: CallName) {
  if (yield* select(selectIsDevelopment)) return;
  if (name !== 'logout' && (yield* select(selectStatus, logOut)) === 'running') return;
  if (epoch === (yield* select(selectSessionEpoch))) yield* put(sessionExpired(name));
}

/**
 * After a session ends, some servers answer every call with their login page and status 200. A single call may also get
 * a web page by mistake, so the portal sends another read. If that read gets a web page or a 401 too, the session ends.
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

/** In development, a read without a network is answered with the sample data of its call (specification §8). */
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

/** Sends a call again when the network failed, if the call's row in the endpoint table has `retry`. */
function* sendPatiently<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  { idempotencyKey, onAnswer }: SendingOptions,
): SagaGenerator<AnswerOf<Name>> {
  const baseUrl = yield* select(selectBaseUrl);
  const operatorWords = yield* getContext<SendOptions['operatorWords']>('operatorWords');
  const sending: SendOptions = {
    baseUrl,
    operatorWords,
    session: sessionOf(yield* select(selectSessionEpoch), yield* select(selectCustomerId)),
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

/** Sends nothing while the device is offline. A write that fails for this reason has certainly not been carried out. */
function* sendOnce<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  sending: SendOptions,
): SagaGenerator<AnswerOf<Name>> {
  if (!(yield* select(selectIsOnline)))
    throw new FailureError({ kind: 'unreachable', call: endpoint.name });
  return yield* call(send<Name>, endpoint, request, sending);
}
