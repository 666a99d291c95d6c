import styled from 'styled-components';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { addPacksText } from '../browse/addPacks.text';
import { comparisonPath, type BrowseState } from '../browse/browseState';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
`;

/** Always there: a live region that arrives with its sentence is not read out. Empty, it takes no place. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface ComparisonBarProps {
  readonly browse: BrowseState;
  /** A fourth one was wanted. */
  readonly isFull: boolean;
  readonly onChange: (changed: Pick<BrowseState, 'compared'>) => void;
}

/** How many packs are chosen for the comparison, and the link to it. */
export const ComparisonBar = ({ browse, isFull, onChange }: ComparisonBarProps) => {
  const t = useText(addPacksText);
  const count = browse.compared.length;
  return (
    <>
      <Status role="status">
        {count > 0 && isFull ? (
          <Alert tone="warn">{t.compareMost}</Alert>
        ) : (
          count === 1 && <Alert>{t.compareMore}</Alert>
        )}
      </Status>
      {count > 0 && (
        <Actions>
          {count > 1 && <ButtonLink to={comparisonPath(browse)}>{t.compareNow(count)}</ButtonLink>}
          <Button tone="ghost" onClick={() => onChange({ compared: [] })}>
            {t.compareNone}
          </Button>
        </Actions>
      )}
    </>
  );
};
