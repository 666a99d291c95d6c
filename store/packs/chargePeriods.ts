import type { RequestOf } from '../wire/requests/requests';

/** The terms that packs are sold for (specification §9), shortest first. */
export const CHARGE_PERIODS = ['MONTHLY', 'QUARTERLY', 'HALFYEARLY', 'YEARLY'] as const;
export type ChargePeriod = RequestOf<'renew'>['chargeperiod'];

interface PeriodLength {
  readonly months: number;
  /** The operator counts a month as thirty days. */
  readonly days: number;
}

export const PERIOD_LENGTHS: Readonly<Record<ChargePeriod, PeriodLength>> = {
  MONTHLY: { months: 1, days: 30 },
  QUARTERLY: { months: 3, days: 90 },
  HALFYEARLY: { months: 6, days: 180 },
  YEARLY: { months: 12, days: 365 },
};

/** Months of a term as the operator names it; null for a name that is not documented. */
export const monthsOfPeriod = (name: string): number | null => {
  const period = CHARGE_PERIODS.find((one) => one === name);
  return period === undefined ? null : PERIOD_LENGTHS[period].months;
};
