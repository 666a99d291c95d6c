import type { HistoryEntry } from '../../../../store/history/history';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { useText } from '../../../text/useText';
import { DateText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Paper } from '../../../ui/layout/Paper';
import { printText, transactionDetailsText } from '../history.text';
import { KindName } from '../transactionValues';
import { PrintedCustomer, PrintFact, PrintFacts, PrintHeader } from './PrintHeader';

/** One transaction on one page. */
export const Receipt = ({ entry }: { readonly entry: HistoryEntry }) => {
  const t = useText(printText);
  const names = useText(transactionDetailsText);
  const { row, moment } = entry;
  return (
    <Paper>
      <PrintHeader title={t.receipt} />
      <PrintFacts>
        <PrintedCustomer />
        <PrintFact name={t.reference}>
          <ReferenceText text={row.transactionid} />
        </PrintFact>
        <PrintFact name={names.date}>
          <DateText date={moment} withTime />
        </PrintFact>
        <PrintFact name={t.what}>
          <TextOrDashes text={row.description1} />
        </PrintFact>
        <PrintFact name={t.details}>
          <TextOrDashes text={row.description2} />
        </PrintFact>
        <PrintFact name={t.kind}>
          <KindName entry={entry} />
        </PrintFact>
        <PrintFact name={names.amount}>
          <Money amount={row.amount} size="title" />
        </PrintFact>
        <PrintFact name={t.balance}>
          <Money amount={row.balance} />
        </PrintFact>
        <PrintFact name={t.printed}>
          <DateText date={useOperatorToday()} />
        </PrintFact>
      </PrintFacts>
    </Paper>
  );
};
