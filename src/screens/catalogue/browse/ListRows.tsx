import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChunkBoundary } from '../../../app/lazy/ChunkBoundary';
import { late } from '../../../app/late';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { addPacksText } from './addPacks.text';

const loadLongRows = () => import(/* webpackChunkName: "catalogue-list" */ './LongRows');

/** Up to this many rows are rendered at once; a longer list renders the visible rows only. */
const MAX_PLAIN_ROWS = 40;

/** Rows that are about to be others would take the focus away with them: shapes stand for them. */
const LongRows = late(
  async () => (await loadLongRows()).LongRows,
  () => <SkeletonLines count={12} />,
);

export interface RowsProps {
  readonly label: string;
  /** What makes each row itself, from top to bottom. */
  readonly keys: readonly string[];
  readonly row: (at: number) => ReactNode;
  /** About as high as a row is with the usual text, in pixels. */
  readonly height: number;
}

interface ListRowsProps extends RowsProps {
  /** Of the whole list, so that a search does not change one kind of list for the other. */
  readonly isLong: boolean;
}

export const ListRows = ({ isLong, ...rows }: ListRowsProps) => {
  if (!isLong) return <PlainRows {...rows} />;
  const first = <PlainRows {...rows} keys={rows.keys.slice(0, MAX_PLAIN_ROWS)} />;
  return (
    <ChunkBoundary fallback={<FirstRowsOnly>{first}</FirstRowsOnly>} onChunkFailed={ignore}>
      <LongRows {...rows} />
    </ChunkBoundary>
  );
};

export const isLongList = (all: readonly unknown[]): boolean => all.length > MAX_PLAIN_ROWS;

/** The fallback is shown instead. */
const ignore = () => undefined;

const Items = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

const PlainRows = ({ label, keys, row }: RowsProps) => (
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
