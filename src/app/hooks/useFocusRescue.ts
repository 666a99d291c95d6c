import { type RefObject, useEffect, useRef } from 'react';

/**
 * A pressed button may disappear with its action, and with it the focus. The element then takes the focus when
 * `moment` changes, but not at the first rendering.
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
