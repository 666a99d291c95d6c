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
import { VisuallyHidden, visuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { addPacksText, offerText } from '../catalogue.text';
import { AddButton } from './AddButton';
import { packCartProduct } from './cartProducts';
import { useDescriptionPath, usePackFacts, usePriceNote } from './offerFacts';

/** All cards of a row are equally high, with what can be done at the foot. */
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

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.m};
`;

const Text = styled.div`
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

/**
 * On a phone one line, where it has room for it. In the wider card, or with longer words, the price is above what
 * can be done, which then fills its line: alone there, it is the only one that grows.
 */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  & > :first-child {
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
  ${media.wide} {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex: 1 0 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  max-width: 100%;
  min-height: ${target};
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.wide} {
    & > button:only-child {
      flex: 1;
    }
  }
`;

const CompareBox = styled.div`
  label {
    gap: ${space.s};
    font-size: ${size.small};
  }
`;

/** From the keyboard the bar at the foot is a whole list away. */
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
  /** The address of the comparison, when this pack and another are chosen for it. */
  readonly comparisonPath: string | null;
  readonly comparedCount: number;
}

/** A pack for sale: its face, what is in it, its price with its term, and one action. */
export const PackCard = memo(
  ({ pack, entitlement, isCompared, onCompare, ...more }: PackCardProps) => {
    const t = useText(addPacksText);
    const words = useText(offerText);
    const name = pack.productname || EMPTY_TEXT;
    const { contents, kindAndLanguage } = usePackFacts(pack);
    const isOwned = entitlement?.reason === 'owned';
    return (
      <PackSurface data-in-cart={entitlement?.reason === 'inCart' || undefined}>
        <Head>
          <ProductPicture product={pack} size="growing" />
          <Text>
            <TitleLink to={useDescriptionPath('pack', pack.productid)}>{name}</TitleLink>
            <p>
              <FactLine facts={contents} />
            </p>
            <p>{kindAndLanguage.length > 0 && <FactLine facts={kindAndLanguage} />}</p>
          </Text>
        </Head>
        <Foot>
          <CardPrice pack={pack} />
          <Actions>
            {onCompare && pack.producttype !== 'BROADBAND' && (
              <CompareBox>
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
              </CompareBox>
            )}
            {isCompared && more.comparisonPath !== null && (
              <KeyboardLink to={more.comparisonPath}>
                {t.compareNow(more.comparedCount)}
              </KeyboardLink>
            )}
            {isOwned ? (
              <Pill $tone="ok">{words.owned}</Pill>
            ) : (
              <AddButton product={packCartProduct(pack)} entitlement={entitlement} size="word" />
            )}
          </Actions>
        </Foot>
      </PackSurface>
    );
  },
);
PackCard.displayName = 'PackCard';

/** The amount, and under it for how long it is and whether the tax is in it. */
export const CardPrice = ({ pack }: { readonly pack: AvailablePack }) => {
  const { noPrice } = useText(offerText);
  return (
    <p>
      <Money amount={shownPriceOf(pack).amount} size="title" />
      <small>{usePriceNote(pack) || noPrice}</small>
    </p>
  );
};
