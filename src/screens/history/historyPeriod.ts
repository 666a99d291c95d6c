export const HISTORY_PERIODS = ['all', 'month', 'quarter', 'half', 'year', 'custom'] as const;
export type HistoryPeriod = (typeof HISTORY_PERIODS)[number];

/** Months up to today. */
const MONTHS: Readonly<Record<Exclude<HistoryPeriod, 'all' | 'month' | 'custom'>, number>> = {
  quarter: 3,
  half: 6,
  year: 12,
};

/** The values of the filters above the list. */
export interface FilterChoice {
  readonly direction: 'in' | 'out' | null;
  readonly period: HistoryPeriod;
  /** The days of a custom period, or ''. */
  readonly from: string;
  readonly to: string;
  readonly query: string;
}

export const NO_FILTERS: FilterChoice = {
  direction: null,
  period: 'all',
  from: '',
  to: '',
  query: '',
};

/** How many of the search, the period and the kind are set. */
export const countFilters = ({ direction, period, query }: FilterChoice): number =>
  [direction !== null, period !== 'all', query.trim() !== ''].filter(Boolean).length;

export const isPeriodReversed = ({ period, from, to }: FilterChoice): boolean =>
  period === 'custom' && from !== '' && to !== '' && from > to;

/** The first and the last day of the period, both included; '' for an open end. */
export const periodDays = (choice: FilterChoice, today: string): { from: string; to: string } => {
  const { period, from, to } = choice;
  if (period === 'all' || isPeriodReversed(choice)) return { from: '', to: '' };
  if (period === 'custom') return { from, to };
  const first =
    period === 'month' ? `${today.slice(0, 7)}-01` : dayAfterMonthsBefore(today, MONTHS[period]);
  return { from: first, to: today };
};

/**
 * The first day of a period of `months` months that ends today: three months until 24 November begin on 25 August. If
 * that day does not exist, the period begins on the first day of the next month.
 */
const dayAfterMonthsBefore = (today: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const from = new Date(Date.UTC(year, month - 1 - months, Math.min(day, last) + 1));
  return from.toISOString().slice(0, 10);
};
