import type { HistoryEntry } from '../../../../store/history/history';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { ReferenceText } from '../../../ui/data/TextOrDashes';
import { Paper } from '../../../ui/layout/Paper';
import { printText, transactionDetailsText } from '../history.text';
import { KindName } from '../transactionValues';
import { PrintHeader, useCustomerFacts } from './PrintHeader';

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
