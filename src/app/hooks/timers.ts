import { useEffect, useReducer, useState } from 'react';
import { selectClockOffset } from '../../../store/app/app';
import { nextAnnouncementChange } from '../../../store/inbox/serviceAnnouncements';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';
import { useAppSelector } from '../hooks';

/* The current time is not in the store. The store holds points in time, and the screen compares them with the clock. */

/** The longest delay of a browser's timer in milliseconds, 24.8 days. With a longer delay the timer fires at once. */
const MAX_TIMER = 2 ** 31 - 1;

/** The time at this rendering. The component renders again at `moment`, and every `step` milliseconds until then. */
const useNow = (moment: number | null, step = MAX_TIMER): number => {
  const [renderCount, render] = useReducer((count: number) => count + 1, 0);
  const now = Date.now();
  const isAhead = moment !== null && moment > now;
  useEffect(() => {
    if (moment === null || !isAhead) return undefined;
    const timer = setTimeout(render, Math.min(step, Math.max(0, moment - Date.now())));
    return () => clearTimeout(timer);
  }, [moment, isAhead, step, renderCount]);
  return now;
};

/** Whole seconds until a moment; 0 when it is past. */
export const useSecondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil((moment - useNow(moment, 1000)) / 1000));

/** True when `moment` is past. null is an unknown moment, which is never past. */
export const useIsPast = (moment: number | null): boolean => {
  const now = useNow(moment);
  return moment !== null && moment <= now;
};

/**
 * The time by the operator's clock, in milliseconds since 1970. The clock is read again only when one of these
 * announcements begins or ends.
 */
export const useNowForAnnouncements = (announcements: readonly ServiceAnnouncement[]): number => {
  const clockOffset = useAppSelector(selectClockOffset);
  const [lastRead, setLastRead] = useState(() => Date.now());
  const now = lastRead + clockOffset;
  useEffect(() => {
    const current = Date.now() + clockOffset;
    const next = nextAnnouncementChange(announcements, now);
    if (next === null) return;
    const timer = setTimeout(
      () => setLastRead(Date.now()),
      Math.min(Math.max(next - current, 0), MAX_TIMER),
    );
    return () => clearTimeout(timer);
  }, [announcements, now, clockOffset]);
  return now;
};
