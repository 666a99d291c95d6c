import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TextButton } from '../../../ui/buttons/TextButton';
import { closeIcon } from '../../../ui/data/icons';
import { type BrowseState, comparisonPath } from '../browse/browseState';
import type { ComparingMode } from '../browse/useComparison';
import { addPacksText } from '../catalogue.text';

/** Starts and ends the comparison. When the bar at the foot has ended it, the focus comes back to this button. */
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

/** What can be done with the packs that are chosen for the comparison. */
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
