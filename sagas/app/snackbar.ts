import type { Action } from '@reduxjs/toolkit';
import {
  delay,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { selectIsDevelopment } from '../../store/app/app';
import {
  error,
  SNACKBAR_TIME,
  snackbarHidden,
  snackbarShown,
  success,
} from '../../store/app/snackbar';
import { answeredStatus, type Failure } from '../../store/core/failure';
import { type FlowName, isFlowEvent, isFlowFailed } from '../../store/core/flow';
import { failurePlaceLeft, failurePlaceReturned } from '../../store/core/flows';
import { failureSentence, messages } from '../../store/core/messages';
import { accountMismatched, loggedOut, sessionExpired } from '../../store/identity/session';

export function* snackbarSaga(): SagaGenerator<void> {
  yield* takeLatest(snackbarShown, hideInTime);
  yield* takeEvery(sessionExpired, () => say(error(messages.sessionExpired)));
  yield* takeEvery(accountMismatched, () => say(error(messages.accountMismatched)));
  yield* takeEvery(loggedOut, ({ payload }) =>
    say(
      payload.isConfirmedByOperator
        ? success(messages.loggedOut)
        : error(messages.loggedOutHereOnly),
    ),
  );
  yield* takeEvery(failurePlaceLeft, sayFailure);
}

/**
 * Runs when the subscriber has left the part of the page that shows this flow's failure. If the flow then fails before
 * the subscriber returns, shows the failure in the snackbar.
 */
function* sayFailure({ payload: flow }: ReturnType<typeof failurePlaceLeft>): SagaGenerator<void> {
  const next = yield* take((action: Action) => isReturnTo(flow, action) || isEventOf(flow, action));
  if (!isFlowFailed(next) || (yield* isSessionsEnd(next.payload))) return;
  yield* say(error(failureSentence(next.payload)));
}

const isReturnTo = (flow: FlowName, action: Action): boolean =>
  failurePlaceReturned.match(action) && action.payload === flow;

const isEventOf = (flow: FlowName, action: Action): boolean =>
  isFlowEvent(action) && action.meta.flow === flow;

/**
 * A 401 has a documented sentence of its own, which is shown once for all calls. In development it is a refusal
 * like any other.
 */
function* isSessionsEnd(failure: Failure) {
  const is401 = answeredStatus(failure) === 401;
  return is401 && !(yield* select(selectIsDevelopment));
}

function* say(snackbar: ReturnType<typeof error>): SagaGenerator<void> {
  yield* put(snackbarShown(snackbar));
}

function* hideInTime(): SagaGenerator<void> {
  yield* delay(SNACKBAR_TIME);
  yield* put(snackbarHidden());
}
