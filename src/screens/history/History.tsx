import { memo, useMemo } from 'react';
import styled from 'styled-components';
import {
  filterHistory,
  type HistoryEntry,
  type HistoryFilter,
} from '../../../store/history/history';
import { selectFailure } from '../../../store/core/flows';
import { loadTransactions, selectIsHistoryComplete } from '../../../store/history/transactions';
import { useText } from '../../text/useText';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/forms/Button';
import { EmptyState } from '../../ui/feedback/States';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useAppSelector } from '../../app/hooks';
import { ExportActions } from './list/ExportActions';
import { HistoryList, MAX_PLAIN_ROWS } from './list/HistoryList';
import { ContinueLoading } from './list/ContinueLoading';
import { Summary } from './Summary';
import { transactionsText } from './transactions.text';
import { usePrinting } from './print/usePrinting';

/** In the second column where there are two, in sight for as long as the list is. */
export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    position: sticky;
    top: ${space.xxl};
  }
`;

interface HistoryProps {
  readonly entries: readonly HistoryEntry[];
  readonly filter: HistoryFilter;
  readonly onShowAll: () => void;
}

/** What is left of the history, what it comes to, and what can be taken along of it. */
export const History = memo(({ entries, filter, onShowAll }: HistoryProps) => {
  const t = useText(transactionsText);
  const shown = useMemo(() => filterHistory(entries, filter), [entries, filter]);
  const { isComplete, extent } = useExtent(entries, filter, shown.totals.count);
  const { papers, receipt, hasFailed, print } = usePrinting();
  return (
    <>
      <Aside>
        <ContinueLoading spoken />
        <Summary of={shown} extent={extent} />
        <VisuallyHidden role="status">{isComplete ? extent : t.loadingOlder}</VisuallyHidden>
        {shown.totals.count > 0 && (
          <ExportActions of={shown} onPrint={print} hasPrintFailed={hasFailed} />
        )}
      </Aside>
      <div>
        {shown.totals.count === 0 && isComplete ? (
          <EmptyState
            title={t.noMatch}
            why={t.noMatchWhy}
            action={
              <Button tone="ghost" onClick={onShowAll}>
                {t.showAll}
              </Button>
            }
          />
        ) : (
          <HistoryList
            isLong={entries.length > MAX_PLAIN_ROWS}
            months={shown.months}
            onReceipt={print}
          />
        )}
        <ContinueLoading />
      </div>
      {papers !== null &&
        (receipt === null ? (
          <papers.Statement of={shown} isWhole={isComplete} />
        ) : (
          <papers.Receipt of={receipt} />
        ))}
    </>
  );
});
History.displayName = 'History';

/** Whether older rows could still change what is shown, and how much there is, in words. */
const useExtent = (entries: readonly HistoryEntry[], { from }: HistoryFilter, count: number) => {
  const t = useText(transactionsText);
  const isWhole = useAppSelector(selectIsHistoryComplete);
  const hasFailed = useAppSelector((state) => selectFailure(state, loadTransactions)) !== null;
  const oldest = entries.findLast(({ day }) => day !== '')?.day ?? '';
  const isComplete = isWhole || (from !== '' && oldest !== '' && oldest < from);
  if (isComplete) return { isComplete, extent: t.count(count) };
  return { isComplete, extent: hasFailed ? t.onlySoFar(count) : t.soFar(count) };
};
