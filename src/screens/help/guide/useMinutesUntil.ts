import { useEffect, useState } from 'react';

const MINUTE = 60_000;
/** Milliseconds between two looks at the clock. */
const PACE = 5_000;

const minutesUntil = (moment: string): number => {
  const left = Date.parse(moment) - Date.now();
  return Number.isNaN(left) ? 0 : Math.max(0, Math.ceil(left / MINUTE));
};

/** Whole minutes to a moment the operator named; 0 when it has come, or is no moment. */
export const useMinutesUntil = (moment: string): number => {
  const [, look] = useState(0);
  const minutes = minutesUntil(moment);
  const isWaiting = minutes > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const clock = setInterval(() => look((looks) => looks + 1), PACE);
    return () => clearInterval(clock);
  }, [isWaiting]);
  return minutes;
};
