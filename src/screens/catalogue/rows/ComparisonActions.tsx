import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { IconButton } from '../../../ui/buttons/IconButton';
import { closeIcon } from '../../../ui/data/icons';
import { addPacksText } from '../browse/addPacks.text';
import { type BrowseState, comparisonPath } from '../browse/browseState';

interface ComparisonActionsProps {
  readonly browse: BrowseState;
  readonly onChange: (changed: Pick<BrowseState, 'compared'>) => void;
}

/** What can be done with the packs that are chosen for the comparison. */
export const ComparisonActions = ({ browse, onChange }: ComparisonActionsProps) => {
  const t = useText(addPacksText);
  const count = browse.compared.length;
  return (
    <>
      <IconButton
        icon={closeIcon}
        label={t.compareNone}
        onClick={() => onChange({ compared: [] })}
      />
      {count > 1 && (
        <ButtonLink tone="ghost" to={comparisonPath(browse)}>
          {t.compareNow(count)}
        </ButtonLink>
      )}
    </>
  );
};
