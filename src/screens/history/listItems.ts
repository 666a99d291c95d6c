import type { HistoryEntry, HistoryMonth } from '../../../store/history/history';

/** One row of the list. */
export interface HistoryLine {
  readonly entry: HistoryEntry;
  /** The payment for this charge; null if none is found. */
  readonly paidBy: HistoryEntry | null;
}

export interface MonthLines {
  readonly month: HistoryMonth;
  readonly lines: readonly HistoryLine[];
}

/** Words that show that incoming money is a payment. Other incoming money may be a refund or a correction. */
const NAMES_A_PAYMENT = /\b(upi|card|net ?banking|pay(ment|tm)|paid|pay later|instal)/i;
const NAMES_NO_PAYMENT = /refund|revers|cash ?back|return|credit note|adjust|correct|cancel|bonus/i;

/** Whether the time of the row has seconds. Without seconds, two rows with the same time may be separate events. */
const hasSeconds = ({ day, row }: HistoryEntry): boolean =>
  day !== '' && /:\d\d:\d\d|^\d+$/.test(row.created.trim());

/**
 * Whether the recharge (a row with incoming money) was the payment for the charge. The operator does not say this, so
 * the portal assumes it if the amounts are equal, both times have seconds, the recharge's text is about a payment, and
 * neither row's text is about a refund or a correction. The caller ensures that no other row is booked in the same
 * second. The two rows are then shown as one.
 */
const isPaidBy = (charge: HistoryEntry, recharge: HistoryEntry): boolean =>
  charge.direction === 'out' &&
  recharge.direction === 'in' &&
  (charge.row.amount ?? 0) > 0 &&
  charge.row.amount === recharge.row.amount &&
  [charge, recharge].every(hasSeconds) &&
  NAMES_A_PAYMENT.test(recharge.row.description1) &&
  ![charge, recharge].some(({ row }) =>
    NAMES_NO_PAYMENT.test(`${row.description1} ${row.description2}`),
  );

const pairOf = (entry: HistoryEntry, other: HistoryEntry): HistoryLine | null => {
  if (isPaidBy(entry, other)) return { entry, paidBy: other };
  if (isPaidBy(other, entry)) return { entry: other, paidBy: entry };
  return null;
};

/** Groups adjacent entries with the same time. The entries of a month are sorted, newest first. */
const bySecond = (entries: readonly HistoryEntry[]): readonly (readonly HistoryEntry[])[] => {
  const groups: HistoryEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.moment === entry.moment) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
};

/** A charge and the payment for it become one line. */
const linesOf = (entries: readonly HistoryEntry[]): readonly HistoryLine[] =>
  bySecond(entries).flatMap((group) => {
    const [first, second] = group;
    const pair = first && second && group.length === 2 ? pairOf(first, second) : null;
    return pair ? [pair] : group.map((entry) => ({ entry, paidBy: null }));
  });

export const monthLines = (months: readonly HistoryMonth[]): readonly MonthLines[] =>
  months.map((month) => ({ month, lines: linesOf(month.entries) }));

/** A heading or a row of the flat list. */
export interface HistoryItem {
  readonly key: string;
  readonly month: MonthLines;
  /** The index of its month's heading. */
  readonly head: number;
  /** null for a heading. */
  readonly line: HistoryLine | null;
}

export const historyItems = (months: readonly MonthLines[]): readonly HistoryItem[] => {
  const items: HistoryItem[] = [];
  for (const month of months) {
    const head = items.length;
    items.push({ key: `month ${month.month.month}`, month, head, line: null });
    for (const line of month.lines) items.push({ key: line.entry.key, month, head, line });
  }
  return items;
};

/** A month, and those of its rows that are rendered. */
export interface ShownMonth {
  readonly month: MonthLines;
  /** The index of the month’s heading in a virtual list; 0 in any other list; null if the heading is not rendered. */
  readonly head: number | null;
  readonly shown: readonly {
    readonly at: number;
    readonly line: HistoryLine;
    /** Within its month, from 1. */
    readonly position: number;
  }[];
}

/** Months of which all rows are rendered. */
export const wholeMonths = (months: readonly MonthLines[]): readonly ShownMonth[] =>
  months.map((month) => ({
    month,
    head: 0,
    shown: month.lines.map((line, at) => ({ at, line, position: at + 1 })),
  }));

/** The rendered items grouped by month. */
export const visibleMonths = (
  items: readonly HistoryItem[],
  inSight: readonly { readonly index: number }[],
): readonly ShownMonth[] => {
  const groups = new Map<
    MonthLines,
    { head: number | null; shown: ShownMonth['shown'][number][] }
  >();
  for (const { index } of inSight) {
    const item = items[index];
    if (!item) continue;
    const group = groups.get(item.month) ?? { head: null, shown: [] };
    groups.set(item.month, group);
    if (item.line) group.shown.push({ at: index, line: item.line, position: index - item.head });
    else group.head = index;
  }
  return [...groups].map(([month, group]) => ({ month, ...group }));
};

/** The months with only their newest rows. The totals of a month still cover the whole month. */
export const newestRows = (
  months: readonly MonthLines[],
  atMost: number,
): readonly MonthLines[] => {
  let left = atMost;
  const cut: MonthLines[] = [];
  for (const month of months) {
    if (left <= 0) break;
    cut.push({ ...month, lines: month.lines.slice(0, left) });
    left -= month.lines.length;
  }
  return cut;
};
