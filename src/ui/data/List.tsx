import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, weight } from '../../theme/tokens';

const Items = styled.ul`
  /* The heading above a list is space enough. */
  & > li:first-child {
    padding-top: ${space.xs};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

interface ListProps {
  readonly label?: string;
  readonly children: ReactNode;
}

export const List = ({ label, children }: ListProps) => (
  // Without its bullets Safari would no longer call it a list.
  <Items role="list" aria-label={label}>
    {children}
  </Items>
);

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m} 0;
  /* What is unfolded below the words leaves the amount beside them. */
  &:has(details[open]) {
    align-items: flex-start;
  }
`;

const Words = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
`;

const Title = styled.div`
  font-weight: ${weight.strong};
`;

const Sub = styled.div`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

const End = styled.div`
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

export interface ListRowProps {
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** What is before the words: a number, a picture. */
  readonly lead?: ReactNode;
  /** What is at the right: an amount, and what it is for. */
  readonly end?: ReactNode;
  readonly endSub?: ReactNode;
  readonly action?: ReactNode;
}

export const ListRow = ({ title, sub, lead, end, endSub, action }: ListRowProps) => (
  <Line>
    {lead}
    <Words>
      <Title>{title}</Title>
      {sub !== undefined && <Sub>{sub}</Sub>}
    </Words>
    {end !== undefined && (
      <End>
        <Title>{end}</Title>
        {endSub !== undefined && <Sub>{endSub}</Sub>}
      </End>
    )}
    {action}
  </Line>
);

/** The square before a row: a channel's number. */
export const RowNumber = styled.span`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 4px;
  border-radius: 8px;
  background: ${color.tint};
  color: ${color.brand};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;
