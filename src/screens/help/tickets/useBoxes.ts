import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppSelector } from '../../../app/hooks';
import { useStatus } from '../../../app/hooks/useFlow';

/** The boxes; null until they are loaded. The documented state is an empty list from the start (specification §3). */
export const useBoxes = (): readonly Box[] | null => {
  const boxes = useAppSelector(selectBoxes);
  const isLoaded = useStatus(loadEquipment) === 'succeeded';
  return isLoaded || boxes.length > 0 ? boxes : null;
};
