import { delay, put, race, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { FULL_SCREEN_ERROR_TIME, fullScreenErrorRaised } from '../store/fullScreenError';
import { navigationRequested } from '../store/navigation';
import { isSessionEnd, sessionDiscarded } from '../store/session';

/**
 * The message stands for its time, then the saved user goes and the login shows (specification §4).
 * A session that ends otherwise meanwhile takes the message along; the next one is left alone.
 */
export function* fullScreenErrorSaga(): SagaGenerator<void> {
  yield* takeLeading(fullScreenErrorRaised, function* () {
    const { over } = yield* race({
      over: delay(FULL_SCREEN_ERROR_TIME),
      ended: take(isSessionEnd),
    });
    if (over) yield* put(sessionDiscarded());
    yield* put(navigationRequested('/'));
  });
}
