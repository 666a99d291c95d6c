import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, weight } from '../../../theme/tokens';
import { TextOr } from '../../../ui/data/TextOr';

const Pairs = styled.dl`
  display: grid;
  gap: ${space.m};
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
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > div[data-total] {
    align-items: baseline;
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
    dt {
      color: ${color.ink};
      font-weight: ${weight.strong};
    }
  }
`;

export interface Pair {
  readonly name: string;
  /** A text that is empty shows as '---' (specification §5). */
  readonly value: ReactNode;
  readonly isTotal?: boolean;
}

/** Names and values, the sum under a line. */
export const PairList = ({ pairs }: { readonly pairs: readonly Pair[] }) => (
  <Pairs>
    {pairs.map(({ name, value, isTotal }) => (
      <div key={name} data-total={isTotal || undefined}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <TextOr text={value} /> : value}</dd>
      </div>
    ))}
  </Pairs>
);
