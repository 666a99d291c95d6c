import { selectPackChange } from '../../../../store/packs/packChanges';
import { packKey } from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isEnded, selectOutcomes } from '../../../../store/writes/earlierWrites';
import { useAppSelector } from '../../../app/hooks';
import { useStatus } from '../../../app/hooks/useFlow';
import { REFUNDS } from './PackChangeResult';

/**
 * While the outcome of a change is unknown, the pack cannot be changed or renewed: a removal is known when the packs
 * are read again, a refund when it was found out or the subscriber has looked.
 */
export const useIsOutcomePending = (pack: Pack): boolean => {
  const change = useAppSelector((state) => selectPackChange(state, packKey(pack)));
  const hasRead = useStatus(loadActivePacks) === 'succeeded';
  const isFindingOut = useAppSelector((state) => selectOutcomes(state, REFUNDS)).some(
    (outcome) => !isEnded(outcome),
  );
  if (change?.step !== 'unknown') return false;
  return !hasRead || (change.kind === 'refund' && isFindingOut);
};
