import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space.m} ${space.l};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export const Facts = ({ of: facts }: { readonly of: readonly Fact[] }) => (
  <List>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
