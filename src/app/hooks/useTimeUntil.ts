import { useEffect, useReducer } from 'react';

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
