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

/** What the page gives the sagas for a reload. */
export interface PageReload {
  /** The build that this page was loaded from. */
  readonly build: string;
  /** Writes the persisted state to the storage, then reloads the page. */
  readonly reload: () => Promise<void>;
}

/** The key under which a tab stores the build of its last automatic reload. */
const RELOADED_FOR = 'selfcareReloadedFor';

/**
 * A chunk usually fails to load because a new deployment has replaced it. When the server has a new build, the page
 * reloads itself, once for each build.
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

/** Without sessionStorage the reload is left to the subscriber, because the page could reload in a loop. */
const firstFor = (build: string): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === build) return false;
    sessionStorage.setItem(RELOADED_FOR, build);
    return true;
  } catch {
    return false;
  }
};
