import type { SagaGenerator } from 'typed-redux-saga';
import { loadMoreAlerts } from '../../store/inbox/notifications';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { latest } from '../core/runFlow';

/** The pages of alerts after the first, which the frame of every screen has loaded. */
export function* moreAlertsSaga(): SagaGenerator<void> {
  yield* latest(loadMoreAlerts, (query) => callApi(endpoints.alerts, query));
}
