import styled from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import type { MonthlySpending } from '../../../store/history/history';
import { useText } from '../../text/useText';
import { color, radius, size, space, weight } from '../../theme/tokens';
import { dateText } from '../../ui/data/DateText.text';
import { Money } from '../../ui/data/Money';
import { moneyText } from '../../ui/data/moneyText';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden';
import { transactionsText } from './transactions.text';
import { MONTHS_WITH_AMOUNTS, MonthName } from './transactionValues';

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

const COLUMN_HEIGHT = 104;

const Columns = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 4.5rem);
  grid-auto-flow: column;
  gap: ${space.xs};
  font-size: ${size.tiny};
  text-align: center;
  & > div {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${space.xs};
    padding: ${space.xs} 0;
    border-radius: ${radius.control};
  }
  & > [data-newest] {
    background: ${color.tint};
    font-weight: ${weight.strong};
  }
  svg {
    width: 32px;
    height: ${COLUMN_HEIGHT + 20}px;
    margin: 0 auto;
    overflow: visible;
  }
  rect {
    fill: ${color.brand};
  }
  text {
    fill: ${color.ink};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
`;

interface MonthsProps {
  /** Oldest first. */
  readonly months: readonly MonthlySpending[];
}

interface SpendingChartProps extends MonthsProps {
  /** False where a heading above it has the same words. */
  readonly isTitled?: boolean;
}

/** The charges of each month, as bars and as a table for screen readers. */
export const SpendingChart = ({ months, isTitled = true }: SpendingChartProps) => {
  const t = useText(transactionsText);
  return (
    <Figure aria-label={isTitled ? undefined : t.spending}>
      {isTitled && <figcaption>{t.spending}</figcaption>}
      {months.length > MONTHS_WITH_AMOUNTS ? (
        <ManyMonths months={months} />
      ) : (
        <FewMonths months={months} />
      )}
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

/** The share of the month with the highest charges; 0 for a month with none. */
const sharesOf = (months: readonly MonthlySpending[]): readonly number[] => {
  const highest = Math.max(1, ...months.map(({ moneyOut }) => moneyOut));
  return months.map(({ moneyOut }) => Math.max(0, moneyOut) / highest);
};

/** A column for each month, with its whole rupees above it. */
const FewMonths = ({ months }: MonthsProps) => {
  const names = useText(dateText).months;
  const shares = sharesOf(months);
  return (
    <Columns aria-hidden>
      {months.map(({ month, moneyOut }, at) => {
        const height = (shares[at] ?? 0) * COLUMN_HEIGHT;
        const top = COLUMN_HEIGHT - height + 20;
        return (
          <div key={month} data-newest={at === months.length - 1 || undefined}>
            <svg focusable="false">
              <text x="16" y={top - 6}>
                {wholeRupees(moneyOut)}
              </text>
              <rect x="0" y={top} width="32" height={height} rx="4" />
            </svg>
            <span>{names[Number(month.slice(5)) - 1]}</span>
          </div>
        );
      })}
    </Columns>
  );
};

const PAISE = 100;
/** ₹882 for ₹882.40: the paise stand in the table. */
const wholeRupees = (amount: number): string =>
  moneyText((Math.round(amount / PAISE) * PAISE) as Paise).replace(/\.00$/, ''); // whole rupees are whole paise

/** A year has no room for amounts. */
const ManyMonths = ({ months }: MonthsProps) => {
  const shares = sharesOf(months);
  return (
    <>
      <Bars
        aria-hidden
        viewBox={`0 0 ${months.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {months.map(({ month }, at) => {
          const height = (shares[at] ?? 0) * HEIGHT;
          return (
            <rect
              key={month}
              data-newest={at === months.length - 1 || undefined}
              x={at * 10 + (10 - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
        <line x1="0" x2={months.length * 10} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </Bars>
      <FirstAndLastMonth months={months} />
    </>
  );
};

/** The names of the first and the last month; twelve names do not fit on a phone. */
const FirstAndLastMonth = ({ months }: MonthsProps) => {
  const names = useText(dateText).months;
  const short = (month = '') => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  return (
    <Names aria-hidden>
      {months.length > 1 && <span>{short(months[0]?.month)}</span>}
      <span>{short(months.at(-1)?.month)}</span>
    </Names>
  );
};
