import { useEffect, useState } from 'react';
import type { AnyFlow } from '../../../store/core/flow';
import { useFailure } from './useFlow';

/** The longest wait for the parts above (milliseconds). */
const PATIENCE = 2_000;

/** Whether a value was loaded or has failed to load. The part of the page that shows it then has its final size. */
export const useIsSettled = (flow: AnyFlow, value: unknown): boolean => {
  const hasFailed = useFailure(flow) !== null;
  return value !== null || hasFailed;
};

/**
 * Whether the next part of a page may be shown. It may when all parts above it are loaded or have failed, or after
 * `PATIENCE` at the latest. So the page fills from the top, and text that is being read does not move. A part that was
 * shown stays.
 */
export const useRevealInOrder = (isSettled: boolean): boolean => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setOpen(true), isSettled ? 0 : PATIENCE);
    return () => clearTimeout(patience);
  }, [isSettled]);
  return isOpen || isSettled;
};
