import { loadAlerts, alertsReducer } from '../store/alerts';
import { callApi } from './api/callApi';
import { endpoints } from './api/endpoints';
import type { Domain } from './domain';
import { latest } from './runFlow';

export const alerts: Domain = {
  name: 'alerts',
  reducer: alertsReducer,
  *saga() {
    yield* latest(loadAlerts, (query) => callApi(endpoints.alerts, query));
  },
};
