import styled from 'styled-components';
import { packKey } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { isPlaceKnown, PackExpiry, useBoxName } from '../packLabels';
import { LoadCovers, PackPicture } from '../PackPicture';
import { renewText } from '../renewal.text';
import type { RenewalSelection } from './useRenewalSelection';

const Items = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** The whole row is the label, so that a press anywhere in it ticks the box. */
const TickRow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: 52px;
  padding: ${space.m} 0;
  cursor: pointer;
  input {
    /* The focused row must not be behind the total at the foot. */
    scroll-margin-bottom: 80px;
  }
`;

const RowText = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};
  min-width: 0;
  & > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :nth-child(2) {
    font-variant-numeric: tabular-nums;
  }
  & > small {
    flex-basis: 100%;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

interface ReadyPacksProps {
  readonly selection: RenewalSelection;
  /** Whether the heading above says when all packs end. */
  readonly isEndSaid: boolean;
  /** Whether each pack has to name its box. */
  readonly hasManyBoxes: boolean;
}

/** The packs to tick, each with its end and its price for the chosen term. */
export const ReadyPacks = ({ selection, ...notes }: ReadyPacksProps) => {
  const { ready, isTicked, onTick, amountOf } = selection;
  return (
    <>
      <Items role="list">
        {ready.map((pack) => (
          <li key={packKey(pack)}>
            <TickRow>
              <input
                type="checkbox"
                name="pack"
                value={packKey(pack)}
                checked={isTicked(pack)}
                onChange={({ currentTarget }) => onTick(pack, currentTarget.checked)}
              />
              <PackPicture pack={pack} />
              <RowText>
                <span>
                  <TextOrDashes text={pack.productname} />
                </span>
                <span>
                  <Money amount={amountOf(pack)} />
                </span>
                <PackNotes pack={pack} {...notes} />
              </RowText>
            </TickRow>
          </li>
        ))}
      </Items>
      <LoadCovers products={ready} failed={() => null} />
    </>
  );
};

interface PackNotesProps extends Omit<ReadyPacksProps, 'selection'> {
  readonly pack: Pack;
}

const PackNotes = ({ pack, isEndSaid, hasManyBoxes }: PackNotesProps) => {
  const t = useText(renewText);
  const nameOf = useBoxName();
  return (
    <>
      {!isEndSaid && (
        <small>
          <PackExpiry pack={pack} />
        </small>
      )}
      {hasManyBoxes && isPlaceKnown(pack) && <small>{nameOf(pack.stbno)}</small>}
      {isMarkedForRemoval(pack) && <small>{t.leaving}</small>}
    </>
  );
};
