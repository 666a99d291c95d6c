import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { space, target } from '../../../theme/tokens';
import { Chip } from '../../../ui/buttons/Chip';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { AddButton } from './AddButton';
import { addPacksText } from '../browse/addPacks.text';
import { KindPill, PackSummary } from './PackSummary';
import { OfferRow, OfferText, PackPrice, useDescriptionPath } from './OfferRow';
import { packCartProduct } from './cartProducts';

const Foot = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
  /* Beside the price where a row has room for all of it. */
  @media (min-width: 1200px) {
    flex: 0 0 10.5rem;
  }
`;

const AddPlace = styled.span`
  margin-inline-start: auto;
`;

interface PackOfferRowProps {
  readonly pack: AvailablePack;
  readonly entitlement: Entitlement | undefined;
  readonly isCompared: boolean;
  readonly onCompare: (productid: string) => void;
  /** The address of the comparison, when this pack and another are chosen for it. */
  readonly comparisonPath: string | null;
  readonly comparedCount: number;
}

export const PackOfferRow = memo(
  ({ pack, entitlement, isCompared, onCompare, ...more }: PackOfferRowProps) => {
    const texts = useText(addPacksText);
    const name = pack.productname || EMPTY_TEXT;
    return (
      <OfferRow>
        <ProductPicture product={pack} size="growing" />
        <OfferText
          to={useDescriptionPath('pack', pack.productid)}
          name={name}
          badge={<KindPill kind={pack.producttype} />}
          sub={<PackSummary pack={pack} />}
          entitlement={entitlement}
        />
        <PackPrice pack={pack} />
        <Foot>
          {pack.producttype !== 'BROADBAND' && (
            <Chip chosen={isCompared} onToggle={() => onCompare(pack.productid)}>
              {texts.compare}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Chip>
          )}
          {isCompared && more.comparisonPath !== null && (
            <Link to={more.comparisonPath}>{texts.compareNow(more.comparedCount)}</Link>
          )}
          <AddPlace>
            <AddButton product={packCartProduct(pack)} entitlement={entitlement} />
          </AddPlace>
        </Foot>
      </OfferRow>
    );
  },
);
PackOfferRow.displayName = 'PackRow';
