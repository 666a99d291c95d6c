import type { RequestOf } from '../wire/requests/requests';
import { CHARGE_PERIODS } from '../wire/values';

export type ChargePeriod = RequestOf<'renew'>['chargeperiod'];

/** What a price is divided by. How many days a pack runs for is the operator's to say: `selectRenewalDays`. */
export const PERIOD_MONTHS: Readonly<Record<ChargePeriod, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALFYEARLY: 6,
  YEARLY: 12,
};

/** Months of a term as the operator names it; null for a name that is not documented. */
export const monthsOfPeriod = (name: string): number | null => {
  const period = CHARGE_PERIODS.find((one) => one === name);
  return period === undefined ? null : PERIOD_MONTHS[period];
};
