import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref whose element takes the focus when `moment` changes and nothing else has the focus: the pressed button
 * may have disappeared with its action. It does nothing at the first rendering.
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
