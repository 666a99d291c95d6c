import { useCallback, useId, useMemo } from 'react';
import styled from 'styled-components';
import { useVirtualList } from '../../../app/hooks/useVirtualList';
import { color } from '../../../theme/tokens';
import type { HistoryListRows } from './HistoryList';
import { HistoryRow } from './HistoryRow';
import { visibleMonths, historyItems, type HistoryItem } from '../listItems';
import { MonthHead } from './MonthHead';

const Column = styled.div`
  position: relative;
`;

/** Without its bullets Safari would no longer call it a list, so its role is said again. */
const Rows = styled.ul``;

/** Where it stands is written by the virtual list itself, without a render. */
const Placed = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  li& {
    border-bottom: 1px solid ${color.line};
  }
`;

/** About as high as they are with the usual text; each is measured once it is there. */
const HEAD = 76;
const ROW = 70;

/**
 * Thousands of rows. Only what is in sight, and a little around it, is in the page; each row says
 * how many there are in its month. The heading of the month in sight and the row that has the
 * focus stay in the page wherever the subscriber scrolls.
 */
export const LongList = ({ months, open, ...rows }: HistoryListRows) => {
  const items = useMemo(() => historyItems(months), [months]);
  const { list, container, keepFocused, forgetFocused } = useMonths(items);
  const id = useId();
  return (
    <Column ref={container} onFocus={keepFocused} onBlur={forgetFocused}>
      {visibleMonths(items, list.getVirtualItems()).map(({ month, head, shown }) => (
        <div key={month.month}>
          {head !== null && (
            <Placed ref={list.measureElement} data-index={head}>
              <MonthHead of={month} id={`${id}-${month.month}`} />
            </Placed>
          )}
          <Rows role="list" aria-labelledby={`${id}-${month.month}`}>
            {shown.map(({ at, entry, position }) => (
              <Placed
                as="li"
                key={entry.key}
                ref={list.measureElement}
                data-index={at}
                aria-posinset={position}
                aria-setsize={month.entries.length}
              >
                <HistoryRow entry={entry} isOpen={open.has(entry.key)} {...rows} />
              </Placed>
            ))}
          </Rows>
        </div>
      ))}
    </Column>
  );
};

/** The heading of the month at the top stays in the page. */
const useMonths = (items: readonly HistoryItem[]) =>
  useVirtualList<HTMLDivElement>({
    keys: useMemo(() => items.map(({ key }) => key), [items]),
    heightOf: useCallback((at: number) => (items[at]?.entry ? ROW : HEAD), [items]),
    headOf: useCallback((at: number) => items[at]?.head ?? 0, [items]),
    around: 6,
  });
