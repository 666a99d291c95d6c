import { memo } from 'react';
import styled from 'styled-components';
import type { HistoryEntry } from '../../../../store/history/history';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { radius, space, target } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/layout/Text';
import { transactionsText } from '../history.text';
import type { HistoryLine } from '../listItems';
import { loadTransactionParts } from '../print/usePrinting';
import { secondDescriptionOf, SignedAmount } from '../transactionValues';

const TransactionDetails = lazyPart({
  id: 'transactions-details',
  load: async () => (await loadTransactionParts()).TransactionDetails,
});

const RowButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  width: 100%;
  min-height: ${target};
  padding: ${space.m} 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  text-align: start;
  cursor: pointer;
  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & > :last-child {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;

export interface HistoryRowProps {
  readonly line: HistoryLine;
  readonly isOpen: boolean;
  readonly onToggle: (entry: HistoryEntry) => void;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

/** A row for one transaction; a press unfolds its details. */
export const HistoryRow = memo(({ line, isOpen, onToggle, onReceipt }: HistoryRowProps) => {
  const { entry, paidBy } = line;
  return (
    <>
      <RowButton type="button" aria-expanded={isOpen} onClick={() => onToggle(entry)}>
        <Stack as="span" $gap="none">
          <Text as="span" $breaks>
            <TextOrDashes text={entry.row.description1} />
          </Text>
          <Text as="span" $tone="inkSoft" $size="small" $breaks>
            <FactLine
              facts={[
                <DateText key="day" date={entry.moment} withoutYear />,
                paidBy?.row.description1 ?? '',
                secondDescriptionOf(entry),
              ]}
            />
          </Text>
        </Stack>
        <SignedAmount entry={entry} />
      </RowButton>
      {isOpen && <HistoryRowDetails line={line} onReceipt={onReceipt} />}
    </>
  );
});
HistoryRow.displayName = 'HistoryRow';

/** The details of the row's entry and, if the row also shows the payment for that entry, the details of the payment. */
export const HistoryRowDetails = ({
  line: { entry, paidBy },
  onReceipt,
}: Pick<HistoryRowProps, 'line' | 'onReceipt'>) => {
  const { detailsFailed } = useText(transactionsText);
  const failed = () => <Alert tone="warn">{detailsFailed}</Alert>;
  return (
    <>
      <TransactionDetails entry={entry} onReceipt={onReceipt} failed={failed} />
      {paidBy && <TransactionDetails entry={paidBy} onReceipt={onReceipt} failed={failed} />}
    </>
  );
};
