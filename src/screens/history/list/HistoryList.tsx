import type { ReactNode } from 'react';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { HistoryEntry, HistoryMonth } from '../../../../store/history/history';
import { useIsWide } from '../../../app/hooks/useIsWide';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Stack';
import { transactionsText } from '../history.text';
import { type MonthLines, monthLines, newestRows } from '../listItems';
import { HistoryRow } from './HistoryRow';
import { HistoryHeads, HistoryTableRow, MonthTable } from './HistoryTable';
import { MonthHead } from './MonthHead';

const LongList = lazyPart({
  id: 'transactions-list',
  load: async () =>
    (await import(/* webpackChunkName: "transactions-list" */ './LongList')).LongList,
});

/** More rows than this are virtualised. */
export const MAX_PLAIN_ROWS = 200;

/** The rows of a list and their handlers. */
export interface HistoryListRows {
  readonly months: readonly MonthLines[];
  /** Whether the operator gives the balance after any of them. */
  readonly hasBalance: boolean;
  /** The keys of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (entry: HistoryEntry) => void;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

interface HistoryListProps extends Pick<HistoryListRows, 'onReceipt'> {
  readonly months: readonly HistoryMonth[];
  /** Whether the whole history is long, so that a search does not switch the kind of list. */
  readonly isLong: boolean;
}

/** The months and their rows; a long history is virtualised. */
export const HistoryList = memo(({ isLong, months: all, onReceipt }: HistoryListProps) => {
  const months = useMemo(() => monthLines(all), [all]);
  const hasBalance = useMemo(() => hasAnyBalance(all), [all]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback(
    ({ key }: HistoryEntry) => setOpen((last) => toggled(last, key)),
    [],
  );
  const rows = { hasBalance, open, onToggle, onReceipt };
  if (!isLong) return <PlainList months={months} {...rows} />;
  const newest = <PlainList months={newestRows(months, MAX_PLAIN_ROWS)} {...rows} />;
  return (
    // The newest rows are the skeleton, so that they can be read while the code of the long list is loaded.
    <LongList
      months={months}
      {...rows}
      skeleton={newest}
      failed={() => <OnlyNewest>{newest}</OnlyNewest>}
    />
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

const LinedRow = styled.div`
  border-bottom: 1px solid ${color.line};
`;

const PlainList = (props: HistoryListRows) =>
  useIsWide() ? <PlainTables {...props} /> : <PlainRows {...props} />;

const PlainTables = ({ months, open, ...rows }: HistoryListRows) => {
  const id = useId();
  return (
    <>
      <HistoryHeads hasBalance={rows.hasBalance} />
      {months.map(({ month, lines }) => (
        <div key={month.month}>
          <MonthHead month={month} id={`${id}-${month.month}`} />
          <MonthTable
            labelledBy={`${id}-${month.month}`}
            count={lines.length}
            hasBalance={rows.hasBalance}
          >
            {lines.map((line, at) => (
              <LinedRow key={line.entry.key} role="presentation">
                <HistoryTableRow
                  line={line}
                  position={at + 1}
                  isOpen={open.has(line.entry.key)}
                  {...rows}
                />
              </LinedRow>
            ))}
          </MonthTable>
        </div>
      ))}
    </>
  );
};

const PlainRows = ({ months, open, ...rows }: HistoryListRows) => {
  const id = useId();
  return months.map(({ month, lines }) => (
    <div key={month.month}>
      <MonthHead month={month} id={`${id}-${month.month}`} />
      <Stack as="ul" $gap="none" role="list" aria-labelledby={`${id}-${month.month}`}>
        {lines.map((line) => (
          <LinedRow as="li" key={line.entry.key}>
            <HistoryRow line={line} isOpen={open.has(line.entry.key)} {...rows} />
          </LinedRow>
        ))}
      </Stack>
    </div>
  ));
};

/** Shown when the code of the long list cannot be loaded: the newest rows and a warning. */
const OnlyNewest = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Alert tone="warn" live>
      {useText(transactionsText).onlyNewest}
    </Alert>
    {children}
  </>
);
