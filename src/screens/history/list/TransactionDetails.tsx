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
import { Row } from '../../../ui/layout/Stack';
import { transactionDetailsText, transactionsText } from '../history.text';
import { KindName, SignedAmount } from '../transactionValues';

const TintedPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin-bottom: ${space.m};
  padding: ${space.l};
  border-radius: ${radius.control};
  background: ${color.tint};
`;

interface TransactionDetailsProps {
  readonly entry: HistoryEntry;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

export const TransactionDetails = ({ entry, onReceipt }: TransactionDetailsProps) => {
  const t = useText(transactionDetailsText);
  const { kind } = useText(transactionsText);
  const { row, moment } = entry;
  const { copy, copyResult } = useCopyNumber(row.transactionid);
  const hasNumber = row.transactionid !== '';
  return (
    <TintedPanel>
      <FactList
        look="filling"
        facts={[
          [t.date, <DateText key="date" date={moment} withTime />],
          [kind, <KindName key="kind" entry={entry} />],
          [t.amount, <SignedAmount key="amount" entry={entry} />],
          row.balance === null ? null : [t.balance, <Money key="balance" amount={row.balance} />],
          [t.details, row.description2],
          [t.reference, <ReferenceText key="reference" text={row.transactionid} />],
        ]}
      />
      <Row $gap="s m">
        {hasNumber && (
          <Button tone="ghost" onClick={() => void copy()}>
            {t.copy}
          </Button>
        )}
        <Button tone="ghost" onClick={() => onReceipt(entry)}>
          {t.printReceipt}
        </Button>
        {hasNumber && <span role="status">{copyResult}</span>}
      </Row>
    </TintedPanel>
  );
};

/** Copies the number. If the browser refuses, a message says that the number can be selected. */
const useCopyNumber = (number: string) => {
  const t = useText(transactionDetailsText);
  const [copyResult, setCopyResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopyResult(t.copied);
    } catch {
      setCopyResult(t.notCopied);
    }
  };
  return { copy, copyResult };
};
