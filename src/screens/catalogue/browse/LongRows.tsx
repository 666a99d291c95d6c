import { useCallback } from 'react';
import styled from 'styled-components';
import { useVirtualList } from '../../../app/hooks/useVirtualList';
import { color } from '../../../theme/tokens';
import type { RowsProps } from './ListRows';

const Items = styled.ul`
  position: relative;
`;

/** The virtual list writes the position without a render. */
const PositionedRow = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  border-bottom: 1px solid ${color.line};
`;

/**
 * Thousands of rows. Only the visible rows and a few around them are in the page; each row has its
 * position and the number of rows. The focused row stays in the page while the subscriber scrolls.
 */
export const LongRows = ({ label, keys, row, height }: RowsProps) => {
  const heightOf = useCallback(() => height, [height]);
  const { list, container, keepFocused, forgetFocused } = useVirtualList<HTMLUListElement>({
    ...{ keys, heightOf, around: 4 },
  });
  return (
    <Items
      ref={container}
      role="list"
      aria-label={label}
      onFocus={keepFocused}
      onBlur={forgetFocused}
    >
      {list.getVirtualItems().map(({ index, key }) => (
        <PositionedRow
          key={key}
          ref={list.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={keys.length}
        >
          {row(index)}
        </PositionedRow>
      ))}
    </Items>
  );
};
