import { selectClockOffset } from '../../../store/app/app';
import { dayInIndia } from '../../../store/core/values/dates';
import { useAppSelector } from '../hooks';

/**
 * The time by the operator's clock at this rendering, in milliseconds since 1970. Use it for the distance to a time
 * that the operator names, because the device's clock may be wrong.
 */
export const useOperatorNow = (): number => Date.now() + useAppSelector(selectClockOffset);

/** Today by the operator's clock, in India: `2026-11-30`. */
export const useOperatorToday = (): string => dayInIndia(useOperatorNow());
