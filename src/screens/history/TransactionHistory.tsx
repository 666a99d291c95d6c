import { memo, useMemo } from 'react';
import {
  filterHistory,
  type HistoryEntry,
  type HistoryFilter,
} from '../../../store/history/history';
import { loadTransactions, selectIsHistoryComplete } from '../../../store/history/transactions';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFailure } from '../../app/hooks/useFlow';
import { useFocusRescue } from '../../app/hooks/useFocusRescue';
import { LoadRestAlert } from '../../app/lists/LoadRestAlert';
import { useText } from '../../text/useText';
import { NoMatch } from '../../ui/feedback/States';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { dateText } from '../../ui/ui.text';
import { transactionsText } from './history.text';
import { HistoryList, MAX_PLAIN_ROWS } from './list/HistoryList';
import { usePrinting } from './print/usePrinting';
import { Summary } from './Summary';

interface TransactionHistoryProps {
  readonly entries: readonly HistoryEntry[];
  readonly filter: HistoryFilter;
  /** Whether the totals, the chart and the exports are shown. */
  readonly hasTotals: boolean;
  readonly onShowAll: () => void;
}

export const TransactionHistory = memo(
  ({ entries, filter, hasTotals, onShowAll }: TransactionHistoryProps) => {
    const t = useText(transactionsText);
    const { months } = useText(dateText);
    const filtered = useMemo(
      () => filterHistory(entries, filter, months),
      [entries, filter, months],
    );
    const { isComplete, extent } = useExtent(entries, filter, filtered.totals.count);
    const { printParts, receipt, hasFailed, print } = usePrinting();
    // Takes the focus from "Show all", which disappears when it is pressed.
    const countLine = useFocusRescue<HTMLSpanElement>(filtered.totals.count);
    return (
      <>
        <Stack>
          <LoadOlderAlert live />
          <VisuallyHidden role="status" ref={countLine} tabIndex={-1}>
            {isComplete ? extent : t.loadingOlder}
          </VisuallyHidden>
          {hasTotals && (
            <Summary
              history={filtered}
              extent={extent}
              onPrint={print}
              hasPrintFailed={hasFailed}
            />
          )}
        </Stack>
        <div>
          {filtered.totals.count === 0 && isComplete ? (
            <NoMatch
              title={t.noMatch}
              description={t.noMatchDescription}
              showAll={t.showAll}
              onShowAll={onShowAll}
            />
          ) : (
            <HistoryList
              isLong={entries.length > MAX_PLAIN_ROWS}
              months={filtered.months}
              onReceipt={print}
            />
          )}
          <LoadOlderAlert />
        </div>
        {printParts !== null &&
          (receipt === null ? (
            <printParts.Statement history={filtered} isComplete={isComplete} />
          ) : (
            <printParts.Receipt entry={receipt} />
          ))}
      </>
    );
  },
);
TransactionHistory.displayName = 'TransactionHistory';

/**
 * Whether the filtered rows are complete, and their number as text. They are complete if everything is loaded, or if
 * all older rows are outside the chosen period.
 */
const useExtent = (entries: readonly HistoryEntry[], { from }: HistoryFilter, count: number) => {
  const t = useText(transactionsText);
  const isLoaded = useAppSelector(selectIsHistoryComplete);
  const hasFailed = useFailure(loadTransactions) !== null;
  const oldest = entries.findLast(({ day }) => day !== '')?.day ?? '';
  const isComplete = isLoaded || (from !== '' && oldest !== '' && oldest < from);
  if (isComplete) return { isComplete, extent: t.count(count) };
  return { isComplete, extent: hasFailed ? t.onlySoFar(count) : t.soFar(count) };
};

/** Rendered twice: above the rows, where screen readers announce it, and below, in place of the older rows. */
const LoadOlderAlert = ({ live = false }: { readonly live?: boolean }) => {
  const t = useText(transactionsText);
  const dispatch = useAppDispatch();
  return (
    <LoadRestAlert
      live={live}
      flow={loadTransactions}
      sentence={t.restFailed}
      loadRest={t.loadRest}
      onLoadRest={() => dispatch(loadTransactions.requested({ fromTheTop: false }))}
    />
  );
};
