import { useEffect, useState } from 'react';

/** The browser's timers go no further (milliseconds). */
const FURTHEST = 2 ** 31 - 1;

/**
 * The moment it is (milliseconds since 1970), told again at the next moment that matters, so that
 * what has ended goes away by itself. Also when something new came: it may have begun meanwhile.
 */
export const useNow = (nextAfter: (now: number) => number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const current = Date.now();
    const next = nextAfter(now);
    if (next === null) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(next - current, 0), FURTHEST),
    );
    return () => clearTimeout(timer);
  }, [nextAfter, now]);
  return now;
};
