import { monthBefore } from '../../../store/history/history';

export const HISTORY_PERIODS = ['all', 'month', 'quarter', 'half', 'year', 'own'] as const;
export type HistoryPeriod = (typeof HISTORY_PERIODS)[number];

/** Whole months, this one included, so that the totals of each month are whole too. */
const MONTHS: Readonly<Record<Exclude<HistoryPeriod, 'all' | 'own'>, number>> = {
  month: 1,
  quarter: 3,
  half: 6,
  year: 12,
};

/** What is chosen above the list, as it is chosen. */
export interface FilterChoice {
  readonly direction: 'in' | 'out' | null;
  readonly period: HistoryPeriod;
  /** Days of the subscriber's own, or ''. */
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
  period === 'own' && from !== '' && to !== '' && from > to;

/** From which day to which, both included; '' where the period has no end. */
export const periodDays = (choice: FilterChoice, today: string): { from: string; to: string } => {
  const { period, from, to } = choice;
  if (period === 'all' || isPeriodReversed(choice)) return { from: '', to: '' };
  if (period === 'own') return { from, to };
  return { from: `${monthBefore(today.slice(0, 7), MONTHS[period] - 1)}-01`, to: today };
};
