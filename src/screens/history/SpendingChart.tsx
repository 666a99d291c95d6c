import styled from 'styled-components';
import type { Paise } from '../../../store/core/values/money';
import type { MonthlySpending } from '../../../store/history/history';
import { useText } from '../../text/useText';
import { useIsWide } from '../../theme/mediaQueries';
import { color, space, weight } from '../../theme/tokens';
import { Money } from '../../ui/data/Money';
import { moneyTextOfRupees } from '../../ui/data/moneyText';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { dateText } from '../../ui/ui.text';
import { transactionsText } from './history.text';
import { MonthName } from './transactionValues';

/**
 * In pixels: the width of a column, and the distance between the starts of two columns. Neither depends on the size of
 * the chart.
 */
const COLUMN = 32;
const PITCH = 45;
const HIGHEST = 84;
const CORNER = 4;
/** In pixels: the room for the amount above a column, and for the month below. */
const ABOVE = 18;
const BELOW = 22;
const HEIGHT = ABOVE + HIGHEST + BELOW;
/** How many months fit on a phone. A wide screen shows a year. */
const MONTHS_ON_A_PHONE = 6;

const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  figcaption {
    font-weight: ${weight.strong};
  }
`;

const Columns = styled.svg`
  max-width: 100%;
  path {
    fill: ${color.brand};
    fill-opacity: 0.6;
  }
  text {
    fill: ${color.inkSoft};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  [data-newest] path {
    fill-opacity: 1;
  }
  [data-newest] text {
    fill: ${color.ink};
    font-weight: ${weight.strong};
  }
`;

const shortRupees = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});
/** In paise. From this amount, whole rupees are too wide for the room above a column, so the amount is abbreviated. */
const FIVE_DIGITS = 10_000_00;

const shortAmount = (amount: Paise): string =>
  Math.abs(amount) < FIVE_DIGITS
    ? moneyTextOfRupees(Math.round(amount / 100))
    : shortRupees.format(amount / 100);

/** A column with round upper corners, from the base upwards. */
const columnPath = (height: number): string => {
  const corner = Math.min(CORNER, height);
  const side = height - corner;
  return `M0 ${ABOVE + HIGHEST}v${-side}q0 ${-corner} ${corner} ${-corner}h${COLUMN - 2 * corner}q${corner} 0 ${corner} ${corner}v${side}z`;
};

interface SpendingChartProps {
  /** Oldest first. */
  readonly months: readonly MonthlySpending[];
  /** False if a heading above the chart has the same words. */
  readonly isTitled?: boolean;
}

/** The charges of each month, as columns with their amounts and as a table for screen readers. */
export const SpendingChart = ({ months, isTitled = true }: SpendingChartProps) => {
  const t = useText(transactionsText);
  const names = useText(dateText).months;
  const isWide = useIsWide();
  const drawn = isWide ? months : months.slice(-MONTHS_ON_A_PHONE);
  const highest = Math.max(1, ...drawn.map(({ moneyOut }) => moneyOut));
  const width = drawn.length * PITCH;
  return (
    <Figure aria-label={isTitled ? undefined : t.spending}>
      {isTitled && <figcaption>{t.spending}</figcaption>}
      <Columns
        aria-hidden
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        focusable="false"
      >
        {drawn.map(({ month, moneyOut }, at) => {
          const height = (Math.max(0, moneyOut) / highest) * HIGHEST;
          return (
            <g
              key={month}
              data-newest={at === drawn.length - 1 || undefined}
              transform={`translate(${at * PITCH + (PITCH - COLUMN) / 2})`}
            >
              {moneyOut !== 0 && (
                <>
                  <path d={columnPath(height)} />
                  <text x={COLUMN / 2} y={ABOVE + HIGHEST - height - 6}>
                    {shortAmount(moneyOut)}
                  </text>
                </>
              )}
              <text x={COLUMN / 2} y={HEIGHT - 5}>
                {names[Number(month.slice(5)) - 1]}
              </text>
            </g>
          );
        })}
      </Columns>
      {/* The table is hidden by a parent element, because a table does not shrink below the width of its content. */}
      <VisuallyHidden as="div">
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
      </VisuallyHidden>
    </Figure>
  );
};
