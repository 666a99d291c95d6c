import styled from 'styled-components';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { cardGrid } from '../../../app/lists/cardGrid';
import type { CardsProps } from '../../../app/lists/LongCards';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { addPacksText } from '../catalogue.text';
import { PackCardsSkeleton } from '../rows/PackCardsSkeleton';

/** A list of at most this many cards is rendered whole; a longer one is virtual. */
const MAX_PLAIN = 40;

/** Of the whole list, so that a search does not change one kind of list for the other. */
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

/** Cards, as many beside each other as there is room for. */
export const ListCards = ({ isLong, ...cards }: ListCardsProps) => {
  if (!isLong) return <PlainCards {...cards} />;
  return (
    // Shapes stand for the cards: cards that are replaced would take the focus away with them.
    <LongCards
      {...cards}
      skeleton={<PackCardsSkeleton />}
      failed={() => <FirstCards {...cards} />}
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
  // Without its bullets Safari would no longer call it a list.
  <Cards role="list" aria-label={label}>
    {keys.map((key, at) => (
      <li key={key}>{row(at)}</li>
    ))}
  </Cards>
);

/** The code of the long list did not come: the first ones, and how to see others. */
const FirstCards = (cards: CardsProps) => (
  <>
    <Alert tone="warn" live>
      {useText(addPacksText).onlyFirst}
    </Alert>
    <PlainCards {...cards} keys={cards.keys.slice(0, MAX_PLAIN)} />
  </>
);
