import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, size, space, target, weight } from '../../theme/tokens';

interface GridColumn<Item> {
  readonly key: string;
  readonly head: string;
  readonly cell: (item: Item) => ReactNode;
  readonly numeric?: boolean;
}

/** The columns of a table, and their widths as a grid template. The cells of the first column are row headings. */
export interface GridColumns<Item> {
  readonly template: string;
  readonly columns: readonly GridColumn<Item>[];
}

/** The styles of a row. The component that uses these styles sets the columns by `grid-template-columns`. */
export const gridRow = css`
  display: grid;
  gap: ${space.l};
  align-items: center;
  min-height: ${target};
  padding: ${space.s} 0;
  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const TableRow = styled.div<{ readonly $template: string }>`
  ${gridRow}
  grid-template-columns: ${({ $template }) => $template};
  & > [data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > [role='columnheader'] {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  & > [role='rowheader'] {
    font-weight: ${weight.strong};
  }
`;

export const GridHead = <Item,>({ template, columns }: GridColumns<Item>) => (
  <TableRow role="row" $template={template} aria-rowindex={1}>
    {columns.map(({ key, head, numeric }) => (
      <span key={key} role="columnheader" data-numeric={numeric || undefined}>
        {head}
      </span>
    ))}
  </TableRow>
);

interface GridRowProps<Item> extends GridColumns<Item> {
  readonly item: Item;
  /** Counted from 1; the heads are row 1. */
  readonly index: number;
}

/**
 * A row of a virtual table: a grid with the role of a table row. Rows of a `table` element would not share its columns,
 * because each row is positioned separately.
 */
export const GridRow = <Item,>({ template, columns, item, index }: GridRowProps<Item>) => (
  <TableRow role="row" $template={template} aria-rowindex={index}>
    {columns.map(({ key, cell, numeric }, at) => (
      <div key={key} role={at === 0 ? 'rowheader' : 'cell'} data-numeric={numeric || undefined}>
        {cell(item)}
      </div>
    ))}
  </TableRow>
);
