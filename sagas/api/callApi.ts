import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import { sampleShown, selectBaseUrl, selectIsDevelopment } from '../../store/app/app';
import { selectIsOnline } from '../../store/app/connection';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import { callSettled, callStarted } from '../../store/app/loader';
import type { RequestOf } from '../../store/wire/requests/requests';
import { selectSessionEpoch, sessionExpired } from '../../store/identity/session';
import type { Endpoint } from './endpoint';
import { FailureError, isRefusedWith, isUnreachable } from './failures';
import { send, type SendOptions } from './send';

/** Pauses before a read is tried again, in milliseconds. */
const PAUSES = [400, 1200];

export interface CallOptions {
  /** Required of every call that moves money. */
  readonly idempotencyKey?: string;
}

/**
 * One call to the operator: counted for the loader, its answer read through its schema, a 401
 * turned into the end of the session. Throws a FailureError.
 *
 * `call` and not `yield*`: a cancelled generator that still yields in its `finally` would hand
 * the cancellation on as a value, and whoever delegates to it would go on as if answered.
 */
export function* callApi<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  options: CallOptions = {},
): SagaGenerator<AnswerOf<Name>> {
  return yield* call(callCounted<Name>, endpoint, request, options);
}

/** Each `callStarted` meets exactly one `callSettled`, also when the flow is cancelled. */
function* callCounted<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  options: CallOptions,
): SagaGenerator<AnswerOf<Name>> {
  if (endpoint.money && !options.idempotencyKey)
    throw new Error(`${endpoint.name} moves money and has no idempotency key`);
  const inTheAir = { call: endpoint.name, quiet: endpoint.quiet };
  const epoch = yield* select(selectSessionEpoch);
  yield* put(callStarted(inTheAir));
  try {
    return yield* callOrSample(endpoint, request, options);
  } catch (error) {
    if (isRefusedWith(error, 401)) yield* endSession(epoch, endpoint.name);
    throw error;
  } finally {
    yield* put(callSettled(inTheAir));
  }
}

/** A storm of 401s is one end: the first moves the epoch on, and the rest belong to a past one. */
function* endSession(epoch: number, name: CallName) {
  const isDevelopment = yield* select(selectIsDevelopment);
  if (!isDevelopment && epoch === (yield* select(selectSessionEpoch)))
    yield* put(sessionExpired(name));
}

/** In development a read that finds no network is answered from its sample (specification §8). */
function* callOrSample<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  options: CallOptions,
): SagaGenerator<AnswerOf<Name>> {
  try {
    return yield* callPatiently(endpoint, request, options);
  } catch (error) {
    if (process.env['NODE_ENV'] === 'production' || !isUnreachable(error)) throw error;
    if (endpoint.changes || !(yield* select(selectIsDevelopment))) throw error;
    const { sampleOf } = yield* call(() => import('./samples/sampleOf'));
    const sample = sampleOf(endpoint.name);
    if (sample === undefined) throw error;
    yield* put(sampleShown());
    return sample;
  }
}

/** Only a read of the table's choosing is sent again, and only when the network failed. */
function* callPatiently<Name extends CallName>(
  endpoint: Endpoint<Name>,
  request: RequestOf<Name>,
  options: CallOptions,
): SagaGenerator<AnswerOf<Name>> {
  const sending: SendOptions = { baseUrl: yield* select(selectBaseUrl), ...options };
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
