import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { delay, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { loadMaintenance, selectIsUnderMaintenance } from '../../store/app/maintenance';
import { isFlowFailed } from '../../store/core/flow';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { latest } from '../core/runFlow';

/**
 * Milliseconds. During maintenance the portal checks every `WHILE_CLOSED`. Each of the other values is the minimum time
 * since the last check: for a regular check, on the return to the page, and after an error of the server.
 */
const EVERY = 5 * 60_000;
const WHILE_CLOSED = 30_000;
const ON_RETURN = 60_000;
const AFTER_SERVER_ERROR = 5_000;

/**
 * Checks for maintenance at the start, every few minutes, when the subscriber returns to the page, and when the
 * operator's server fails, so that an open page learns that maintenance has begun. During maintenance the checks are
 * more frequent, so that its end is noticed soon.
 */
export function* maintenanceSaga(): SagaGenerator<void> {
  let askedAt = -Infinity;
  yield* latest(loadMaintenance, function* () {
    askedAt = Date.now();
    return yield* callApi(endpoints.maintenance, undefined);
  });
  function* askAfter(pause: number) {
    if (Date.now() - askedAt >= pause) yield* put(loadMaintenance.requested());
  }
  yield* takeEvery(returns(), () => askAfter(ON_RETURN));
  yield* takeEvery(isServerError, () => askAfter(AFTER_SERVER_ERROR));
  while (true) {
    yield* askAfter((yield* select(selectIsUnderMaintenance)) ? 0 : EVERY);
    yield* delay(WHILE_CLOSED);
  }
}

/** A failure of the check itself is no reason to check again. */
const isServerError = (event: Action): boolean =>
  isFlowFailed(event) &&
  'status' in event.payload &&
  event.payload.status !== undefined &&
  event.payload.status >= 500 &&
  !loadMaintenance.failed.match(event);

const returns = () =>
  eventChannel<'visible' | 'focus'>((emit) => {
    const onVisible = () => document.visibilityState === 'visible' && emit('visible');
    const onFocus = () => emit('focus');
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('focus', onFocus);
    };
  });
