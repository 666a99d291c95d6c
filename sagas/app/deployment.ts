import {
  call,
  getContext,
  put,
  type SagaGenerator,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga';
import { chunkFailed, reloadRequested } from '../../store/app/chunkFailure';
import { deployedBuild } from '../api/builds';

/** What the page lends the sagas for a reload. */
export interface PageReload {
  /** The build that this page was loaded from. */
  readonly build: string;
  /** Writes down what is to be kept, then loads the page again. */
  readonly reload: () => Promise<void>;
}

/** One reload for each new build and tab: the key holds the build it was last done for. */
const RELOADED_FOR = 'selfcareReloadedFor';

/**
 * A chunk that does not load is mostly one that a new deployment has replaced: then, and only
 * then, the page loads itself again, once for each build.
 */
export function* deploymentSaga(): SagaGenerator<void> {
  yield* takeLeading(chunkFailed, function* () {
    const { build } = yield* getContext<PageReload>('page');
    const current = yield* call(deployedBuild);
    if (current !== null && current !== build && firstFor(current)) yield* put(reloadRequested());
  });
  yield* takeEvery(reloadRequested, function* () {
    const { reload } = yield* getContext<PageReload>('page');
    yield* call(reload);
  });
}

/** Where nothing can be noted down, the reload is left to the subscriber: it could go round in circles. */
const firstFor = (build: string): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === build) return false;
    sessionStorage.setItem(RELOADED_FOR, build);
    return true;
  } catch {
    return false;
  }
};
