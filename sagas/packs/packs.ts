import { fork } from 'typed-redux-saga';
import { loadActivePacks, packsReducer } from '../../store/packs/packs';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';
import { lastHomeSaga } from './lastHome';

export const packsDomain: Domain = {
  name: 'packs',
  reducer: packsReducer,
  *saga() {
    yield* fork(lastHomeSaga);
    yield* latest(loadActivePacks, (query) => callApi(endpoints.activePacks, query));
  },
};
