import { selectClockOffset } from '../../../store/app/app';
import { dayInIndia } from '../../../store/core/values/dates';
import { useAppSelector } from '../hooks';

/**
 * The time by the operator's clock at this rendering, in milliseconds since 1970. Compare the
 * operator's times with this value, because the device's clock may be wrong.
 */
export const useOperatorNow = (): number => Date.now() + useAppSelector(selectClockOffset);

/** Today by the operator's clock, in India: `2026-11-30`. */
export const useOperatorToday = (): string => dayInIndia(useOperatorNow());
