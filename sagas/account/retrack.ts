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
    // Whether a lost press was carried out, and until when a refused one has to wait, the list of boxes says.
    yield* takeEvery(retrackBox.failed, function* ({ payload: { kind } }) {
      if (kind !== 'unreachable') yield* put(loadEquipment.requested());
    });
    yield* takeEvery(loadEquipment.succeeded, settleRetrackFromBoxes);
  },
};

/** The list says until when the box cannot be refreshed again, and so what happened to a lost press. */
function* settleRetrackFromBoxes() {
  if ((yield* select(selectStatus, retrackBox)) === 'running') return;
  yield* removePendingWrites(endpoints.retrack.name);
}

/**
 * The operator's answer need not repeat which box it was. A browser that sends it again on a
 * broken line gets the first answer again, instead of a refusal to wait.
 */
function* refresh(box: RequestOf<'retrack'>) {
  const retracked = yield* idempotentCall(endpoints.retrack, box);
  return { ...retracked, stbno: box.stbno };
}
