import { call, delay, fork, race, type SagaGenerator, take } from 'typed-redux-saga';
import type { DomainName } from '../../store/documented/documentedState';
import { domainAdded } from '../../store/documented/domains';
import { isSessionEnd } from '../../store/identity/session';
import { reportDefect } from '../api/failures';
import { clearStorageSaga } from '../app/clearStorage';
import { connectionSaga } from '../app/connection';
import { deploymentSaga } from '../app/deployment';
import { fullScreenErrorSaga } from '../app/fullScreenError';
import { languageSaga } from '../app/language';
import { maintenanceSaga } from '../app/maintenance';
import { navigationSaga } from '../app/navigation';
import { snackbarSaga } from '../app/snackbar';
import { tabsSaga } from '../app/tabs';
import type { DomainSaga } from '../core/domain';
import { sessionSaga, termsSaga } from '../identity/session';

/**
 * Milliseconds before a broken saga starts again, so that a saga that fails at once does not loop without a pause.
 */
const PAUSE = 250;

/** Keeps a saga alive: a defect in the saga is reported, and the saga starts again. */
function* supervise(saga: () => SagaGenerator<void>): SagaGenerator<void> {
  while (true) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      reportDefect(error);
      yield* delay(PAUSE);
    }
  }
}

/** The sagas that need no session and keep running when a session ends. */
const core: readonly DomainSaga[] = [
  clearStorageSaga,
  connectionSaga,
  deploymentSaga,
  fullScreenErrorSaga,
  languageSaga,
  maintenanceSaga,
  navigationSaga,
  sessionSaga,
  snackbarSaga,
  tabsSaga,
];

/**
 * Everything the product does.
 *
 *   core ───────────────────────────────────────────────────►
 *   domains ──────────► session ends: all cancelled
 *                                    domains, started again ─►
 *
 * `src/boot/main.tsx` adds a domain to `domains` when a screen needs the domain, and dispatches `domainAdded`.
 */
export function* rootSaga(domains: ReadonlyMap<DomainName, DomainSaga>): SagaGenerator<void> {
  for (const saga of core) yield* fork(supervise, saga);
  while (true) yield* race({ running: call(runDomains, domains), ended: take(isSessionEnd) });
}

function* runDomains(domains: ReadonlyMap<DomainName, DomainSaga>): SagaGenerator<void> {
  for (const saga of [termsSaga, ...domains.values()]) yield* fork(supervise, saga);
  while (true) {
    const { payload: name } = yield* take(domainAdded);
    const saga = domains.get(name);
    if (saga) yield* fork(supervise, saga);
  }
}
