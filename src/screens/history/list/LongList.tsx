import { useCallback, useId, useMemo } from 'react';
import styled from 'styled-components';
import { useIsWide } from '../../../app/hooks/useIsWide';
import { positionedStyles, useVirtualList, VirtualItems } from '../../../app/hooks/useVirtualList';
import { color } from '../../../theme/tokens';
import { Stack } from '../../../ui/layout/Stack';
import { type HistoryItem, historyItems, visibleMonths } from '../listItems';
import type { HistoryListRows } from './HistoryList';
import { HistoryRow } from './HistoryRow';
import { HistoryHeads, HistoryTableRow, MonthTable } from './HistoryTable';
import { MonthHead } from './MonthHead';

const Placed = styled.div`
  ${positionedStyles}
  &[data-lined],
  li& {
    border-bottom: 1px solid ${color.line};
  }
`;

/** Estimated heights in pixels; each row is measured when it is rendered. */
const HEAD = 76;
const ROW = 70;

/**
 * A virtualised list for thousands of rows. Each row has its position and the size of its month for
 * screen readers. The heading of the month in sight and the focused row always stay rendered.
 */
export const LongList = ({ months, open, ...rows }: HistoryListRows) => {
  const items = useMemo(() => historyItems(months), [months]);
  const { list, containerProps } = useMonths(items);
  const id = useId();
  const isWide = useIsWide();
  const column = (
    <VirtualItems {...containerProps}>
      {visibleMonths(items, list.getVirtualItems()).map(
        ({ month: { month, lines }, head, shown }) => (
          <div key={month.month}>
            {head !== null && (
              <Placed ref={list.measureElement} data-index={head}>
                <MonthHead month={month} id={`${id}-${month.month}`} />
              </Placed>
            )}
            {isWide ? (
              <MonthTable
                labelledBy={`${id}-${month.month}`}
                count={lines.length}
                hasBalance={rows.hasBalance}
              >
                {shown.map(({ at, line, position }) => (
                  <Placed
                    key={line.entry.key}
                    ref={list.measureElement}
                    role="presentation"
                    data-index={at}
                    data-lined
                  >
                    <HistoryTableRow
                      line={line}
                      position={position}
                      isOpen={open.has(line.entry.key)}
                      {...rows}
                    />
                  </Placed>
                ))}
              </MonthTable>
            ) : (
              // Without bullets Safari drops the list role, so it is set explicitly.
              <Stack as="ul" $gap="none" role="list" aria-labelledby={`${id}-${month.month}`}>
                {shown.map(({ at, line, position }) => (
                  <Placed
                    as="li"
                    key={line.entry.key}
                    ref={list.measureElement}
                    data-index={at}
                    aria-posinset={position}
                    aria-setsize={lines.length}
                  >
                    <HistoryRow line={line} isOpen={open.has(line.entry.key)} {...rows} />
                  </Placed>
                ))}
              </Stack>
            )}
          </div>
        ),
      )}
    </VirtualItems>
  );
  return isWide ? (
    <>
      <HistoryHeads hasBalance={rows.hasBalance} />
      {column}
    </>
  ) : (
    column
  );
};

/** The heading of the topmost visible month stays in the page. */
const useMonths = (items: readonly HistoryItem[]) =>
  useVirtualList<HTMLDivElement>({
    keys: useMemo(() => items.map(({ key }) => key), [items]),
    heightOf: useCallback((at: number) => (items[at]?.line ? ROW : HEAD), [items]),
    headOf: useCallback((at: number) => items[at]?.head ?? 0, [items]),
    around: 6,
  });
