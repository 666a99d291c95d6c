import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import type { Mark } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { space, target } from '../../../theme/tokens';
import { Chip } from '../../../ui/forms/Chip';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { AddButton } from './AddButton';
import { addPacksText } from '../browse/addPacks.text';
import { KindPill, PackFacts } from './PackFacts';
import { Line, OfferWords, PackPrice, useDescription } from './OfferLine';
import { wishOfPack } from '../browse/wishes';

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
  & > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;

interface PackRowProps {
  readonly of: AvailablePack;
  readonly mark: Mark | undefined;
  readonly isCompared: boolean;
  readonly onCompare: (productid: string) => void;
  /** Where the comparison is, for a compared pack among others. */
  readonly comparison: string | null;
  readonly comparedCount: number;
}

export const PackRow = memo(({ of: pack, mark, isCompared, onCompare, ...more }: PackRowProps) => {
  const texts = useText(addPacksText);
  const name = pack.productname || EMPTY_TEXT;
  return (
    <Line>
      <OfferWords
        to={useDescription('pack', pack.productid)}
        name={name}
        badge={<KindPill of={pack.producttype} />}
        sub={<PackFacts of={pack} />}
        mark={mark}
      />
      <PackPrice of={pack} />
      <Foot>
        {pack.producttype !== 'BROADBAND' && (
          <Chip chosen={isCompared} onToggle={() => onCompare(pack.productid)}>
            {texts.compare}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Chip>
        )}
        {isCompared && more.comparison !== null && (
          <Link to={more.comparison}>{texts.compareNow(more.comparedCount)}</Link>
        )}
        <AddButton wish={wishOfPack(pack)} mark={mark} />
      </Foot>
    </Line>
  );
});
PackRow.displayName = 'PackRow';
