import { put, select, takeEvery } from 'typed-redux-saga';
import { selectUser } from '../../store/identity/session';
import { broadbandOpened, broadbandReducer, loadBroadband } from '../../store/packs/broadband';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const broadbandDomain: Domain = {
  name: 'broadband',
  reducer: broadbandReducer,
  *saga() {
    yield* latest(loadBroadband, (query) => callApi(endpoints.broadbandDetails, query));
    // The data used grows by the hour, so each opening loads it again.
    yield* takeEvery(broadbandOpened, function* () {
      const { customerid = '' } = (yield* select(selectUser)) ?? {};
      yield* put(loadBroadband.requested({ customerid }));
    });
  },
};
