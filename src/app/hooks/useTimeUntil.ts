import { useEffect, useState } from 'react';

/*
 * What a clock shows is no state of the product: the store has the moments, and the screen looks at
 * the clock.
 */

/** Whole seconds until a moment; 0 once it is past. */
export const useSecondsUntil = (moment: number): number => {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [isOver]);
  return seconds;
};

/** Whether a moment is past; null is an unknown moment, which is never past. */
export const useIsPast = (moment: number | null): boolean => {
  const [isPast, setPast] = useState(() => moment !== null && moment <= Date.now());
  useEffect(() => {
    if (moment === null || isPast) return undefined;
    const wait = setTimeout(() => setPast(true), moment - Date.now());
    return () => clearTimeout(wait);
  }, [moment, isPast]);
  return isPast;
};
