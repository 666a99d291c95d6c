import type { Action } from '@reduxjs/toolkit';
import {
  actionChannel,
  call,
  fork,
  put,
  race,
  type SagaGenerator,
  take,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import type { Flow } from '../../store/core/flow';
import { toFailure } from '../api/failures';

export type Work<Request, Result> = (request: Request) => SagaGenerator<Result>;

type IsEnd = (event: Action) => boolean;
const neverEnds: IsEnd = () => false;

/**
 * For reads. A newer request, or the event `cancelled`, cancels the read that is running. An event for which `isEnd` is
 * true cancels the read and the flow, because the page no longer shows what the answer is about.
 */
export function* latest<Request, Result>(
  flow: Flow<Request, Result>,
  work: Work<Request, Result>,
  isEnd: IsEnd = neverEnds,
): SagaGenerator<void> {
  yield* takeLatest(flow.requested, function* ({ payload }) {
    yield* race({
      done: call(runUntil<Request, Result>, isEnd, flow, work, payload),
      cancelled: take(flow.cancelled),
    });
  });
}

/**
 * For writes and payments: while one is running, a second request does nothing. Only an event for which `isEnd` is true
 * cancels the work and the flow, because nothing on the page wants the answer any more.
 */
export function* leading<Request, Result>(
  flow: Flow<Request, Result>,
  work: Work<Request, Result>,
  isEnd: IsEnd = neverEnds,
): SagaGenerator<void> {
  yield* takeLeading(flow.requested, ({ payload }) =>
    runUntil<Request, Result>(isEnd, flow, work, payload),
  );
}

function* runUntil<Request, Result>(
  isEnd: IsEnd,
  flow: Flow<Request, Result>,
  work: Work<Request, Result>,
  request: Request,
): SagaGenerator<void> {
  const { hasEnded } = yield* race({
    done: call(runFlow<Request, Result>, flow, work, request),
    hasEnded: take(isEnd),
  });
  if (hasEnded) yield* put(flow.cancelled());
}

/** For writes to this device alone: every request is carried out, one after the other. */
export function* queued<Request, Result>(
  flow: Flow<Request, Result>,
  work: Work<Request, Result>,
): SagaGenerator<void> {
  const requests = yield* actionChannel(flow.requested);
  yield* fork(function* () {
    while (true) {
      const { payload } = yield* take(requests);
      yield* runFlow<Request, Result>(flow, work, payload);
    }
  });
}

/** Ends the flow with `succeeded` or `failed`, whatever the work throws, so that an error never ends the watcher. */
function* runFlow<Request, Result>(
  flow: Flow<Request, Result>,
  work: Work<Request, Result>,
  request: Request,
): SagaGenerator<void> {
  try {
    yield* put(flow.succeeded(yield* work(request)));
  } catch (error) {
    yield* put(flow.failed(toFailure(error)));
  }
}
