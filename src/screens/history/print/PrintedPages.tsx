import styled from 'styled-components';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { fullNameOf } from '../../../../store/core/values/fullName';
import type {
  FilteredHistory,
  HistoryEntry,
  HistoryMonth,
} from '../../../../store/history/history';
import { useAppSelector } from '../../../app/hooks';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { type Fact, FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { useOperator } from '../../../ui/frame/operator';
import { Paper, useIsPrinting } from '../../../ui/layout/Paper';
import { printText, transactionDetailsText, transactionsText } from '../history.text';
import { KindName, MonthName, PeriodText } from '../transactionValues';

const Head = styled.header`
  display: grid;
  gap: ${space.xs};
  padding-bottom: ${space.m};
  border-bottom: 2px solid ${color.ink};
  p {
    font-size: ${size.title};
  }
`;

/** The operator and the title. The title says that the page is not a tax invoice. */
const PrintHeader = ({ title }: { readonly title: string }) => {
  const { name } = useOperator();
  return (
    <Head>
      <p>{name}</p>
      <h1>{title}</h1>
    </Head>
  );
};

/** The subscriber's name and number, for a `FactList`. */
const useCustomerFacts = (): readonly Fact[] => {
  const t = useText(printText);
  const subscriber = useAppSelector(selectUserInfo);
  return [
    [t.name, subscriber === null ? '' : fullNameOf(subscriber)],
    [t.customerId, <ReferenceText key="customer" text={subscriber?.customerid} />],
  ];
};

/** One transaction on one page. */
export const Receipt = ({ entry }: { readonly entry: HistoryEntry }) => {
  const t = useText(printText);
  const names = useText(transactionDetailsText);
  const { row, moment } = entry;
  return (
    <Paper>
      <PrintHeader title={t.receipt} />
      <FactList
        look="print"
        facts={[
          ...useCustomerFacts(),
          [t.reference, <ReferenceText key="reference" text={row.transactionid} />],
          [names.date, <DateText key="date" date={moment} withTime />],
          [t.what, row.description1],
          [t.details, row.description2],
          [t.kind, <KindName key="kind" entry={entry} />],
          [names.amount, <Money key="amount" amount={row.amount} size="title" />],
          [t.balance, <Money key="balance" amount={row.balance} />],
          [t.printed, <DateText key="printed" date={useOperatorToday()} />],
        ]}
      />
    </Paper>
  );
};

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
