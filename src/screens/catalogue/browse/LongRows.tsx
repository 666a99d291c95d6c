import { useCallback } from 'react';
import styled from 'styled-components';
import { useVirtualList } from '../../../app/hooks/useVirtualList';
import { color } from '../../../theme/tokens';
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
