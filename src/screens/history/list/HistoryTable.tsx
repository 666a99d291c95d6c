import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { gridRow } from '../../../app/lists/GridTable';
import { useText } from '../../../text/useText';
import { color, size, target, weight } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { transactionsText } from '../history.text';
import { KindName, secondDescriptionOf, SignedAmount } from '../transactionValues';
import { HistoryRowDetails, type HistoryRowProps } from './HistoryRow';

const TableLine = styled.div`
  ${gridRow}
  position: relative;
  grid-template-columns: 6.5rem minmax(0, 3fr) minmax(0, 2fr) 8rem;
  &[data-balance] {
    grid-template-columns: 6.5rem minmax(0, 3fr) minmax(0, 2fr) 8rem 8rem;
  }
  & > :nth-child(n + 4) {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${color.tint};
  }
`;

const Heads = styled(TableLine)`
  && {
    border-bottom: 1px solid ${color.line};
    background: none;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** The button that opens a row. The whole line is its press target. */
const OpenButton = styled.button`
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${weight.strong};
  text-align: start;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const useHeads = (hasBalance: boolean): readonly string[] => {
  const t = useText(transactionsText);
  return [t.date, t.what, t.kind, t.amount, ...(hasBalance ? [t.balance] : [])];
};

interface BalanceProps {
  /** False if no shown row has a balance, so the column is left out. */
  readonly hasBalance: boolean;
}

/**
 * The column heads above the first month, for sighted users. Screen readers read the heads in the table of each month.
 */
export const HistoryHeads = ({ hasBalance }: BalanceProps) => (
  <Heads aria-hidden data-balance={hasBalance || undefined}>
    {useHeads(hasBalance).map((head) => (
      <span key={head}>{head}</span>
    ))}
  </Heads>
);

interface MonthTableProps extends BalanceProps {
  /** The id of the month's heading. */
  readonly labelledBy: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** The rows of a month as a table. A long list renders only the visible rows. */
export const MonthTable = ({ labelledBy, count, hasBalance, children }: MonthTableProps) => (
  <div role="table" aria-labelledby={labelledBy} aria-rowcount={count + 1}>
    <VisuallyHidden as="div" role="row" aria-rowindex={1}>
      {useHeads(hasBalance).map((head) => (
        <span key={head} role="columnheader">
          {head}
        </span>
      ))}
    </VisuallyHidden>
    {children}
  </div>
);

interface HistoryTableRowProps extends HistoryRowProps, BalanceProps {
  /** Within its month, from 1. */
  readonly position: number;
}

/** One transaction as a row of its month's table; a press unfolds its details below. */
export const HistoryTableRow = memo(
  ({ line, position, hasBalance, isOpen, onToggle, onReceipt }: HistoryTableRowProps) => {
    const { entry, paidBy } = line;
    const words = [paidBy?.row.description1 ?? '', secondDescriptionOf(entry)].filter(
      (text) => text !== '',
    );
    return (
      <>
        <TableLine role="row" aria-rowindex={position + 1} data-balance={hasBalance || undefined}>
          <span role="cell">
            <DateText date={entry.moment} />
          </span>
          <div role="rowheader">
            <OpenButton type="button" aria-expanded={isOpen} onClick={() => onToggle(entry)}>
              <TextOrDashes text={entry.row.description1} />
            </OpenButton>
            {words.length > 0 && (
              <SoftText>
                <FactLine facts={words} />
              </SoftText>
            )}
          </div>
          <span role="cell">
            <KindName entry={entry} />
          </span>
          <strong role="cell">
            <SignedAmount entry={entry} />
          </strong>
          {hasBalance && (
            <span role="cell">
              <Money amount={entry.row.balance} />
            </span>
          )}
        </TableLine>
        {isOpen && (
          <div role="row">
            <div role="cell" aria-colspan={hasBalance ? 5 : 4}>
              <HistoryRowDetails line={line} onReceipt={onReceipt} />
            </div>
          </div>
        )}
      </>
    );
  },
);
HistoryTableRow.displayName = 'HistoryTableRow';
