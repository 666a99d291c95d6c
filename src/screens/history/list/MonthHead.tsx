import styled from 'styled-components';
import type { HistoryMonth } from '../../../../store/history/history';
import { useText } from '../../../text/useText';
import { color, media, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { transactionsText } from '../transactions.text';
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
export const MonthHead = ({ month: { month, totals }, id }: MonthHeadProps) => {
  const t = useText(transactionsText);
  return (
    <Head>
      <h2 id={id}>
        <MonthName month={month} />
      </h2>
      <p>
        {totals.moneyIn !== 0 && (
          <span>
            <Label>{t.moneyIn}</Label> <Sign>{totals.moneyIn > 0 && '+'}</Sign>
            <Money amount={totals.moneyIn} />
          </span>
        )}
        {totals.moneyOut !== 0 && (
          <span>
            <Label>{t.moneyOut}</Label> <Sign>{totals.moneyOut > 0 && '−'}</Sign>
            <Money amount={totals.moneyOut} />
          </span>
        )}
      </p>
    </Head>
  );
};
