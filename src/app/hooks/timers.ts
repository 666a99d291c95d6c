import { useEffect, useReducer, useState } from 'react';
import { selectClockOffset } from '../../../store/app/app';
import { nextAnnouncementChange } from '../../../store/inbox/serviceAnnouncements';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';
import { useAppSelector } from '../hooks';

/*
 * What a clock shows is no state of the product: the store has the moments, and the screen looks at
 * the clock.
 */

/** The longest wait of a browser's timer, 24.8 days; a longer one would be over at once. */
const MAX_TIMER = 2 ** 31 - 1;

/** The clock at this rendering, which is repeated at the moment and every `step` milliseconds before it. */
const useNow = (moment: number | null, step = MAX_TIMER): number => {
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const now = Date.now();
  const isAhead = moment !== null && moment > now;
  useEffect(() => {
    if (moment === null || !isAhead) return undefined;
    const wait = setTimeout(look, Math.min(step, Math.max(0, moment - Date.now())));
    return () => clearTimeout(wait);
  }, [moment, isAhead, step, looks]);
  return now;
};

/** Whole seconds until a moment; 0 once it is past. */
export const useSecondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil((moment - useNow(moment, 1000)) / 1000));

/** Whether a moment is past; null is an unknown moment, which is never past. */
export const useIsPast = (moment: number | null): boolean => {
  const now = useNow(moment);
  return moment !== null && moment <= now;
};

/**
 * The current moment by the operator's clock, in milliseconds since 1970. It changes when the next of these
 * announcements begins or ends, and when new ones have come, so that each is shown in its time.
 */
export const useNowForAnnouncements = (announcements: readonly ServiceAnnouncement[]): number => {
  const ahead = useAppSelector(selectClockOffset);
  const [looked, setLooked] = useState(() => Date.now());
  const now = looked + ahead;
  useEffect(() => {
    const current = Date.now() + ahead;
    const next = nextAnnouncementChange(announcements, now);
    if (next === null) return;
    const timer = setTimeout(
      () => setLooked(Date.now()),
      Math.min(Math.max(next - current, 0), MAX_TIMER),
    );
    return () => clearTimeout(timer);
  }, [announcements, now, ahead]);
  return now;
};
