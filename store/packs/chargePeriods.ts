import type { RequestOf } from '../wire/requests/requests';
import { CHARGE_PERIODS } from '../wire/values';

export type ChargePeriod = RequestOf<'renew'>['chargeperiod'];

/** The months by which a price is divided. The operator decides how many days a pack runs (`selectRenewalDays`). */
export const PERIOD_MONTHS: Readonly<Record<ChargePeriod, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALFYEARLY: 6,
  YEARLY: 12,
};

/** Months of a term as the operator names it; null for a name that is not documented. */
export const monthsOfPeriod = (name: string): number | null => {
  const period = CHARGE_PERIODS.find((candidate) => candidate === name);
  return period === undefined ? null : PERIOD_MONTHS[period];
};
