import { useEffect, useState } from 'react';
import type { AnyFlow } from '../../../store/core/flow';
import { useFailure } from './useFlow';

/** The longest wait for the parts above (milliseconds). */
const PATIENCE = 2_000;

/** It has come, or it is known that it will not: either way its size is final. */
export const useIsSettled = (flow: AnyFlow, value: unknown): boolean => {
  const hasFailed = useFailure(flow) !== null;
  return value !== null || hasFailed;
};

/**
 * Whether the next part of a page may be shown: once everything above it is settled. A page then
 * fills from the top, and nothing that is already being read moves. What was shown once stays.
 */
export const useRevealInOrder = (isSettled: boolean): boolean => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setOpen(true), isSettled ? 0 : PATIENCE);
    return () => clearTimeout(patience);
  }, [isSettled]);
  return isOpen || isSettled;
};
