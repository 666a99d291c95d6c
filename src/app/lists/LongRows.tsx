import { type ReactNode, useCallback } from 'react';
import styled from 'styled-components';
import { useIsWide } from '../../theme/mediaQueries';
import { color } from '../../theme/tokens';
import { useVirtualList, VirtualItems } from '../hooks/useVirtualList';
import { type GridColumns, GridHead, GridRow } from './GridTable';
import { positionedStyles } from './listStyles';

export interface RowsProps {
  readonly label: string;
  /** The keys of the rows, from top to bottom. */
  readonly keys: readonly string[];
  readonly row: (at: number) => ReactNode;
  /** The expected height of a row, in pixels. */
  readonly height: number;
  /** The columns of the table on a wide screen. A cell gets the index of its row. */
  readonly table: GridColumns<number>;
}

const PositionedRow = styled.li`
  ${positionedStyles}
  border-bottom: 1px solid ${color.line};
`;

const Heads = styled.div`
  border-bottom: 1px solid ${color.line};
`;

/**
 * A virtual list for thousands of rows, or a virtual table on a wide screen: renders the visible rows, a few around
 * them, and the row with the focus. Screen readers get the position of each row and the number of rows.
 */
export const LongRows = (props: RowsProps) =>
  useIsWide() ? <LongTable {...props} /> : <LongList {...props} />;

const useRows = <Element extends HTMLElement>({ keys, height }: RowsProps) => {
  const heightOf = useCallback(() => height, [height]);
  return useVirtualList<Element>({ keys, heightOf, around: 4 });
};

const LongList = (props: RowsProps) => {
  const { label, keys, row } = props;
  const { list, containerProps } = useRows<HTMLUListElement>(props);
  return (
    <VirtualItems {...containerProps} as="ul" role="list" aria-label={label}>
      {list.getVirtualItems().map(({ index, key }) => (
        <PositionedRow
          key={key}
          ref={list.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={keys.length}
        >
          {row(index)}
        </PositionedRow>
      ))}
    </VirtualItems>
  );
};

const LongTable = (props: RowsProps) => {
  const { label, keys, table } = props;
  const { list, containerProps } = useRows<HTMLDivElement>(props);
  return (
    <div role="table" aria-label={label} aria-rowcount={keys.length + 1}>
      <Heads role="rowgroup">
        <GridHead {...table} />
      </Heads>
      <VirtualItems {...containerProps} role="rowgroup">
        {list.getVirtualItems().map(({ index, key }) => (
          <PositionedRow
            as="div"
            key={key}
            ref={list.measureElement}
            role="presentation"
            data-index={index}
          >
            <GridRow {...table} item={index} index={index + 2} />
          </PositionedRow>
        ))}
      </VirtualItems>
    </div>
  );
};
