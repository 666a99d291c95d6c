import { put, select, takeEvery } from 'typed-redux-saga';
import { loadEquipment } from '../../store/account/equipment';
import { retrackBox, retrackReducer } from '../../store/account/retrack';
import { selectStatus } from '../../store/core/flows';
import type { RequestOf } from '../../store/wire/requests/requests';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';
import { idempotentCall } from '../writes/idempotentCall';
import { removePendingWrites } from '../writes/pendingWrites';

export const retrackDomain: Domain = {
  name: 'retrack',
  reducer: retrackReducer,
  *saga() {
    yield* leading(retrackBox, refresh);
    // The list of boxes shows whether a lost request was carried out, and how long to wait after a refusal.
    yield* takeEvery(retrackBox.failed, function* ({ payload: { kind } }) {
      if (kind !== 'unreachable') yield* put(loadEquipment.requested());
    });
    yield* takeEvery(loadEquipment.succeeded, settleRetrackFromBoxes);
  },
};

/** The loaded list shows the outcome of a lost request: a box that was refreshed has a new waiting time. */
function* settleRetrackFromBoxes() {
  if ((yield* select(selectStatus, retrackBox)) === 'running') return;
  yield* removePendingWrites(endpoints.retrack.name);
}

/**
 * Adds the box number, because the operator's answer need not repeat it. When a browser sends the request again after
 * a broken connection, the idempotency key makes the operator repeat its first answer, instead of refusing the second
 * request until the waiting time is over.
 */
function* refresh(box: RequestOf<'retrack'>) {
  const retracked = yield* idempotentCall(endpoints.retrack, box);
  return { ...retracked, stbno: box.stbno };
}
