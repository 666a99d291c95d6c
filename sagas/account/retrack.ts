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
    // The boxes may have been loaded before this domain.
    if ((yield* select(selectStatus, loadEquipment)) === 'succeeded')
      yield* settleRetrackFromBoxes();
  },
};

/** The loaded list shows the outcome of an unanswered request: a refreshed box has a new waiting time. */
function* settleRetrackFromBoxes() {
  if ((yield* select(selectStatus, retrackBox)) === 'running') return;
  yield* removePendingWrites(endpoints.retrack.name);
}

/**
 * Adds the box number to the result, because the operator's answer may lack it. A browser may repeat the request after
 * a broken connection. With the idempotency key, the operator then repeats its first answer instead of refusing a
 * second refresh.
 */
function* refresh(box: RequestOf<'retrack'>) {
  const retracked = yield* idempotentCall(endpoints.retrack, box);
  return { ...retracked, stbno: box.stbno };
}
