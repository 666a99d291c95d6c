import styled from 'styled-components';
import type { HistoryMonth, FilteredHistory } from '../../../../store/history/history';
import { dayInIndia } from '../../../../store/core/dates';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { Paper, useIsPrinting } from '../../../ui/layout/Paper';
import { TextOr } from '../../../ui/data/TextOr';
import { printText } from './print.text';
import { PrintedCustomer, PrintFact, PrintFacts, PrintHeader } from './PrintHeader';
import { PeriodText } from './PeriodText';
import { MonthName } from '../transactionValues';

/** More would be a ream of paper: then the months alone are printed. */
const MOST = 2_000;

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  th,
  td {
    padding: ${space.xs} ${space.s} ${space.xs} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td[data-numeric],
  th[data-numeric] {
    padding-right: 0;
    padding-left: ${space.s};
    text-align: right;
    white-space: nowrap;
  }
  tr {
    break-inside: avoid;
  }
  tbody {
    break-before: auto;
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
  readonly of: FilteredHistory;
  readonly isWhole: boolean;
}

/** What the screen shows, as a statement on plain pages: made when it is printed and not before. */
export const Statement = (props: StatementProps) => useIsPrinting() && <Pages {...props} />;

const Pages = ({ of: shown, isWhole }: StatementProps) => {
  const t = useText(printText);
  const isListed = shown.totals.count <= MOST;
  return (
    <Paper long>
      <PrintHeader title={t.statement} />
      <PrintFacts>
        <PrintedCustomer />
        <PrintFact name={t.period}>
          <PeriodText of={shown} />
        </PrintFact>
        <PrintFact name={t.printed}>
          <DateText of={dayInIndia(Date.now())} />
        </PrintFact>
      </PrintFacts>
      {!isWhole && <p>{t.incomplete}</p>}
      {!isListed && <p>{t.tooMany}</p>}
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
        {shown.months.map((month) => (
          <tbody key={month.month}>
            <MonthLine of={month} />
            {isListed && <Lines of={month} />}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td colSpan={2}>{t.total}</td>
            <td data-numeric>
              <Money of={shown.totals.moneyIn} />
            </td>
            <td data-numeric>
              <Money of={shown.totals.moneyOut} />
            </td>
            <td />
          </tr>
        </tfoot>
      </Rows>
    </Paper>
  );
};

const MonthLine = ({ of: { month, totals } }: { readonly of: HistoryMonth }) => (
  <tr>
    <th colSpan={2} scope="rowgroup">
      <MonthName of={month} />
    </th>
    <th data-numeric>
      <Money of={totals.moneyIn} />
    </th>
    <th data-numeric>
      <Money of={totals.moneyOut} />
    </th>
    <td />
  </tr>
);

const Lines = ({ of: { entries } }: { readonly of: HistoryMonth }) =>
  entries.map(({ key, moment, direction, row }) => (
    <tr key={key}>
      <td>
        <DateText of={moment} />
      </td>
      <td>
        <TextOr text={row.description1} />
        <small>
          {[row.description2, row.transactionid].filter((text) => text !== '').join(' · ')}
          {/* Neither in nor out, so it stands in neither column and in no total. */}
          {direction === 'other' && (
            <>
              {' '}
              {row.transactiontype} <Money of={row.amount} />
            </>
          )}
        </small>
      </td>
      <td data-numeric>{direction === 'in' && <Money of={row.amount} />}</td>
      <td data-numeric>{direction === 'out' && <Money of={row.amount} />}</td>
      <td data-numeric>
        <Money of={row.balance} />
      </td>
    </tr>
  ));
