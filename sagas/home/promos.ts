import { loadPromos, promosReducer } from '../../store/home/promos';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const promosDomain: Domain = {
  name: 'promos',
  reducer: promosReducer,
  *saga() {
    yield* latest(loadPromos, (query) => callApi(endpoints.promos, query));
  },
};
