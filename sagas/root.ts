import { call, fork, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { DomainName } from '../store/documentedState';
import { domainAdded } from '../store/domains';
import { isSessionEnd } from '../store/session';
import { connectionSaga } from './connection';
import { deploymentSaga } from './deployment';
import type { DomainSaga } from './domain';
import { fullScreenErrorSaga } from './fullScreenError';
import { maintenanceSaga } from './maintenance';
import { navigationSaga } from './navigation';
import { sessionSaga, termsSaga } from './session';
import { snackbarSaga } from './snackbar';
import { supervise } from './supervise';
import { tabsSaga } from './tabs';

/** What works without a session, and outlives one. */
const core: readonly DomainSaga[] = [
  connectionSaga,
  deploymentSaga,
  fullScreenErrorSaga,
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
 * `domains` is filled from outside as screens are opened; each addition is told by `domainAdded`.
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
