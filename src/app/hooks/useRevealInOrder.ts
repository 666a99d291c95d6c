import { useEffect, useState } from 'react';
import type { AnyFlow } from '../../../store/core/flow';
import { useFailure } from './useFlow';

/** The longest wait for the parts above (milliseconds). */
const PATIENCE = 2_000;

/** Whether a value was loaded or has failed to load: its part of the page then has its final size. */
export const useIsSettled = (flow: AnyFlow, value: unknown): boolean => {
  const hasFailed = useFailure(flow) !== null;
  return value !== null || hasFailed;
};

/**
 * Whether the next part of a page may be shown: once all parts above it are settled, or after `PATIENCE` at the latest.
 * The page then fills from the top, and what is being read does not move. A part that was shown stays.
 */
export const useRevealInOrder = (isSettled: boolean): boolean => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setOpen(true), isSettled ? 0 : PATIENCE);
    return () => clearTimeout(patience);
  }, [isSettled]);
  return isOpen || isSettled;
};
