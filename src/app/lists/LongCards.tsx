import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Stack } from '../../ui/layout/Stack';
import { useVirtualList, VirtualItems } from '../hooks/useVirtualList';
import { CARD_GAP, CARD_WIDTH, positionedStyles } from './listStyles';
import type { RowsProps } from './LongRows';

const PositionedCards = styled.div<{ readonly $columns: number }>`
  ${positionedStyles}
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${CARD_GAP}px;
  padding-bottom: ${CARD_GAP}px;
`;

export type CardsProps = Pick<RowsProps, 'label' | 'keys' | 'row' | 'height'>;

/**
 * A virtual grid for hundreds of cards: renders the visible rows, a few rows around them, and the row with the focus.
 * Screen readers get the position of each card and the number of cards.
 */
export const LongCards = (props: CardsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns(place);
  return (
    <div ref={place}>
      {/* A new number of columns remounts the rows, because their measured heights no longer fit. */}
      {columns !== null && <CardRows key={columns} {...props} columns={columns} />}
    </div>
  );
};

/** The number of columns that `cardGrid` has at the current width; null before the first layout. */
const useColumns = (place: RefObject<HTMLElement | null>): number | null => {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const count = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const width = place.current?.clientWidth ?? 0;
      setColumns(Math.max(1, Math.floor((width + CARD_GAP) / (CARD_WIDTH * rem + CARD_GAP))));
    };
    count();
    const observer = new ResizeObserver(count);
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return columns;
};

interface CardRowsProps extends CardsProps {
  readonly columns: number;
}

const CardRows = ({ label, keys, row, height, columns }: CardRowsProps) => {
  const firstKeys = useMemo(() => keys.filter((_, at) => at % columns === 0), [keys, columns]);
  const heightOf = useCallback(() => height, [height]);
  const { list, containerProps } = useVirtualList<HTMLDivElement>({
    keys: firstKeys,
    heightOf,
    around: 3,
  });
  return (
    <VirtualItems {...containerProps} role="list" aria-label={label}>
      {list.getVirtualItems().map(({ index, key }) => (
        <PositionedCards
          key={key}
          ref={list.measureElement}
          role="presentation"
          data-index={index}
          $columns={columns}
        >
          {keys.slice(index * columns, (index + 1) * columns).map((cardKey, beside) => {
            const at = index * columns + beside;
            return (
              <Stack
                key={cardKey}
                $gap="none"
                role="listitem"
                aria-posinset={at + 1}
                aria-setsize={keys.length}
              >
                {row(at)}
              </Stack>
            );
          })}
        </PositionedCards>
      ))}
    </VirtualItems>
  );
};
