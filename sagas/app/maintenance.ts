import { put, type SagaGenerator } from 'typed-redux-saga';
import { loadMaintenance } from '../../store/app/maintenance';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { latest } from '../core/runFlow';

/** Asked once at the start; the maintenance screen asks again. */
export function* maintenanceSaga(): SagaGenerator<void> {
  yield* latest(loadMaintenance, () => callApi(endpoints.maintenance, undefined));
  yield* put(loadMaintenance.requested());
}
