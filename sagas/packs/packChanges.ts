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
    // The list may have come before this did.
    if ((yield* select(selectAllPacks)) !== null) yield* findPendingRefund();
  },
};

function* remove(removal: RequestOf<'removePack'>) {
  const result = yield* callApi(endpoints.removePack, removal);
  return assertNotFailed(endpoints.removePack.name, result);
}

/** The same pack for the same amount is one cancellation, however often it is pressed or reloaded. */
function* cancel(refund: RequestOf<'cancelForRefund'>) {
  const result = yield* idempotentCall(endpoints.cancelForRefund, refund);
  return assertNotFailed(endpoints.cancelForRefund.name, result);
}

/** A pack's result may say no although the call was answered with yes (specification §3, Product/pack result). */
const assertNotFailed = <Result extends PackResult>(call: string, result: Result): Result => {
  const { productstatus, error, errorcode } = result;
  if (productstatus.toUpperCase() !== 'FAILED') return result;
  throw new FailureError({
    ...{ kind: 'refused', call, status: 200, message: error },
    ...(errorcode !== '' && { code: errorcode }),
  });
};

/** It never left. After a no the packs are read again too: the operator knows them otherwise than the page. */
const wasNeverSent = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'payloadMissing';

/** What the operator has now: of the packs, and of the balance that a refund goes to. */
function* reloadPacksAndBalance(): SagaGenerator<void> {
  yield* put(loadActivePacks.requested({ productstatus: 'ALL' }));
  yield* put(loadSubscriber.requested());
}

/**
 * The packs have come. A cancellation without an answer is settled when they show it carried out;
 * one of an earlier visit, of which only its key was kept, is for the subscriber to look for.
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
