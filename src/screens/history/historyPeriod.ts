import { monthBefore } from '../../../store/history/history';

export const HISTORY_PERIODS = ['all', 'month', 'quarter', 'half', 'year', 'custom'] as const;
export type HistoryPeriod = (typeof HISTORY_PERIODS)[number];

/** Whole months including the current one, so that the totals of each month are complete. */
const MONTHS: Readonly<Record<Exclude<HistoryPeriod, 'all' | 'custom'>, number>> = {
  month: 1,
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

export const isPeriodReversed = ({ period, from, to }: FilterChoice): boolean =>
  period === 'custom' && from !== '' && to !== '' && from > to;

/** The first and the last day, both included; '' where the period is open. */
export const periodDays = (choice: FilterChoice, today: string): { from: string; to: string } => {
  const { period, from, to } = choice;
  if (period === 'all' || isPeriodReversed(choice)) return { from: '', to: '' };
  if (period === 'custom') return { from, to };
  return { from: `${monthBefore(today.slice(0, 7), MONTHS[period] - 1)}-01`, to: today };
};
