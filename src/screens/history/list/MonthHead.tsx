import styled from 'styled-components';
import type { HistoryMonth } from '../../../../store/history/history';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { transactionsText } from '../transactions.text';
import { MonthName } from '../transactionValues';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.l};
  padding: ${space.xl} 0 ${space.s};
  border-bottom: 1px solid ${color.line};
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

interface MonthHeadProps {
  readonly month: HistoryMonth;
  readonly id: string;
}

/** The name of a month with its totals. */
export const MonthHead = ({ month: { month, totals }, id }: MonthHeadProps) => {
  const t = useText(transactionsText);
  return (
    <Head>
      <h2 id={id}>
        <MonthName month={month} />
      </h2>
      <p>
        <span>
          {t.moneyIn} <Money amount={totals.moneyIn} />
        </span>
        <span>
          {t.moneyOut} <Money amount={totals.moneyOut} />
        </span>
      </p>
    </Head>
  );
};
