import { delay, put, race, type SagaGenerator, take, takeLeading } from 'typed-redux-saga';
import {
  FULL_SCREEN_ERROR_TIME,
  fullScreenErrorDismissed,
  fullScreenErrorRaised,
  fullScreenErrorRedirectPaused,
} from '../../store/app/fullScreenError';
import { navigationRequested } from '../../store/app/navigation';
import { LOGIN } from '../../store/core/paths';
import { isSessionEnd, sessionDiscarded } from '../../store/identity/session';

/**
 * Shows the message for `FULL_SCREEN_ERROR_TIME`, then discards the session and opens the login (specification §4). The
 * subscriber can pause the countdown to get a support file. If the session ends first, for example by a 401, only the
 * login is opened.
 */
export function* fullScreenErrorSaga(): SagaGenerator<void> {
  yield* takeLeading(fullScreenErrorRaised, function* () {
    const { over, paused } = yield* race({
      over: delay(FULL_SCREEN_ERROR_TIME),
      paused: take(fullScreenErrorRedirectPaused),
      ended: take(isSessionEnd),
    });
    const { dismissed } = paused
      ? yield* race({ dismissed: take(fullScreenErrorDismissed), ended: take(isSessionEnd) })
      : { dismissed: over };
    if (dismissed) yield* put(sessionDiscarded());
    yield* put(navigationRequested(LOGIN));
  });
}
