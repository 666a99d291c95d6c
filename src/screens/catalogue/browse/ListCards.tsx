import styled from 'styled-components';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { cardGrid } from '../../../app/lists/listStyles';
import type { CardsProps } from '../../../app/lists/LongCards';
import { useText } from '../../../text/useText';
import { media } from '../../../theme/tokens';
import { Alert } from '../../../ui/feedback/Alert';
import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { addPacksText } from '../catalogue.text';
import { PackSurface } from '../rows/PackCard';

/** A list of at most this many cards is rendered whole; a longer one is virtual. */
const MAX_PLAIN = 40;

/** Whether the unfiltered list is long. A search must not switch between the plain and the virtual list. */
export const isLongList = (all: readonly unknown[]): boolean => all.length > MAX_PLAIN;

const LongCards = lazyPart({
  id: 'catalogue-list',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-list" */ '../../../app/lists/LongCards'))
      .LongCards,
});

interface ListCardsProps extends CardsProps {
  readonly isLong: boolean;
}

/** The cards of a list, in as many columns as fit. */
export const ListCards = ({ isLong, ...cards }: ListCardsProps) => {
  const { onlyFirst } = useText(addPacksText);
  if (!isLong) return <PlainCards {...cards} />;
  return (
    // The skeleton is blank, because a card with controls would lose the focus when it is replaced.
    <LongCards
      {...cards}
      skeleton={<PackCardsSkeleton />}
      failed={() => (
        <>
          <Alert tone="warn" live>
            {onlyFirst}
          </Alert>
          <PlainCards {...cards} keys={cards.keys.slice(0, MAX_PLAIN)} />
        </>
      )}
    />
  );
};

const Cards = styled.ul`
  ${cardGrid}
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const PlainCards = ({ label, keys, row }: CardsProps) => (
  // The role is set because Safari does not treat a list without bullets as a list.
  <Cards role="list" aria-label={label}>
    {keys.map((key, at) => (
      <li key={key}>{row(at)}</li>
    ))}
  </Cards>
);

/** As high as the content of a card. */
const BlankContent = styled(BlankBlock)`
  height: 8.25rem;
  ${media.wide} {
    height: 12.25rem;
  }
`;

/** Blank cards of the real size, so that nothing moves when the packs are loaded. */
export const PackCardsSkeleton = () => (
  <LoadingRegion>
    <Cards as="div">
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <PackSurface key={at}>
          <BlankContent />
        </PackSurface>
      ))}
    </Cards>
  </LoadingRegion>
);
