import styled from 'styled-components';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { addPacksText } from '../browse/addPacks.text';
import { comparisonOf, type Choice } from '../browse/choice';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
`;

interface ComparedProps {
  readonly choice: Choice;
  /** A fourth one was wanted. */
  readonly isFull: boolean;
  readonly onChoice: (changed: Pick<Choice, 'compared'>) => void;
}

/** How far the choice of packs to compare has come, and the way to the comparison. */
export const Compared = ({ choice, isFull, onChoice }: ComparedProps) => {
  const t = useText(addPacksText);
  const count = choice.compared.length;
  if (count === 0) return null;
  return (
    <>
      <div role="status">
        {isFull ? (
          <Alert tone="warn">{t.compareMost}</Alert>
        ) : (
          count === 1 && <Alert>{t.compareMore}</Alert>
        )}
      </div>
      <Actions>
        {count > 1 && <ButtonLink to={comparisonOf(choice)}>{t.compareNow(count)}</ButtonLink>}
        <Button tone="ghost" onClick={() => onChoice({ compared: [] })}>
          {t.compareNone}
        </Button>
      </Actions>
    </>
  );
};
