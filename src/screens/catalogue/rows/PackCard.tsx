import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Entitlement } from '../../../../store/catalogue/activeEntitlements';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { color, media, radius, size, space, target } from '../../../theme/tokens';
import { FactLine } from '../../../ui/data/FactLine';
import { Money } from '../../../ui/data/Money';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Pill } from '../../../ui/feedback/Pill';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { Card } from '../../../ui/layout/Card';
import { TitleLink } from '../../../ui/layout/NameLink';
import { Row } from '../../../ui/layout/Stack';
import { VisuallyHidden, visuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { addPacksText, offerText } from '../catalogue.text';
import { AddButton, packCartProduct } from './AddButton';
import { useDescriptionPath, usePackFacts, usePriceNote } from './offerFacts';

/** All cards of a row are equally high, with their actions at the foot. */
export const PackSurface = styled(Card)`
  grid-template-rows: 1fr auto;
  gap: ${space.m};
  height: 100%;
  ${media.wide} {
    padding: ${space.l};
  }
  &[data-in-cart] {
    border-color: ${color.brand};
    outline: 1px solid ${color.brand};
  }
`;

const PackWords = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
    text-wrap: balance;
  }
`;

/** The price and the actions: on one line on a phone if they fit, on two lines on a wide screen. */
const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  & > p {
    flex: 999 1 5rem;
    min-width: min-content;
    line-height: 1.3;
    text-wrap: balance;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  & > div {
    position: relative;
    display: flex;
    flex: 1 0 auto;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
    max-width: 100%;
    min-height: ${target};
  }
  & > div > :last-child {
    margin-inline-start: auto;
  }
  div > label {
    gap: ${space.s};
    font-size: ${size.small};
  }
  ${media.wide} {
    & > p {
      flex-basis: 100%;
    }
    & > div > button:only-child {
      flex: 1;
    }
  }
`;

/** A link to the comparison for keyboard users, who reach the bar at the foot only after the whole list. */
const KeyboardLink = styled(Link)`
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    position: absolute;
    inset-inline-start: 0;
    bottom: 100%;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: 0 ${space.m};
    border-radius: ${radius.control};
    background: ${color.surface};
  }
`;

interface PackCardProps {
  readonly pack: AvailablePack;
  readonly entitlement: Entitlement | undefined;
  readonly isCompared: boolean;
  /** Null while packs are not being compared. */
  readonly onCompare: ((productid: string) => void) | null;
  /** The path of the comparison if this pack is one of at least two compared packs; otherwise null. */
  readonly comparisonPath: string | null;
  readonly comparedCount: number;
}

export const PackCard = memo(
  ({ pack, entitlement, isCompared, onCompare, comparisonPath, comparedCount }: PackCardProps) => {
    const t = useText(addPacksText);
    const words = useText(offerText);
    const name = pack.productname || EMPTY_TEXT;
    const { contents, kindAndLanguage } = usePackFacts(pack);
    const isOwned = entitlement?.reason === 'owned';
    return (
      <PackSurface data-in-cart={entitlement?.reason === 'inCart' || undefined}>
        <Row $align="start">
          <ProductPicture product={pack} size="growing" />
          <PackWords>
            <TitleLink to={useDescriptionPath('pack', pack.productid)}>{name}</TitleLink>
            <p>
              <FactLine facts={contents} />
            </p>
            <p>{kindAndLanguage.length > 0 && <FactLine facts={kindAndLanguage} />}</p>
          </PackWords>
        </Row>
        <CardFoot>
          <CardPrice pack={pack} />
          <div>
            {onCompare && pack.producttype !== 'BROADBAND' && (
              <Checkbox
                name="compare"
                id={`compare-${pack.productid}`}
                label={
                  <>
                    {t.compare}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </>
                }
                checked={isCompared}
                onChange={() => onCompare(pack.productid)}
              />
            )}
            {comparisonPath !== null && (
              <KeyboardLink to={comparisonPath}>{t.compareNow(comparedCount)}</KeyboardLink>
            )}
            {isOwned ? (
              <Pill $tone="ok">{words.owned}</Pill>
            ) : (
              <AddButton product={packCartProduct(pack)} entitlement={entitlement} size="word" />
            )}
          </div>
        </CardFoot>
      </PackSurface>
    );
  },
);
PackCard.displayName = 'PackCard';

export const CardPrice = ({ pack }: { readonly pack: AvailablePack }) => {
  const { noPrice } = useText(offerText);
  return (
    <p>
      <Money amount={shownPriceOf(pack).amount} size="title" />
      <small>{usePriceNote(pack) || noPrice}</small>
    </p>
  );
};
