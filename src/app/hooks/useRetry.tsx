import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useFocusRescue } from './useFocusRescue';

interface Retry {
  readonly retry: () => void;
  /** Stands beside the button, and takes the focus when the button goes with its press. */
  readonly focusTarget: ReactNode;
}

/** For a "Try again" that disappears together with the failure: who works by keyboard goes on at its place. */
export const useRetry = (failure: unknown, ask: () => void): Retry => {
  const [isPressed, setPressed] = useState(false);
  const focusTarget = useFocusRescue<HTMLSpanElement>(failure);
  const retry = () => {
    setPressed(true);
    ask();
  };
  return { retry, focusTarget: isPressed && <VisuallyHidden ref={focusTarget} tabIndex={-1} /> };
};
