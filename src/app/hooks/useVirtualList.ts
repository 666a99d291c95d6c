import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** Holds the items of a virtual list. `as` sets the element. */
export const VirtualItems = styled.div`
  position: relative;
`;

interface VirtualListOptions {
  /** The keys of the items, from top to bottom. */
  readonly keys: readonly string[];
  /** The expected height of an item, in pixels. The real height is measured when the item is rendered. */
  readonly heightOf: (at: number) => number;
  /** Returns the index of an item's heading. The heading of the item at the top of the screen stays rendered. */
  readonly headOf?: (at: number) => number;
  /** How many items to render before and after the visible ones. */
  readonly around: number;
}

/**
 * Renders the visible items of a long list, a few items around them, and the item with the focus. Each rendered item
 * has its index as `data-index`.
 */
export const useVirtualList = <List extends HTMLElement>({
  keys,
  heightOf,
  headOf,
  around,
}: VirtualListOptions) => {
  const element = useRef<List>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const more = headOf ? [headOf(range.startIndex)] : [];
      if (focused !== null && focused < keys.length) more.push(focused);
      return [...new Set([...defaultRangeExtractor(range), ...more])].sort(
        (first, second) => first - second,
      );
    },
    [keys, focused, headOf],
  );
  const list = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    estimateSize: heightOf,
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor,
    scrollMargin: useTop(element),
    overscan: around,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });
  const { containerRef } = list;
  const container = useCallback(
    (current: List | null) => {
      element.current = current;
      containerRef(current);
    },
    [containerRef],
  );
  const keepFocused = ({ target }: FocusEvent) => {
    const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (at !== undefined) setFocused(Number(at));
  };
  /** For the `VirtualItems`. */
  const containerProps = {
    ref: container,
    onFocus: keepFocused,
    onBlur: () => setFocused(null),
  };
  return { list, containerProps };
};

/** The distance from the top of the page to the list, in pixels. It changes with the height of the content above. */
const useTop = (element: { readonly current: HTMLElement | null }): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const { top: topInView = 0 } = element.current?.getBoundingClientRect() ?? {};
      setTop(Math.round(topInView + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
};
