import type { Box } from '../../../store/entities/equipment';
import { loadEquipment, selectBoxes } from '../../../store/equipment';
import { selectStatus } from '../../../store/flows';
import { useStore } from '../../useStore';

/** The boxes; null until the operator has said which there are. Documented as a list from the start (specification §3). */
export const useBoxes = (): readonly Box[] | null => {
  const boxes = useStore(selectBoxes);
  const hasCome = useStore((state) => selectStatus(state, loadEquipment) === 'succeeded');
  return hasCome || boxes.length > 0 ? boxes : null;
};
