import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fadingEnd } from '../../theme/fadingEnd';
import { color, media, radius, size, space, weight } from '../../theme/tokens';
import { visuallyHidden } from '../layout/VisuallyHidden';

const Scroll = styled.div`
  overflow-x: auto;
  border-radius: ${radius.control};
  ${media.belowWide} {
    ${fadingEnd}
  }
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
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
  /** A heading above says the same. */
  readonly hidesCaption?: boolean;
  /** The first column names the row. */
  readonly columns: readonly [Column<Item>, ...Column<Item>[]];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
}

/** A real table. Where it is wider than the phone it scrolls by itself, by finger or by keyboard. */
export const Table = <Item,>({
  caption,
  hidesCaption = false,
  columns,
  items,
  keyOf,
}: TableProps<Item>) => {
  const [naming, ...others] = columns;
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Grid>
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
              <th scope="row">{naming.cell(item)}</th>
              {others.map((column) => (
                <td key={column.key} data-numeric={column.numeric || undefined}>
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
};
