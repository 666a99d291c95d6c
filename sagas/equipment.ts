import { equipmentReducer, loadEquipment } from '../store/equipment';
import { callApi } from './api/callApi';
import { endpoints } from './api/endpoints';
import type { Domain } from './domain';
import { latest } from './runFlow';

export const equipment: Domain = {
  name: 'equipment',
  reducer: equipmentReducer,
  *saga() {
    yield* latest(loadEquipment, () => callApi(endpoints.cpe, undefined));
  },
};
