import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { PackResult } from '../../store/wire/entities/packs/packs';
import {
  pendingRefundFound,
  pendingRefundSeen,
  selectHasPendingRefund,
} from '../../store/packs/pendingRefund';
import type { Failure } from '../../store/core/failure';
import {
  cancelForRefund,
  packChangesReducer,
  removePack,
  selectAreDoubtedCancelled,
  selectDoubtedRefunds,
  selectIsChanging,
} from '../../store/packs/packChanges';
import { selectAllPacks } from '../../store/packs/packList';
import { isPackFailure } from '../../store/packs/packResult';
import { loadActivePacks } from '../../store/packs/packs';
import type { RequestOf } from '../../store/wire/requests/requests';
import { loadSubscriber } from '../../store/account/subscriber';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { FailureError } from '../api/failures';
import type { Domain } from '../core/domain';
import { idempotentCall } from '../writes/idempotentCall';
import { forgetPendingWrites, hasPendingWrite } from '../writes/pendingWrites';
import { leading } from '../core/runFlow';

export const packChangesDomain: Domain = {
  name: 'packChanges',
  reducer: packChangesReducer,
  *saga() {
    yield* leading(removePack, remove);
    yield* leading(cancelForRefund, cancel);
    yield* takeEvery([removePack.succeeded, cancelForRefund.succeeded], reloadPacksAndBalance);
    yield* takeEvery([removePack.failed, cancelForRefund.failed], function* ({ payload }) {
      if (!wasNeverSent(payload)) yield* reloadPacksAndBalance();
    });
    yield* takeEvery(loadActivePacks.succeeded, findPendingRefund);
    yield* takeEvery(pendingRefundSeen, () => forgetPendingWrites('cancelForRefund'));
    // The list may have been loaded before this domain.
    if ((yield* select(selectAllPacks)) !== null) yield* findPendingRefund();
  },
};

function* remove(removal: RequestOf<'removePack'>) {
  const result = yield* callApi(endpoints.removePack, removal);
  return assertNotFailed(endpoints.removePack.name, result);
}

/** Cancelling the same pack for the same amount again carries the same idempotency key. */
function* cancel(refund: RequestOf<'cancelForRefund'>) {
  const result = yield* idempotentCall(endpoints.cancelForRefund, refund);
  return assertNotFailed(endpoints.cancelForRefund.name, result);
}

/** The call can succeed while its result says that the pack was not changed (specification §3, Product/pack result). */
const assertNotFailed = <Result extends PackResult>(call: string, result: Result): Result => {
  if (!isPackFailure(result)) return result;
  const { error, errorcode } = result;
  throw new FailureError({
    ...{ kind: 'refused', call, status: 200, message: error },
    ...(errorcode !== '' && { code: errorcode }),
  });
};

/** The request never left. After a refusal the packs are loaded again: the page may show them wrongly. */
const wasNeverSent = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'payloadMissing';

/** Loads the packs, and the balance that a refund is paid to. */
function* reloadPacksAndBalance(): SagaGenerator<void> {
  yield* put(loadActivePacks.requested({ productstatus: 'ALL' }));
  yield* put(loadSubscriber.requested());
}

/**
 * Runs when the packs are loaded. A cancellation whose outcome is unknown is settled when they show it
 * carried out. Of a cancellation of an earlier visit only the key was kept: the subscriber is told of it.
 */
function* findPendingRefund(): SagaGenerator<void> {
  if (yield* select(selectIsChanging)) return;
  if (!(yield* hasPendingWrite('cancelForRefund'))) return;
  const doubted = yield* select(selectDoubtedRefunds);
  if (doubted.length > 0 && !(yield* select(selectHasPendingRefund))) {
    if (yield* select(selectAreDoubtedCancelled)) yield* forgetPendingWrites('cancelForRefund');
    return;
  }
  if (doubted.length === 0) yield* put(pendingRefundFound());
}
