import { loadActivePacks, packsReducer } from '../../store/packs/packs';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const packsDomain: Domain = {
  name: 'packs',
  reducer: packsReducer,
  *saga() {
    yield* latest(loadActivePacks, (query) => callApi(endpoints.activePacks, query));
  },
};
