import { alertsReducer, loadAlerts } from '../../store/inbox/alerts';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const alertsDomain: Domain = {
  name: 'alerts',
  reducer: alertsReducer,
  *saga() {
    yield* latest(loadAlerts, (query) => callApi(endpoints.alerts, query));
  },
};
