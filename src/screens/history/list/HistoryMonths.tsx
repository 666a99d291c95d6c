import { useId } from 'react';
import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import type { HistoryEntry, HistoryMonth } from '../../../../store/history/history';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { positionedStyles } from '../../../app/lists/listStyles';
import { useText } from '../../../text/useText';
import { useIsWide } from '../../../theme/mediaQueries';
import { color, media, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { Stack } from '../../../ui/layout/Stack';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { transactionsText } from '../history.text';
import type { MonthLines, ShownMonth } from '../listItems';
import { MonthName } from '../transactionValues';
import { HistoryRow } from './HistoryRow';
import { HistoryTableRow, MonthTable } from './HistoryTable';

/** The rows of a list and their handlers. */
export interface HistoryListRows {
  readonly months: readonly MonthLines[];
  /** Whether the operator gives a balance for at least one of the rows. */
  readonly hasBalance: boolean;
  /** The keys of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (entry: HistoryEntry) => void;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

const Item = styled.div`
  &[data-index] {
    ${positionedStyles}
  }
`;

const RowItem = styled(Item)`
  border-bottom: 1px solid ${color.line};
`;

interface HistoryMonthsProps extends Omit<HistoryListRows, 'months'> {
  readonly months: readonly ShownMonth[];
  /** Measures an item, so that a virtual list can position it. Missing in a list that renders all rows. */
  readonly measure?: (item: HTMLElement | null) => void;
}

/** The heading of each month, and its rows: a table on a wide screen, otherwise a list. */
export const HistoryMonths = ({ months, measure, open, ...rows }: HistoryMonthsProps) => {
  const id = useId();
  const isWide = useIsWide();
  const place = (index: number) => measure && { ref: measure, 'data-index': index };
  return months.map(({ month: { month, lines }, head, shown }) => {
    const labelledBy = `${id}-${month.month}`;
    return (
      <div key={month.month}>
        {head !== null && (
          <Item {...place(head)}>
            <MonthHead month={month} id={labelledBy} />
          </Item>
        )}
        {isWide ? (
          <MonthTable labelledBy={labelledBy} count={lines.length} hasBalance={rows.hasBalance}>
            {shown.map(({ at, line, position }) => (
              <RowItem key={line.entry.key} role="presentation" {...place(at)}>
                <HistoryTableRow
                  line={line}
                  position={position}
                  isOpen={open.has(line.entry.key)}
                  {...rows}
                />
              </RowItem>
            ))}
          </MonthTable>
        ) : (
          // Without bullets Safari drops the list role, so it is set explicitly.
          <Stack as="ul" $gap="none" role="list" aria-labelledby={labelledBy}>
            {shown.map(({ at, line, position }) => (
              <RowItem
                as="li"
                key={line.entry.key}
                aria-posinset={position}
                aria-setsize={lines.length}
                {...place(at)}
              >
                <HistoryRow line={line} isOpen={open.has(line.entry.key)} {...rows} />
              </RowItem>
            ))}
          </Stack>
        )}
      </div>
    );
  });
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.l};
  padding: ${space.l} 0 ${space.s};
  border-bottom: 1px solid ${color.line};
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  /*
   * On a phone the sign replaces the label. A total that covers only one row is hidden, because the row shows the
   * amount.
   */
  ${media.belowWide} {
    [data-label] {
      ${visuallyHidden}
    }
    [data-one-row] {
      display: none;
    }
  }
  ${media.wide} {
    [data-sign] {
      display: none;
    }
  }
`;

interface MonthHeadProps {
  readonly month: HistoryMonth;
  readonly id: string;
}

/** The name of a month with its totals. */
const MonthHead = ({ month: { month, entries, totals }, id }: MonthHeadProps) => {
  const t = useText(transactionsText);
  const thisYear = useOperatorToday().slice(0, 4);
  const rowCount = (direction: HistoryEntry['direction']) =>
    entries.filter((entry) => entry.direction === direction).length;
  return (
    <Head>
      <h2 id={id}>
        <MonthName month={month} isYearLeftOut={month.startsWith(thisYear)} />
      </h2>
      <p>
        {totals.moneyIn !== 0 && (
          <MonthTotal label={t.moneyIn} sign="+" amount={totals.moneyIn} rows={rowCount('in')} />
        )}
        {totals.moneyOut !== 0 && (
          <MonthTotal label={t.moneyOut} sign="−" amount={totals.moneyOut} rows={rowCount('out')} />
        )}
      </p>
    </Head>
  );
};

interface MonthTotalProps {
  readonly label: string;
  readonly sign: '+' | '−';
  readonly amount: Paise;
  readonly rows: number;
}

const MonthTotal = ({ label, sign, amount, rows }: MonthTotalProps) => (
  <span data-one-row={rows === 1 || undefined}>
    <span data-label>{label}</span> <span data-sign>{amount > 0 && sign}</span>
    <Money amount={amount} />
  </span>
);
