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
 * The message stands for its time, then the saved user goes and the login shows (specification §4). Who
 * wants to hand support a file holds it. A session that ends otherwise meanwhile takes the message along;
 * the next one is left alone.
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
