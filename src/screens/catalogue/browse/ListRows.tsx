import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { cardGrid } from '../../../app/lists/cardGrid';
import type { RowsProps } from '../../../app/lists/LongRows';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { PackCardsSkeleton } from '../rows/PackCardsSkeleton';
import { addPacksText } from './addPacks.text';

/** So many rows stand in the page without being felt; a longer list shows what is in sight. */
const MAX_PLAIN_ROWS = 40;

const LongRows = lazyPart({
  id: 'catalogue-list',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-list" */ '../../../app/lists/LongRows')).LongRows,
});
const LongCards = lazyPart({
  id: 'catalogue-cards',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-list" */ '../../../app/lists/LongCards'))
      .LongCards,
});

interface ListRowsProps extends RowsProps {
  /** Of the whole list, so that a search does not change one kind of list for the other. */
  readonly isLong: boolean;
}

/** Rows one under another, or a table where there is room for one. */
export const ListRows = ({ isLong, ...rows }: ListRowsProps) => {
  if (!isLong) return <PlainRows {...rows} />;
  return (
    // Shapes stand for the rows: rows that are replaced would take the focus away with them.
    <LongRows
      {...rows}
      shape={<SkeletonLines count={12} />}
      failed={() => (
        <FirstRowsOnly>
          <PlainRows {...rows} keys={rows.keys.slice(0, MAX_PLAIN_ROWS)} />
        </FirstRowsOnly>
      )}
    />
  );
};

/** Cards, as many beside each other as there is room for. */
export const ListCards = ({ isLong, ...cards }: Omit<ListRowsProps, 'table'>) => {
  if (!isLong) return <PlainCards {...cards} />;
  return (
    <LongCards
      {...cards}
      shape={<PackCardsSkeleton />}
      failed={() => (
        <FirstRowsOnly>
          <PlainCards {...cards} keys={cards.keys.slice(0, MAX_PLAIN_ROWS)} />
        </FirstRowsOnly>
      )}
    />
  );
};

export const isLongList = (all: readonly unknown[]): boolean => all.length > MAX_PLAIN_ROWS;

const Rows = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

const Cards = styled.ul`
  ${cardGrid}
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

type PlainProps = Pick<RowsProps, 'label' | 'keys' | 'row'>;

const itemsOf = ({ keys, row }: PlainProps) => keys.map((key, at) => <li key={key}>{row(at)}</li>);

// Without its bullets Safari would no longer call it a list.
const PlainRows = (rows: PlainProps) => (
  <Rows role="list" aria-label={rows.label}>
    {itemsOf(rows)}
  </Rows>
);
const PlainCards = (cards: PlainProps) => (
  <Cards role="list" aria-label={cards.label}>
    {itemsOf(cards)}
  </Cards>
);

/** The code of the long list did not come: the first rows, and how to see others. */
const FirstRowsOnly = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Alert tone="warn" live>
      {useText(addPacksText).onlyFirst}
    </Alert>
    {children}
  </>
);
