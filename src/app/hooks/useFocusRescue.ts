import { type RefObject, useEffect, useRef } from 'react';

/**
 * A pressed button may disappear with its action, and the focus would be lost. A subscriber who works
 * by keyboard goes on at this place instead, when `moment` changes. Never at the first paint.
 */
export const useFocusRescue = <Target extends HTMLElement>(
  moment: unknown,
): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  const last = useRef(moment);
  useEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    if (document.activeElement === document.body) target.current?.focus();
  }, [moment]);
  return target;
};
