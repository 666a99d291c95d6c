import { loadPromos, promosReducer } from '../store/promos';
import { callApi } from './api/callApi';
import { endpoints } from './api/endpoints';
import type { Domain } from './domain';
import { latest } from './runFlow';

export const promos: Domain = {
  name: 'promos',
  reducer: promosReducer,
  *saga() {
    yield* latest(loadPromos, (query) => callApi(endpoints.promos, query));
  },
};
