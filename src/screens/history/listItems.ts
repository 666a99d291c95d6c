import type { HistoryEntry, HistoryMonth } from '../../../store/history/history';

/** A heading or a row, as the list counts them from top to bottom. */
export interface HistoryItem {
  readonly key: string;
  readonly month: HistoryMonth;
  /** Where the heading of its month stands. */
  readonly head: number;
  /** null for a heading. */
  readonly entry: HistoryEntry | null;
}

export const historyItems = (months: readonly HistoryMonth[]): readonly HistoryItem[] => {
  const items: HistoryItem[] = [];
  for (const month of months) {
    const head = items.length;
    items.push({ key: `month ${month.month}`, month, head, entry: null });
    for (const entry of month.entries) items.push({ key: entry.key, month, head, entry });
  }
  return items;
};

interface VisibleMonth {
  readonly month: HistoryMonth;
  /** The heading's place in the list, or null when it is out of sight. */
  readonly head: number | null;
  readonly shown: readonly {
    readonly at: number;
    readonly entry: HistoryEntry;
    /** Within its month, from 1. */
    readonly position: number;
  }[];
}

/** What is in sight, put together again month by month: a heading and its rows. */
export const visibleMonths = (
  items: readonly HistoryItem[],
  inSight: readonly { readonly index: number }[],
): readonly VisibleMonth[] => {
  const groups = new Map<
    HistoryMonth,
    { head: number | null; shown: VisibleMonth['shown'][number][] }
  >();
  for (const { index } of inSight) {
    const item = items[index];
    if (!item) continue;
    const group = groups.get(item.month) ?? { head: null, shown: [] };
    groups.set(item.month, group);
    if (item.entry) group.shown.push({ at: index, entry: item.entry, position: index - item.head });
    else group.head = index;
  }
  return [...groups].map(([month, group]) => ({ month, ...group }));
};

/** The newest rows and no others; the totals of a month stay those of the whole month. */
export const newestRows = (
  months: readonly HistoryMonth[],
  atMost: number,
): readonly HistoryMonth[] => {
  let left = atMost;
  const cut: HistoryMonth[] = [];
  for (const month of months) {
    if (left <= 0) break;
    cut.push({ ...month, entries: month.entries.slice(0, left) });
    left -= month.entries.length;
  }
  return cut;
};
