import { put, takeEvery } from 'typed-redux-saga';
import { loadEquipment } from '../../store/account/equipment';
import { randomId } from '../../store/core/randomId';
import type { RequestOf } from '../../store/wire/requests/requests';
import { retrackBox, retrackReducer } from '../../store/account/retrack';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { leading } from '../core/runFlow';

export const retrackDomain: Domain = {
  name: 'retrack',
  reducer: retrackReducer,
  *saga() {
    yield* leading(retrackBox, refresh);
    // Whether a lost press was carried out, and until when a refused one has to wait, the list of boxes says.
    yield* takeEvery(retrackBox.failed, function* ({ payload: { kind } }) {
      if (kind !== 'unreachable') yield* put(loadEquipment.requested());
    });
  },
};

/**
 * The operator's answer need not repeat which box it was. A browser that sends it again on a
 * broken line is answered as the first time, and not told to wait.
 */
function* refresh(box: RequestOf<'retrack'>) {
  const idempotencyKey = randomId();
  const retracked = yield* callApi(endpoints.retrack, box, { idempotencyKey });
  return { ...retracked, stbno: box.stbno };
}
