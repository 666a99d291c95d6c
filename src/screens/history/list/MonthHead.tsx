import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import type { HistoryEntry, HistoryMonth } from '../../../../store/history/history';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { color, media, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { transactionsText } from '../history.text';
import { MonthName } from '../transactionValues';

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
export const MonthHead = ({ month: { month, entries, totals }, id }: MonthHeadProps) => {
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
