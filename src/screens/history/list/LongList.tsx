import { useCallback, useMemo } from 'react';
import { useVirtualList, VirtualItems } from '../../../app/hooks/useVirtualList';
import { historyItems, visibleMonths } from '../listItems';
import { type HistoryListRows, HistoryMonths } from './HistoryMonths';

/** Estimated heights in pixels; each row is measured when it is rendered. */
const HEAD = 76;
const ROW = 70;

/**
 * A virtualised list for thousands of rows. Screen readers get the position of each row and the size of its month. The
 * heading of the topmost visible month and the focused row always stay rendered.
 */
export const LongList = ({ months, ...rows }: HistoryListRows) => {
  const items = useMemo(() => historyItems(months), [months]);
  const { list, containerProps } = useVirtualList<HTMLDivElement>({
    keys: useMemo(() => items.map(({ key }) => key), [items]),
    heightOf: useCallback((at: number) => (items[at]?.line ? ROW : HEAD), [items]),
    headOf: useCallback((at: number) => items[at]?.head ?? 0, [items]),
    around: 6,
  });
  return (
    <VirtualItems {...containerProps}>
      <HistoryMonths
        months={visibleMonths(items, list.getVirtualItems())}
        measure={list.measureElement}
        {...rows}
      />
    </VirtualItems>
  );
};
