import { call, getContext, put, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import {
  navigationEnded,
  navigationRequested,
  type NavigationFailure,
} from '../../store/app/navigation';
import { sessionExpired } from '../../store/identity/session';
import { LOGIN } from '../../store/core/paths';

/** Moves the page, and answers how that ended. Given to the sagas by the page as `navigate`. */
export type NavigateTo = (to: string) => Promise<'arrived' | NavigationFailure>;

export function* navigationSaga(): SagaGenerator<void> {
  yield* takeLatest(navigationRequested, go);
  yield* takeEvery(sessionExpired, function* () {
    yield* put(navigationRequested(LOGIN));
  });
}

/** A navigation that fails or is rejected ends quietly (specification §2). */
function* go({ payload: to }: ReturnType<typeof navigationRequested>): SagaGenerator<void> {
  const navigate = yield* getContext<NavigateTo>('navigate');
  try {
    yield* put(navigationEnded(yield* call(navigate, to)));
  } catch {
    yield* put(navigationEnded('aborted'));
  }
}
