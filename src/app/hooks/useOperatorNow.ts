import { selectClockOffset } from '../../../store/app/app';
import { dayInIndia } from '../../../store/core/values/dates';
import { useAppSelector } from '../hooks';

/**
 * The moment it is by the operator's clock at this rendering, in milliseconds since 1970: what is counted from or to a
 * moment of the operator is right on a device whose clock is wrong.
 */
export const useOperatorNow = (): number => Date.now() + useAppSelector(selectClockOffset);

/** The day it is for the operator, in India, as `2026-11-30`. */
export const useOperatorToday = (): string => dayInIndia(useOperatorNow());
