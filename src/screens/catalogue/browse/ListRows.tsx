import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../../app/lazy/lazyPart';
import type { RowsProps } from '../../../app/lists/LongRows';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { addPacksText } from './addPacks.text';

/** So many rows stand in the page without being felt; a longer list shows what is in sight. */
const MAX_PLAIN_ROWS = 40;

const LongRows = lazyPart({
  id: 'catalogue-list',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-list" */ '../../../app/lists/LongRows')).LongRows,
});

interface ListRowsProps extends RowsProps {
  /** Of the whole list, so that a search does not change one kind of list for the other. */
  readonly isLong: boolean;
}

export const ListRows = ({ isLong, ...rows }: ListRowsProps) => {
  if (!isLong) return <PlainRows {...rows} />;
  const first = <PlainRows {...rows} keys={rows.keys.slice(0, MAX_PLAIN_ROWS)} />;
  return (
    // Shapes stand for the rows: rows that are replaced would take the focus away with them.
    <LongRows
      {...rows}
      shape={<SkeletonLines count={12} />}
      failed={() => <FirstRowsOnly>{first}</FirstRowsOnly>}
    />
  );
};

export const isLongList = (all: readonly unknown[]): boolean => all.length > MAX_PLAIN_ROWS;

const Items = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

const PlainRows = ({ label, keys, row }: Pick<RowsProps, 'label' | 'keys' | 'row'>) => (
  // Without its bullets Safari would no longer call it a list.
  <Items role="list" aria-label={label}>
    {keys.map((key, at) => (
      <li key={key}>{row(at)}</li>
    ))}
  </Items>
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
