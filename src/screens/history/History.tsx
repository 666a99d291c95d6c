import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { shownOf, type Entry, type HistoryFilter } from '../../../store/history/history';
import { selectFailure } from '../../../store/core/flows';
import { loadTransactions, selectIsWhole } from '../../../store/history/transactions';
import { useText } from '../../text/useText';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/forms/Button';
import { EmptyState } from '../../ui/feedback/States';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useAppSelector } from '../../app/hooks';
import { Actions } from './list/Actions';
import { HistoryList, MOST } from './list/HistoryList';
import { Rest } from './list/Rest';
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
  readonly entries: readonly Entry[];
  readonly filter: HistoryFilter;
  readonly onShowAll: () => void;
}

/** What is left of the history, what it comes to, and what can be taken along of it. */
export const History = memo(({ entries, filter, onShowAll }: HistoryProps) => {
  const t = useText(transactionsText);
  const shown = useMemo(() => shownOf(entries, filter), [entries, filter]);
  const { isComplete, extent } = useExtent(entries, filter, shown.totals.count);
  const { papers, receipt, hasFailed, print } = usePrinting();
  return (
    <>
      <Aside>
        <Rest spoken />
        <Summary of={shown} extent={extent} />
        <VisuallyHidden role="status">{isComplete ? extent : t.loadingOlder}</VisuallyHidden>
        {shown.totals.count > 0 && (
          <Actions of={shown} onPrint={print} hasPrintFailed={hasFailed} />
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
          <HistoryList isLong={entries.length > MOST} months={shown.months} onReceipt={print} />
        )}
        <Rest />
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
const useExtent = (entries: readonly Entry[], { from }: HistoryFilter, count: number) => {
  const t = useText(transactionsText);
  const isWhole = useAppSelector(selectIsWhole);
  const hasFailed = useAppSelector((state) => selectFailure(state, loadTransactions)) !== null;
  const oldest = entries.findLast(({ day }) => day !== '')?.day ?? '';
  const isComplete = isWhole || (from !== '' && oldest !== '' && oldest < from);
  if (isComplete) return { isComplete, extent: t.count(count) };
  return { isComplete, extent: hasFailed ? t.onlySoFar(count) : t.soFar(count) };
};
