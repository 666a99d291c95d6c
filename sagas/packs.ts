import { loadActivePacks, packsReducer } from '../store/packs';
import { callApi } from './api/callApi';
import { endpoints } from './api/endpoints';
import type { Domain } from './domain';
import { latest } from './runFlow';

export const packs: Domain = {
  name: 'packs',
  reducer: packsReducer,
  *saga() {
    yield* latest(loadActivePacks, (query) => callApi(endpoints.activePacks, query));
  },
};
