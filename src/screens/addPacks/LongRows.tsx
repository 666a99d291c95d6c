import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import type { RowsProps } from './Rows';

const Items = styled.ul`
  position: relative;
`;

/** Where it stands is written by the virtual list itself, without a render. */
const Placed = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  border-bottom: 1px solid ${color.line};
`;

/**
 * Thousands of rows. Only what is in sight, and a little around it, is in the page; each row says
 * which it is of how many. The row that has the focus stays in the page wherever the subscriber
 * scrolls.
 */
export const LongRows = ({ label, keys, row, height }: RowsProps) => {
  const { list, items, keepFocused, forgetFocused } = useWindow(keys, height);
  return (
    <Items ref={items} role="list" aria-label={label} onFocus={keepFocused} onBlur={forgetFocused}>
      {list.getVirtualItems().map(({ index, key }) => (
        <Placed
          key={key}
          ref={list.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={keys.length}
        >
          {row(index)}
        </Placed>
      ))}
    </Items>
  );
};

/** Which rows are in the page just now. */
const useWindow = (keys: readonly string[], height: number) => {
  const element = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const kept = useCallback(
    (range: Range) => {
      const more = focused === null || focused >= keys.length ? [] : [focused];
      return [...new Set([...defaultRangeExtractor(range), ...more])].sort((one, two) => one - two);
    },
    [keys, focused],
  );
  const list = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    estimateSize: useCallback(() => height, [height]),
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor: kept,
    scrollMargin: useTop(element),
    overscan: 4,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });
  const { containerRef } = list;
  const items = useCallback(
    (now: HTMLUListElement | null) => {
      element.current = now;
      containerRef(now);
    },
    [containerRef],
  );
  const keepFocused = ({ target }: FocusEvent) => {
    const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (at !== undefined) setFocused(Number(at));
  };
  return { list, items, keepFocused, forgetFocused: () => setFocused(null) };
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
