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

export const loadLongList = () => import(/* webpackChunkName: "transactions-list" */ './LongList');
const longList = latePart(async () => (await loadLongList()).LongList);

/** So many rows stand in the page without being felt; a longer list shows what is in sight. */
export const MAX_PLAIN_ROWS = 200;

/** What a list shows, and how its rows answer. */
export interface HistoryListRows {
  readonly months: readonly HistoryMonth[];
  /** The keys of the rows that are open. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (entry: HistoryEntry) => void;
  readonly onReceipt: (entry: HistoryEntry) => void;
}

interface HistoryListProps extends Pick<HistoryListRows, 'months' | 'onReceipt'> {
  /** Of the whole history, so that a search does not change one kind of list for the other. */
  readonly isLong: boolean;
}

/** The months and their rows. Few accounts are so long that they need more than a plain list. */
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
  /** What can be read until the long list has come. */
  readonly newest: ReactNode;
}

const CompleteList = ({ newest, ...rows }: CompleteListProps) => {
  const LongList = useLate(longList);
  return LongList ? <LongList {...rows} /> : newest;
};

/** What is said in its place is enough. */
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
      <MonthHead of={month} id={`${id}-${month.month}`} />
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

/** The code of the long list did not come: the newest rows, and how to see others. */
const OnlyNewest = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Alert tone="warn" live>
      {useText(transactionsText).onlyNewest}
    </Alert>
    {children}
  </>
);
