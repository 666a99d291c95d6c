import styled from 'styled-components';
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
`;

/** On a phone the one row of a sum says it. */
const Total = styled.span`
  ${media.belowWide} {
    &[data-once] {
      display: none;
    }
  }
`;

/** The signs say it on a phone. */
const Label = styled.span`
  ${media.belowWide} {
    ${visuallyHidden}
  }
`;

/** Where the label is in sight, it says which way the money went. */
const Sign = styled.span`
  ${media.wide} {
    display: none;
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
  const isOnce = (wanted: HistoryEntry['direction']) =>
    entries.filter(({ direction }) => direction === wanted).length === 1;
  return (
    <Head>
      <h2 id={id}>
        <MonthName month={month} isYearLeftOut={month.startsWith(thisYear)} />
      </h2>
      <p>
        {totals.moneyIn !== 0 && (
          <Total data-once={isOnce('in') || undefined}>
            <Label>{t.moneyIn}</Label> <Sign>{totals.moneyIn > 0 && '+'}</Sign>
            <Money amount={totals.moneyIn} />
          </Total>
        )}
        {totals.moneyOut !== 0 && (
          <Total data-once={isOnce('out') || undefined}>
            <Label>{t.moneyOut}</Label> <Sign>{totals.moneyOut > 0 && '−'}</Sign>
            <Money amount={totals.moneyOut} />
          </Total>
        )}
      </p>
    </Head>
  );
};
