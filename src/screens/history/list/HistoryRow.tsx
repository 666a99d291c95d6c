import { memo } from 'react';
import styled from 'styled-components';
import type { HistoryEntry } from '../../../../store/history/history';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { color, radius, size, space, target, weight } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { loadTransactionParts } from '../loadTransactionParts';
import { transactionsText } from '../transactions.text';
import { SignedAmount } from '../transactionValues';

const TransactionDetails = lazyPart({
  id: 'transactions-details',
  load: async () => (await loadTransactionParts()).TransactionDetails,
});

const Line = styled.button`
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
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Title = styled.span`
  display: block;
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Sub = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly isOpen: boolean;
  readonly onToggle: (entry: HistoryEntry) => void;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

/** One transaction in a line; a press unfolds its details. */
export const HistoryRow = memo(({ entry, isOpen, onToggle, onReceipt }: HistoryRowProps) => (
  <>
    <Line type="button" aria-expanded={isOpen} onClick={() => onToggle(entry)}>
      <span>
        <Title>
          <TextOrDashes text={entry.row.description1} />
        </Title>
        <Sub>
          <FactLine facts={[<DateText key="day" date={entry.moment} />, entry.row.description2]} />
        </Sub>
      </span>
      <SignedAmount entry={entry} />
    </Line>
    {isOpen && <HistoryRowDetails entry={entry} onReceipt={onReceipt} />}
  </>
));
HistoryRow.displayName = 'HistoryRow';

export const HistoryRowDetails = (props: Pick<HistoryRowProps, 'entry' | 'onReceipt'>) => (
  <TransactionDetails {...props} failed={() => <DetailsMissing />} />
);

const DetailsMissing = () => <Alert tone="warn">{useText(transactionsText).detailsFailed}</Alert>;
