import { useEffect, useState } from 'react';
import type { AnyFlow } from '../../../store/core/flow';
import { useFailure } from './useFlow';

/** The longest wait for the parts above (milliseconds). */
const PATIENCE = 2_000;

/** True if the value was loaded or failed to load. The part of the page with this value then has its final size. */
export const useIsSettled = (flow: AnyFlow, value: unknown): boolean => {
  const hasFailed = useFailure(flow) !== null;
  return value !== null || hasFailed;
};

/**
 * True if the next part of a page may be shown: the parts above it are settled, or `PATIENCE` has passed. The page
 * fills from the top, so that text does not move while the subscriber reads it. A shown part stays.
 */
export const useRevealInOrder = (isSettled: boolean): boolean => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setOpen(true), isSettled ? 0 : PATIENCE);
    return () => clearTimeout(patience);
  }, [isSettled]);
  return isOpen || isSettled;
};
