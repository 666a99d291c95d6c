import { memo, useCallback, useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HistoryEntry, HistoryMonth } from '../../../../store/history/history';
import { ChunkBoundary } from '../../../app/lazy/ChunkBoundary';
import { latePart, useLate } from '../../../app/late';
import { useText } from '../../../text/useText';
import { color } from '../../../theme/tokens';
import { Alert } from '../../../ui/feedback/Alert';
import { HistoryRow } from './HistoryRow';
import { newestRows } from '../listItems';
import { MonthHead } from './MonthHead';
import { transactionsText } from '../transactions.text';

const loadLongList = () => import(/* webpackChunkName: "transactions-list" */ './LongList');
const longList = latePart(async () => (await loadLongList()).LongList);

/** More rows than this are virtualised. */
export const MAX_PLAIN_ROWS = 200;

/** The rows of a list and their handlers. */
export interface HistoryListRows {
  readonly months: readonly HistoryMonth[];
  /** The keys of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (entry: HistoryEntry) => void;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

interface HistoryListProps extends Pick<HistoryListRows, 'months' | 'onReceipt'> {
  /** Whether the whole history is long, so that a search does not switch the kind of list. */
  readonly isLong: boolean;
}

/** The months and their rows; a long history is virtualised. */
export const HistoryList = memo(({ isLong, months, onReceipt }: HistoryListProps) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback(({ key }: HistoryEntry) => setOpen((now) => toggled(now, key)), []);
  const rows = { open, onToggle, onReceipt };
  if (!isLong) return <PlainList months={months} {...rows} />;
  const newest = <PlainList months={newestRows(months, MAX_PLAIN_ROWS)} {...rows} />;
  return (
    <ChunkBoundary fallback={<OnlyNewest>{newest}</OnlyNewest>} onChunkFailed={ignoreChunkFailure}>
      <CompleteList newest={newest} months={months} {...rows} />
    </ChunkBoundary>
  );
});
HistoryList.displayName = 'HistoryList';

interface CompleteListProps extends HistoryListRows {
  /** Shown until the code of the long list is loaded. */
  readonly newest: ReactNode;
}

const CompleteList = ({ newest, ...rows }: CompleteListProps) => {
  const LongList = useLate(longList);
  return LongList ? <LongList {...rows} /> : newest;
};

/** The fallback says enough. */
const ignoreChunkFailure = () => undefined;

const toggled = (open: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
};

const Rows = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

const PlainList = ({ months, open, ...rows }: HistoryListRows) => {
  const id = useId();
  return months.map((month) => (
    <div key={month.month}>
      <MonthHead month={month} id={`${id}-${month.month}`} />
      <Rows role="list" aria-labelledby={`${id}-${month.month}`}>
        {month.entries.map((entry) => (
          <li key={entry.key}>
            <HistoryRow entry={entry} isOpen={open.has(entry.key)} {...rows} />
          </li>
        ))}
      </Rows>
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
