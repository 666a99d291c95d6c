import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';

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
    font-variant-numeric: tabular-nums;
  }
`;

export type CompactFact = readonly [name: string, value: ReactNode];

/** Names and values in narrow columns; a null is left out. */
export const CompactFactList = ({ facts }: { readonly facts: readonly (CompactFact | null)[] }) => (
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
