import styled from 'styled-components';
import type { MonthlySpending } from '../../../store/history/history';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { dateText } from '../../ui/data/DateText.text';
import { Money } from '../../ui/data/Money';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden';
import { transactionsText } from './transactions.text';
import { MonthName } from './transactionValues';

const HEIGHT = 72;
/** The width of a bar; a month is ten units wide. */
const BAR = 6;

const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  figcaption {
    font-weight: ${weight.strong};
  }
`;

/** Hides the table visually. A table ignores the width it is given, so its parent hides it. */
const HiddenTable = styled.div`
  ${visuallyHidden}
`;

const Bars = styled.svg`
  width: 100%;
  height: ${HEIGHT}px;
  rect {
    fill: ${color.edge};
  }
  rect[data-newest] {
    fill: ${color.brand};
  }
  line {
    stroke: ${color.line};
  }
`;

const Names = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

interface SpendingChartProps {
  /** Oldest first. */
  readonly months: readonly MonthlySpending[];
}

/** The charges of each month, as bars and as a table for screen readers. */
export const SpendingChart = ({ months }: SpendingChartProps) => {
  const t = useText(transactionsText);
  const highest = Math.max(1, ...months.map(({ moneyOut }) => moneyOut));
  const heightOf = (moneyOut: number) => (Math.max(0, moneyOut) / highest) * HEIGHT;
  return (
    <Figure>
      <figcaption>{t.spending}</figcaption>
      <Bars
        aria-hidden
        viewBox={`0 0 ${months.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {months.map(({ month, moneyOut }, at) => (
          <rect
            key={month}
            data-newest={at === months.length - 1 || undefined}
            x={at * 10 + (10 - BAR) / 2}
            y={HEIGHT - heightOf(moneyOut)}
            width={BAR}
            height={heightOf(moneyOut)}
          />
        ))}
        <line x1="0" x2={months.length * 10} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </Bars>
      <FirstAndLastMonth months={months} />
      <HiddenTable>
        <table>
          <caption>{t.spending}</caption>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              <th scope="col">{t.moneyOut}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, moneyOut }) => (
              <tr key={month}>
                <th scope="row">
                  <MonthName month={month} />
                </th>
                <td>
                  <Money amount={moneyOut} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </HiddenTable>
    </Figure>
  );
};

/** The names of the first and the last month; twelve names do not fit on a phone. */
const FirstAndLastMonth = ({ months }: SpendingChartProps) => {
  const names = useText(dateText).months;
  const short = (month = '') => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  return (
    <Names aria-hidden>
      {months.length > 1 && <span>{short(months[0]?.month)}</span>}
      <span>{short(months.at(-1)?.month)}</span>
    </Names>
  );
};
