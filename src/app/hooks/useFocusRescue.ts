import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref to an element. The element takes the focus if `moment` changes while no element has the focus, for
 * example because the pressed button was removed. The first rendering moves no focus.
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
