import styled from 'styled-components';
import { isBroadband, packKey } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { packsIcon, wifiIcon } from '../../../ui/data/icons';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { isPlaceKnown, PackExpiry, useBoxName } from '../packLabels';
import { renewText } from '../renewal.text';
import type { RenewalSelection } from './useRenewalSelection';

/** The space of a cover, with the same size before and after the code of the cover is loaded. */
const CoverPlace = styled.span`
  flex: none;
  width: 72px;
  height: 48px;
`;

const Mark = styled.span<{ readonly $fibre: boolean }>`
  display: grid;
  place-items: center;
  height: 100%;
  border-radius: 8px;
  background: ${({ $fibre }) => ($fibre ? color.fibreTint : color.tint)};
  color: ${({ $fibre }) => ($fibre ? color.fibreText : color.brand)};
`;

const ProductPicture = lazyPart<{ readonly product: Pack }>({
  id: 'renew-cover',
  load: async () =>
    (await import(/* webpackChunkName: "pack-cover" */ '../../../app/pictures/ProductPicture'))
      .ProductPicture,
});

/** Loads the channels that the covers show. It has a separate chunk, so that paying does not wait for pictures. */
const LoadCovers = lazyPart<{ readonly products: readonly Pack[] }>({
  id: 'renew-covers',
  load: async () =>
    (await import(/* webpackChunkName: "pack-cover" */ '../../../app/pictures/useLoadCovers'))
      .LoadCovers,
});

/** The cover of a pack, as in My packs. Until its code is loaded, the icon of the service. */
const PackPicture = ({ pack }: { readonly pack: Pack }) => {
  const mark = (
    <Mark aria-hidden $fibre={isBroadband(pack)}>
      <Icon path={isBroadband(pack) ? wifiIcon : packsIcon} />
    </Mark>
  );
  return (
    <CoverPlace>
      <ProductPicture product={pack} skeleton={mark} failed={() => mark} />
    </CoverPlace>
  );
};

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
  & > strong {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > b {
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
                <strong>
                  <TextOrDashes text={pack.productname} />
                </strong>
                <b>
                  <Money amount={amountOf(pack)} />
                </b>
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
