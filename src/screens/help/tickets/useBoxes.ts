import type { Box } from '../../../../store/wire/entities/account/equipment';
import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import { selectStatus } from '../../../../store/core/flows';
import { useAppSelector } from '../../../app/hooks';

/** The boxes; null until they are loaded. The documented state is an empty list from the start (specification §3). */
export const useBoxes = (): readonly Box[] | null => {
  const boxes = useAppSelector(selectBoxes);
  const isLoaded = useAppSelector((state) => selectStatus(state, loadEquipment) === 'succeeded');
  return isLoaded || boxes.length > 0 ? boxes : null;
};
