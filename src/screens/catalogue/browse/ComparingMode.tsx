import { useCallback, useMemo, useState } from 'react';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TextButton } from '../../../ui/buttons/TextButton';
import { closeIcon } from '../../../ui/data/icons';
import { addPacksText } from '../catalogue.text';
import { type BrowseState, comparisonPath, MAX_COMPARED_PACKS } from './browseState';

export interface ComparingMode {
  /** Whether the cards have checkboxes to choose packs. */
  readonly isOn: boolean;
  /** Whether the subscriber tried to choose a pack after the maximum was reached. */
  readonly isFull: boolean;
  readonly onToggle: () => void;
  /** Adds a pack to the comparison, or removes it. */
  readonly onCompare: (productid: string) => void;
}

/** The state of the comparison. A press on `CompareToggle` or a URL with packs to compare switches it on. */
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
      const others = compared.filter((id) => id !== productid);
      const wasCompared = others.length < compared.length;
      const hasRoom = compared.length < MAX_COMPARED_PACKS;
      // The checkboxes stay when the last pack is removed.
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

/** Starts and ends the comparison. When the bar at the foot ends the comparison, this button takes the focus. */
export const CompareToggle = ({ isOn, onToggle }: ComparingMode) => {
  const t = useText(addPacksText);
  const toggle = useFocusRescue<HTMLButtonElement>(isOn);
  return (
    <TextButton type="button" $small ref={toggle} onClick={onToggle}>
      {isOn ? t.compareNone : t.compare}
    </TextButton>
  );
};

interface ComparisonActionsProps {
  readonly browse: BrowseState;
  readonly onLeave: () => void;
}

/** The buttons that end the comparison and, once two packs are chosen, open it. */
export const ComparisonActions = ({ browse, onLeave }: ComparisonActionsProps) => {
  const t = useText(addPacksText);
  const count = browse.compared.length;
  return (
    <>
      <IconButton icon={closeIcon} label={t.compareNone} onClick={onLeave} />
      {count > 1 && (
        <ButtonLink tone="ghost" to={comparisonPath(browse)}>
          {t.compareNow(count)}
        </ButtonLink>
      )}
    </>
  );
};
