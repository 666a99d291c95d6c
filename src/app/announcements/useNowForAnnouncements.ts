import { useEffect, useState } from 'react';
import { selectClockOffset } from '../../../store/app/app';
import { nextAnnouncementChange } from '../../../store/inbox/serviceAnnouncements';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';
import { useAppSelector } from '../hooks';

/** The browser's timers go no further (milliseconds). */
const FURTHEST = 2 ** 31 - 1;

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
      Math.min(Math.max(next - current, 0), FURTHEST),
    );
    return () => clearTimeout(timer);
  }, [announcements, now, ahead]);
  return now;
};
