import { useState } from 'react';
import styled from 'styled-components';
import type { HistoryEntry } from '../../../../store/history/history';
import { useText } from '../../../text/useText';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { ReferenceText } from '../../../ui/data/TextOrDashes';
import { transactionDetailsText, transactionsText } from '../history.text';
import { KindName, SignedAmount } from '../transactionValues';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin-bottom: ${space.m};
  padding: ${space.l};
  border-radius: ${radius.control};
  background: ${color.tint};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  /* The result of a press comes after the buttons. */
  & > [role='status'] {
    order: 1;
  }
`;

interface TransactionDetailsProps {
  readonly entry: HistoryEntry;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

/** All data of one transaction, with buttons to copy its number and to print its receipt. */
export const TransactionDetails = ({ entry, onReceipt }: TransactionDetailsProps) => {
  const t = useText(transactionDetailsText);
  const { kind } = useText(transactionsText);
  const { row, moment } = entry;
  return (
    <Layout>
      <FactList
        look="filling"
        facts={[
          [t.date, <DateText key="date" date={moment} withTime />],
          [kind, <KindName key="kind" entry={entry} />],
          [t.amount, <SignedAmount key="amount" entry={entry} />],
          [t.balance, <Money key="balance" amount={row.balance} />],
          [t.details, row.description2],
          [t.reference, <ReferenceText key="reference" text={row.transactionid} />],
        ]}
      />
      <Actions>
        {row.transactionid !== '' && <CopyNumber number={row.transactionid} />}
        <Button tone="ghost" onClick={() => onReceipt(entry)}>
          {t.printReceipt}
        </Button>
      </Actions>
    </Layout>
  );
};

/** Copies the number. When the browser refuses, it says that the number can be selected. */
const CopyNumber = ({ number }: { readonly number: string }) => {
  const t = useText(transactionDetailsText);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setResult(t.copied);
    } catch {
      setResult(t.notCopied);
    }
  };
  return (
    <>
      <Button tone="ghost" onClick={() => void copy()}>
        {t.copy}
      </Button>
      <span role="status">{result}</span>
    </>
  );
};
