import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space.m} ${space.l};
  dt,
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values; what does not apply to this pack is left out by a null. */
export const Facts = ({ facts }: { readonly facts: readonly (Fact | null)[] }) => (
  <Pairs>
    {facts
      .filter((fact) => fact !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </Pairs>
);
