import type { Entry, Month } from '../../../store/history/history';

/** A heading or a row, as the list counts them from top to bottom. */
export interface Item {
  readonly key: string;
  readonly month: Month;
  /** Where the heading of its month stands. */
  readonly head: number;
  /** null for a heading. */
  readonly entry: Entry | null;
}

export const itemsOf = (months: readonly Month[]): readonly Item[] => {
  const items: Item[] = [];
  for (const month of months) {
    const head = items.length;
    items.push({ key: `month ${month.month}`, month, head, entry: null });
    for (const entry of month.entries) items.push({ key: entry.key, month, head, entry });
  }
  return items;
};

interface Group {
  readonly month: Month;
  /** The heading's place in the list, or null when it is out of sight. */
  readonly head: number | null;
  readonly shown: readonly {
    readonly at: number;
    readonly entry: Entry;
    /** Within its month, from 1. */
    readonly position: number;
  }[];
}

/** What is in sight, put together again month by month: a heading and its rows. */
export const groupsOf = (
  items: readonly Item[],
  inSight: readonly { readonly index: number }[],
): readonly Group[] => {
  const groups = new Map<Month, { head: number | null; shown: Group['shown'][number][] }>();
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
export const newestOf = (months: readonly Month[], atMost: number): readonly Month[] => {
  let left = atMost;
  const cut: Month[] = [];
  for (const month of months) {
    if (left <= 0) break;
    cut.push({ ...month, entries: month.entries.slice(0, left) });
    left -= month.entries.length;
  }
  return cut;
};
