import styled from 'styled-components';
import type { FilteredHistory, HistoryMonth } from '../../../../store/history/history';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Paper, useIsPrinting } from '../../../ui/layout/Paper';
import { printText, transactionsText } from '../history.text';
import { MonthName } from '../transactionValues';
import { PeriodText } from './PeriodText';
import { PrintHeader, useCustomerFacts } from './PrintHeader';

/** A longer history would need too much paper, so only monthly totals are printed. */
const MAX_LISTED_ROWS = 2_000;

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  th,
  td {
    padding-block: ${space.xs};
    padding-inline: 0 ${space.s};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td[data-numeric],
  th[data-numeric] {
    padding-inline-end: 0;
    padding-inline-start: ${space.s};
    text-align: end;
    white-space: nowrap;
  }
  tr {
    break-inside: avoid;
  }
  tbody {
    break-before: auto;
  }
  /* Browsers would repeat the grand total on every page. */
  tfoot {
    display: table-row-group;
  }
  tbody th,
  tfoot {
    font-weight: 650;
  }
  small {
    display: block;
    color: ${color.inkSoft};
  }
`;

interface StatementProps {
  readonly history: FilteredHistory;
  readonly isComplete: boolean;
}

/** The shown history as a printed statement. It is rendered only while printing. */
export const Statement = (props: StatementProps) =>
  useIsPrinting() && <StatementPages {...props} />;

const StatementPages = ({ history, isComplete }: StatementProps) => {
  const t = useText(printText);
  const { unpriced } = useText(transactionsText);
  const isListed = history.totals.count <= MAX_LISTED_ROWS;
  return (
    <Paper long>
      <PrintHeader title={t.statement} />
      <FactList
        look="print"
        facts={[
          ...useCustomerFacts(),
          [t.period, <PeriodText key="period" history={history} />],
          [t.printed, <DateText key="printed" date={useOperatorToday()} />],
        ]}
      />
      {!isComplete && <p>{t.incomplete}</p>}
      {!isListed && <p>{t.tooMany}</p>}
      {history.totals.unpriced > 0 && <p>{unpriced}</p>}
      <Rows>
        <thead>
          <tr>
            <th scope="col">{isListed ? t.date : t.month}</th>
            <th scope="col">{isListed && t.what}</th>
            <th data-numeric>{t.moneyIn}</th>
            <th data-numeric>{t.moneyOut}</th>
            <th data-numeric>{isListed && t.balance}</th>
          </tr>
        </thead>
        {history.months.map((month) => (
          <tbody key={month.month}>
            <MonthLine month={month} />
            {isListed && <EntryLines month={month} />}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td colSpan={2}>{t.total}</td>
            <td data-numeric>
              <Money amount={history.totals.moneyIn} />
            </td>
            <td data-numeric>
              <Money amount={history.totals.moneyOut} />
            </td>
            <td />
          </tr>
        </tfoot>
      </Rows>
    </Paper>
  );
};

const MonthLine = ({ month: { month, totals } }: { readonly month: HistoryMonth }) => (
  <tr>
    <th colSpan={2} scope="rowgroup">
      <MonthName month={month} />
    </th>
    <th data-numeric>
      <Money amount={totals.moneyIn} />
    </th>
    <th data-numeric>
      <Money amount={totals.moneyOut} />
    </th>
    <td />
  </tr>
);

const EntryLines = ({ month: { entries } }: { readonly month: HistoryMonth }) =>
  entries.map(({ key, moment, direction, row }) => (
    <tr key={key}>
      <td>
        <DateText date={moment} />
      </td>
      <td>
        <TextOrDashes text={row.description1} />
        <small>
          {[row.description2, row.transactionid].filter((text) => text !== '').join(' · ')}
          {/* This amount is neither money in nor money out, so it is in no column and in no total. */}
          {direction === 'other' && (
            <>
              {' '}
              {row.transactiontype} <Money amount={row.amount} />
            </>
          )}
        </small>
      </td>
      <td data-numeric>{direction === 'in' && <Money amount={row.amount} />}</td>
      <td data-numeric>{direction === 'out' && <Money amount={row.amount} />}</td>
      <td data-numeric>
        <Money amount={row.balance} />
      </td>
    </tr>
  ));
