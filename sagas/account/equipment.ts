import { equipmentReducer, loadEquipment } from '../../store/account/equipment';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

export const equipmentDomain: Domain = {
  name: 'equipment',
  reducer: equipmentReducer,
  *saga() {
    yield* latest(loadEquipment, () => callApi(endpoints.cpe, undefined));
  },
};
