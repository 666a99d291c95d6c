import { useId } from 'react';
import styled from 'styled-components';
import type { HistoryEntry } from '../../../../store/history/history';
import { useIsWide } from '../../../app/hooks/useIsWide';
import { positionedStyles } from '../../../app/lists/listStyles';
import { color } from '../../../theme/tokens';
import { Stack } from '../../../ui/layout/Stack';
import type { MonthLines, ShownMonth } from '../listItems';
import { HistoryRow } from './HistoryRow';
import { HistoryTableRow, MonthTable } from './HistoryTable';
import { MonthHead } from './MonthHead';

/** The rows of a list and their handlers. */
export interface HistoryListRows {
  readonly months: readonly MonthLines[];
  /** Whether the operator gives the balance after at least one of the rows. */
  readonly hasBalance: boolean;
  /** The keys of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (entry: HistoryEntry) => void;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

const Item = styled.div`
  &[data-index] {
    ${positionedStyles}
  }
`;

const RowItem = styled(Item)`
  border-bottom: 1px solid ${color.line};
`;

interface HistoryMonthsProps extends Omit<HistoryListRows, 'months'> {
  readonly months: readonly ShownMonth[];
  /** Measures an item, so that a virtual list can position it. Without this function the items follow each other. */
  readonly measure?: (item: HTMLElement | null) => void;
}

/** The heading of each month, and its rows: a table on a wide screen, otherwise a list. */
export const HistoryMonths = ({ months, measure, open, ...rows }: HistoryMonthsProps) => {
  const id = useId();
  const isWide = useIsWide();
  const place = (index: number) => measure && { ref: measure, 'data-index': index };
  return months.map(({ month: { month, lines }, head, shown }) => {
    const labelledBy = `${id}-${month.month}`;
    return (
      <div key={month.month}>
        {head !== null && (
          <Item {...place(head)}>
            <MonthHead month={month} id={labelledBy} />
          </Item>
        )}
        {isWide ? (
          <MonthTable labelledBy={labelledBy} count={lines.length} hasBalance={rows.hasBalance}>
            {shown.map(({ at, line, position }) => (
              <RowItem key={line.entry.key} role="presentation" {...place(at)}>
                <HistoryTableRow
                  line={line}
                  position={position}
                  isOpen={open.has(line.entry.key)}
                  {...rows}
                />
              </RowItem>
            ))}
          </MonthTable>
        ) : (
          // Without bullets Safari drops the list role, so it is set explicitly.
          <Stack as="ul" $gap="none" role="list" aria-labelledby={labelledBy}>
            {shown.map(({ at, line, position }) => (
              <RowItem
                as="li"
                key={line.entry.key}
                aria-posinset={position}
                aria-setsize={lines.length}
                {...place(at)}
              >
                <HistoryRow line={line} isOpen={open.has(line.entry.key)} {...rows} />
              </RowItem>
            ))}
          </Stack>
        )}
      </div>
    );
  });
};
