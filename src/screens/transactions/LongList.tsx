import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import type { ListProps } from './HistoryList';
import { HistoryRow } from './HistoryRow';
import { groupsOf, itemsOf, type Item } from './items';
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
export const LongList = ({ months, open, ...rows }: ListProps) => {
  const items = useMemo(() => itemsOf(months), [months]);
  const { list, column, keepFocused, forgetFocused } = useWindow(items);
  const id = useId();
  return (
    <Column ref={column} onFocus={keepFocused} onBlur={forgetFocused}>
      {groupsOf(items, list.getVirtualItems()).map(({ month, head, shown }) => (
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

/** Which items are in the page just now. */
const useWindow = (items: readonly Item[]) => {
  const element = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const kept = useCallback(
    (range: Range) => {
      const head = items[range.startIndex]?.head ?? 0;
      const more = focused === null || focused >= items.length ? [head] : [head, focused];
      return [...new Set([...defaultRangeExtractor(range), ...more])].sort((one, two) => one - two);
    },
    [items, focused],
  );
  const list = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: useCallback((at: number) => (items[at]?.entry ? ROW : HEAD), [items]),
    getItemKey: useCallback((at: number) => items[at]?.key ?? at, [items]),
    rangeExtractor: kept,
    scrollMargin: useTop(element),
    overscan: 6,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });
  const { containerRef } = list;
  const column = useCallback(
    (now: HTMLDivElement | null) => {
      element.current = now;
      containerRef(now);
    },
    [containerRef],
  );
  const keepFocused = ({ target }: FocusEvent) => {
    const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (at !== undefined) setFocused(Number(at));
  };
  return { list, column, keepFocused, forgetFocused: () => setFocused(null) };
};

/** How far below the top of the page the list begins; what stands above it grows and shrinks. */
const useTop = (element: { readonly current: HTMLElement | null }): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const { top: seen = 0 } = element.current?.getBoundingClientRect() ?? {};
      setTop(Math.round(seen + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
};
