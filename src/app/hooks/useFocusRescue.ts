import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref. When `moment` changes and no element has the focus, the element of the ref takes the focus, because
 * the pressed button may have disappeared together with the focus. The hook does nothing at the first rendering.
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
