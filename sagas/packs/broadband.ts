import { put, select, takeEvery } from 'typed-redux-saga';
import { broadbandOpened, broadbandReducer, loadBroadband } from '../../store/packs/broadband';
import { selectUser } from '../../store/identity/session';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const broadbandDomain: Domain = {
  name: 'broadband',
  reducer: broadbandReducer,
  *saga() {
    yield* latest(loadBroadband, (query) => callApi(endpoints.broadbandDetails, query));
    // What is used grows by the hour, so each look asks anew.
    yield* takeEvery(broadbandOpened, function* () {
      const { customerid = '' } = (yield* select(selectUser)) ?? {};
      yield* put(loadBroadband.requested({ customerid }));
    });
  },
};
