import { memo, useCallback, useMemo, useState } from 'react';
import type { HistoryEntry, HistoryMonth } from '../../../../store/history/history';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { useIsWide } from '../../../theme/mediaQueries';
import { Alert } from '../../../ui/feedback/Alert';
import { transactionsText } from '../history.text';
import { monthLines, newestRows, wholeMonths } from '../listItems';
import { type HistoryListRows, HistoryMonths } from './HistoryMonths';
import { HistoryHeads } from './HistoryTable';

const LongList = lazyPart({
  id: 'transactions-list',
  load: async () =>
    (await import(/* webpackChunkName: "transactions-list" */ './LongList')).LongList,
});

/** More rows than this are virtualised. */
export const MAX_PLAIN_ROWS = 200;

interface HistoryListProps extends Pick<HistoryListRows, 'onReceipt'> {
  readonly months: readonly HistoryMonth[];
  /** Whether the unfiltered history is long. A search must not switch between the plain and the virtual list. */
  readonly isLong: boolean;
}

/** The months and their rows; a long history is virtualised. */
export const HistoryList = memo(({ isLong, months: all, onReceipt }: HistoryListProps) => {
  const { onlyNewest } = useText(transactionsText);
  const months = useMemo(() => monthLines(all), [all]);
  const hasBalance = useMemo(() => hasAnyBalance(all), [all]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback(
    ({ key }: HistoryEntry) => setOpen((last) => toggled(last, key)),
    [],
  );
  const rows = { hasBalance, open, onToggle, onReceipt };
  const isWide = useIsWide();
  const plainMonths = isLong ? newestRows(months, MAX_PLAIN_ROWS) : months;
  const plainList = <HistoryMonths months={wholeMonths(plainMonths)} {...rows} />;
  return (
    <>
      {isWide && <HistoryHeads hasBalance={hasBalance} />}
      {isLong ? (
        // The newest rows are the skeleton, so that they can be read while the code of the long list is loaded.
        <LongList
          months={months}
          {...rows}
          skeleton={plainList}
          failed={() => (
            <>
              <Alert tone="warn" live>
                {onlyNewest}
              </Alert>
              {plainList}
            </>
          )}
        />
      ) : (
        plainList
      )}
    </>
  );
});
HistoryList.displayName = 'HistoryList';

const hasAnyBalance = (months: readonly HistoryMonth[]): boolean =>
  months.some(({ entries }) => entries.some(({ row }) => row.balance !== null));

const toggled = (open: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
};
