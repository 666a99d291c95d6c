import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, weight } from '../../theme/tokens';
import { Row } from '../layout/Stack';
import { SoftText } from '../layout/Text';

const Items = styled.ul`
  /* The heading above leaves enough space. */
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
  // Safari does not treat a list without bullets as a list.
  <Items role="list" aria-label={label}>
    {children}
  </Items>
);

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m} 0;
  /* When details below the words are open, the amount stays beside the words. */
  &:has(details[open]) {
    align-items: flex-start;
  }
`;

const Words = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
`;

const End = styled.div`
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

export interface ListRowProps {
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** Before the words: a number or a picture. */
  readonly lead?: ReactNode;
  /** At the right: an amount. `endSub` says what the amount is for. */
  readonly end?: ReactNode;
  readonly endSub?: ReactNode;
  readonly action?: ReactNode;
}

export const ListRow = ({ title, sub, lead, end, endSub, action }: ListRowProps) => (
  <Item>
    {lead}
    <Words>
      <div>{title}</div>
      {sub !== undefined && <SoftText as="div">{sub}</SoftText>}
    </Words>
    {end !== undefined && (
      <End>
        <div>{end}</div>
        {endSub !== undefined && <SoftText as="div">{endSub}</SoftText>}
      </End>
    )}
    {action}
  </Item>
);

/** The square before a row: a channel's number or an icon. */
export const RowMark = styled.span`
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

/** Several actions of a row, on a line of their own below its words. */
export const RowActions = styled(Row)`
  flex: 1 1 100%;
`;
