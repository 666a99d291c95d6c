import { isAnyOf } from '@reduxjs/toolkit';
import {
  actionChannel,
  call,
  fork,
  getContext,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga';
import {
  navigationEnded,
  type NavigationFailure,
  navigationRequested,
  screenRefused,
} from '../../store/app/navigation';
import { LOGIN } from '../../store/core/paths';
import {
  accountMismatched,
  isSessionEnd,
  loggedInElsewhere,
  logIn,
  selectCustomerId,
  sessionExpired,
} from '../../store/identity/session';

/**
 * Navigates the page and returns how the navigation ended. The page passes this function to the sagas as `navigate`.
 */
export type NavigateTo = (to: string) => Promise<'arrived' | NavigationFailure>;

export function* navigationSaga(): SagaGenerator<void> {
  yield* fork(followRequests);
  yield* fork(followExpiry);
  yield* takeEvery([sessionExpired, accountMismatched], function* () {
    yield* put(navigationRequested(LOGIN));
  });
}

/** Remembers the screen on which a session expired. The next login of the same subscriber opens it. */
function* followExpiry(): SagaGenerator<never> {
  while (true) {
    const customerid = yield* select(selectCustomerId);
    const event = yield* take(isUserChange);
    if (sessionExpired.match(event))
      yield* put(screenRefused({ path: location.pathname, customerid }));
  }
}

const isUserChange = isAnyOf(isSessionEnd, logIn.succeeded, loggedInElsewhere);

/** A newer request cancels a navigation that has not ended yet (specification §4). */
function* followRequests(): SagaGenerator<never> {
  const requests = yield* actionChannel(navigationRequested);
  let request = yield* take(requests);
  while (true) {
    const { ended = 'cancelled', next } = yield* race({
      ended: call(go, request.payload),
      next: take(requests),
    });
    yield* put(navigationEnded(ended));
    request = next ?? (yield* take(requests));
  }
}

/** A navigation that fails or is rejected ends quietly (specification §2). */
function* go(to: string): SagaGenerator<'arrived' | NavigationFailure> {
  const navigate = yield* getContext<NavigateTo>('navigate');
  try {
    return yield* call(navigate, to);
  } catch {
    return 'aborted';
  }
}
