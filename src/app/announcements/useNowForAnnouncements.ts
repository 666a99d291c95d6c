import { useEffect, useState } from 'react';
import { nextAnnouncementChange } from '../../../store/inbox/serviceAnnouncements';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';

/** The browser's timers go no further (milliseconds). */
const FURTHEST = 2 ** 31 - 1;

/**
 * The moment it is (milliseconds since 1970), told again when the next of these announcements begins or ends, so that
 * each is shown in its time. Also when new ones came: one may have begun meanwhile.
 */
export const useNowForAnnouncements = (announcements: readonly ServiceAnnouncement[]): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const current = Date.now();
    const next = nextAnnouncementChange(announcements, now);
    if (next === null) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(next - current, 0), FURTHEST),
    );
    return () => clearTimeout(timer);
  }, [announcements, now]);
  return now;
};
