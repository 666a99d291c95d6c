import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';
import { TextOrDashes } from './TextOrDashes';

const looks = {
  wide: { columns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))', gap: space.xl },
  medium: { columns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))', gap: space.l },
  compact: { columns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))', gap: space.l },
  /** Few columns take the whole width. */
  filling: { columns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: space.l },
  fillingCompact: { columns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', gap: space.m },
  one: { columns: 'none', gap: space.m },
} as const;
type Look = keyof typeof looks;

const Facts = styled.dl<{ readonly $look: Look }>`
  display: grid;
  grid-template-columns: ${({ $look }) => looks[$look].columns};
  gap: ${space.m} ${({ $look }) => looks[$look].gap};
  dt,
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: ${({ $look }) => ($look === 'compact' ? 'tabular-nums' : 'inherit')};
  }
`;

type Fact = readonly [name: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly (Fact | null)[];
  readonly look?: Look;
  readonly className?: string;
}

/** Names above values, in columns. A null fact is left out; an empty value is shown as '---' (specification §5). */
export const FactList = ({ facts, look = 'wide', className }: FactListProps) => (
  <Facts $look={look} className={className}>
    {facts
      .filter((fact) => fact !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <TextOrDashes text={value} /> : value}</dd>
        </div>
      ))}
  </Facts>
);
