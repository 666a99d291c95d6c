import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';
import { EMPTY_TEXT } from './TextOr';

/** Name above value on a phone; beside it where there is room. */
const Pairs = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space.m} ${space.xl};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export type ListedFact = readonly [name: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly ListedFact[];
}

/** Names and values. A value that is not known shows as '---' (specification §5). */
export const FactList = ({ facts }: FactListProps) => (
  <Pairs>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? value.trim() || EMPTY_TEXT : value}</dd>
      </div>
    ))}
  </Pairs>
);
