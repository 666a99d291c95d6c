import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fadingEnd } from '../../theme/fadingEnd';
import { color, media, radius, size, space, weight } from '../../theme/tokens';
import { visuallyHidden } from '../layout/VisuallyHidden';

const ScrollingTable = styled.div`
  overflow-x: auto;
  border-radius: ${radius.control};
  ${media.belowWide} {
    ${fadingEnd}
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption[data-hidden] {
    ${visuallyHidden}
  }
  caption {
    padding-bottom: ${space.s};
    text-align: start;
    font-weight: ${weight.strong};
  }
  th,
  td {
    padding: ${space.m} ${space.s};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: ${weight.normal};
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody th {
    min-width: 6.5rem;
    font-weight: ${weight.strong};
  }
  th[data-numeric],
  td[data-numeric] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

interface Column<Item> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (item: Item) => ReactNode;
  readonly numeric?: boolean;
}

interface TableProps<Item> {
  readonly caption: string;
  /** True if a heading above has the same words. */
  readonly hidesCaption?: boolean;
  /** The first column names the row. */
  readonly columns: readonly [Column<Item>, ...Column<Item>[]];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
}

/** A table that scrolls in its own region, by touch or by keyboard, when it is wider than the page. */
export const Table = <Item,>({
  caption,
  hidesCaption = false,
  columns,
  items,
  keyOf,
}: TableProps<Item>) => {
  const [rowHead, ...others] = columns;
  return (
    <ScrollingTable role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption data-hidden={hidesCaption || undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.numeric || undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              <th scope="row">{rowHead.cell(item)}</th>
              {others.map((column) => (
                <td key={column.key} data-numeric={column.numeric || undefined}>
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
};
