import { monthBefore } from '../../../store/history/history';

export const PERIODS = ['all', 'month', 'quarter', 'half', 'year', 'own'] as const;
export type Period = (typeof PERIODS)[number];

/** Whole months, this one included, so that the totals of each month are whole too. */
const MONTHS: Readonly<Record<Exclude<Period, 'all' | 'own'>, number>> = {
  month: 1,
  quarter: 3,
  half: 6,
  year: 12,
};

/** What is chosen above the list, as it is chosen. */
export interface Choice {
  readonly direction: 'in' | 'out' | null;
  readonly period: Period;
  /** Days of the subscriber's own, or ''. */
  readonly from: string;
  readonly to: string;
  readonly query: string;
}

export const NO_CHOICE: Choice = { direction: null, period: 'all', from: '', to: '', query: '' };

export const isWrongOrder = ({ period, from, to }: Choice): boolean =>
  period === 'own' && from !== '' && to !== '' && from > to;

/** From which day to which, both included; '' where the period has no end. */
export const daysOf = (choice: Choice, today: string): { from: string; to: string } => {
  const { period, from, to } = choice;
  if (period === 'all' || isWrongOrder(choice)) return { from: '', to: '' };
  if (period === 'own') return { from, to };
  return { from: `${monthBefore(today.slice(0, 7), MONTHS[period] - 1)}-01`, to: today };
};
