import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../../theme/tokens';

const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.m};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and what they stand for, side by side where there is room. */
export const UpiFacts = ({ facts }: FactListProps) => (
  <Terms>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Terms>
);
