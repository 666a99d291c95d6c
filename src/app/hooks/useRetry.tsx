import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { selectIsOnline } from '../../../store/app/connection';
import type { AnyFlow } from '../../../store/core/flow';
import { selectFailure } from '../../../store/core/flows';
import type { RootState } from '../../../store/root/rootReducer';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useAppSelector } from '../hooks';
import { useFocusRescue } from './useFocusRescue';

/**
 * Asks again for what could not be reached: once for each time the network comes back. Neither a
 * failure nor the arrival of a part that shows one asks again, which would go round in circles.
 */
export const useRetryOnReconnect = (flow: AnyFlow, again: () => void): void => {
  const store = useStore<RootState>();
  const isOnline = useAppSelector(selectIsOnline);
  const wasOnline = useRef(isOnline);
  const retryIfReconnected = useEffectEvent(() => {
    // Looked at now: another part of the screen may have asked for the same a moment ago.
    if (selectFailure(store.getState(), flow)?.kind === 'unreachable') again();
  });
  useEffect(() => {
    if (isOnline && !wasOnline.current) retryIfReconnected();
    wasOnline.current = isOnline;
  }, [isOnline]);
};

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
