import { useEffect, useRef, type RefObject } from 'react';

/**
 * A pressed button may disappear with its action, and the focus would be lost. A subscriber who works
 * by keyboard goes on at this place instead, when `moment` changes. Never at the first paint.
 */
export const useFocusRescue = <Place extends HTMLElement>(
  moment: unknown,
): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const last = useRef(moment);
  useEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    if (document.activeElement === document.body) place.current?.focus();
  }, [moment]);
  return place;
};
