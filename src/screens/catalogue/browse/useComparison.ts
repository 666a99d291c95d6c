import { useCallback, useMemo, useState } from 'react';
import { type BrowseState, MAX_COMPARED_PACKS } from './browseState';

export interface ComparingMode {
  /** The packs can be chosen for it. */
  readonly isOn: boolean;
  /** One more was wanted than can be compared. */
  readonly isFull: boolean;
  readonly onToggle: () => void;
  /** Chooses a pack, or no longer. */
  readonly onCompare: (productid: string) => void;
}

/** The comparison of two or three packs: started by a press, or by an address in which some are chosen. */
export const useComparison = (
  { list, compared }: BrowseState,
  onChange: (changed: Pick<BrowseState, 'compared'>) => void,
): ComparingMode => {
  const [isStarted, setStarted] = useState(false);
  const [wantsMore, setWantsMore] = useState(false);
  const isOn = list === 'packs' && (isStarted || compared.length > 0);
  const onToggle = useCallback(() => {
    setStarted(!isOn);
    if (isOn) onChange({ compared: [] });
  }, [isOn, onChange]);
  const onCompare = useCallback(
    (productid: string) => {
      const others = compared.filter((one) => one !== productid);
      const wasCompared = others.length < compared.length;
      const hasRoom = compared.length < MAX_COMPARED_PACKS;
      // The boxes stay when the last pack is taken out.
      setStarted(true);
      setWantsMore(!wasCompared && !hasRoom);
      if (wasCompared) onChange({ compared: others });
      else if (hasRoom) onChange({ compared: [...compared, productid] });
    },
    [compared, onChange],
  );
  const isFull = wantsMore && compared.length >= MAX_COMPARED_PACKS;
  return useMemo(
    () => ({ isOn, isFull, onToggle, onCompare }),
    [isOn, isFull, onToggle, onCompare],
  );
};
