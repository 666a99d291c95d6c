import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { css } from 'styled-components';

/** An item of a virtual list, which writes its position without a render. */
export const positionedStyles = css`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  inset-inline-end: 0;
`;

interface Windowed {
  /** What makes each item itself, from top to bottom. */
  readonly keys: readonly string[];
  /** About how high the item is with the usual text, in pixels; each is measured once it is there. */
  readonly heightOf: (at: number) => number;
  /** The item that has to stay in the page with the one at the top of the screen, such as its heading. */
  readonly headOf?: (at: number) => number;
  /** Items beyond the screen that are in the page already. */
  readonly around: number;
}

/**
 * Which items of a long list are in the page just now: those in sight, a few around them, and the
 * one that has the focus, wherever the subscriber scrolls. Each carries its place as `data-index`.
 */
export const useVirtualList = <List extends HTMLElement>({
  keys,
  heightOf,
  headOf,
  around,
}: Windowed) => {
  const element = useRef<List>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const kept = useCallback(
    (range: Range) => {
      const more = headOf ? [headOf(range.startIndex)] : [];
      if (focused !== null && focused < keys.length) more.push(focused);
      return [...new Set([...defaultRangeExtractor(range), ...more])].sort((one, two) => one - two);
    },
    [keys, focused, headOf],
  );
  const list = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    estimateSize: heightOf,
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor: kept,
    scrollMargin: useTop(element),
    overscan: around,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });
  const { containerRef } = list;
  const container = useCallback(
    (now: List | null) => {
      element.current = now;
      containerRef(now);
    },
    [containerRef],
  );
  const keepFocused = ({ target }: FocusEvent) => {
    const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (at !== undefined) setFocused(Number(at));
  };
  /** For the element that holds the items. */
  const containerProps = {
    ref: container,
    onFocus: keepFocused,
    onBlur: () => setFocused(null),
  };
  return { list, containerProps };
};

/** How far below the top of the page the list begins; what is above it grows and shrinks. */
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
