import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, weight } from '../../theme/tokens';
import { TextOrDashes } from './TextOrDashes';

const Pairs = styled.dl<{ readonly $hasLargeTotal: boolean }>`
  display: grid;
  gap: ${({ $hasLargeTotal }) => ($hasLargeTotal ? space.s : space.m)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.l};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > div[data-total] {
    align-items: baseline;
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
    font-size: ${({ $hasLargeTotal }) => ($hasLargeTotal ? size.title : 'inherit')};
    dt {
      color: ${color.ink};
    }
    dt,
    dd {
      font-weight: ${weight.strong};
    }
  }
`;

interface Pair {
  readonly name: string;
  /** An empty text is shown as '---' (specification §5). */
  readonly value: ReactNode;
  readonly isTotal?: boolean;
}

interface PairListProps {
  readonly pairs: readonly Pair[];
  /** The line of the total is larger, and the lines are closer together. */
  readonly hasLargeTotal?: boolean;
}

/** Names at the left and values at the right. The total stands below a line. */
export const PairList = ({ pairs, hasLargeTotal = false }: PairListProps) => (
  <Pairs $hasLargeTotal={hasLargeTotal}>
    {pairs.map(({ name, value, isTotal }) => (
      <div key={name} data-total={isTotal || undefined}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <TextOrDashes text={value} /> : value}</dd>
      </div>
    ))}
  </Pairs>
);
